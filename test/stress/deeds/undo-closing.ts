import { faultsOf, tabLines } from '../picture.ts';
import type { Deed } from '../stage.ts';
import { allow, askFor, undoWhole } from './by-chat.ts';

const closed = 150;

/** Closes 150 of 300 tabs, and takes it back under kills. */
export const undoClosing: Deed = async (stage, storm) => {
  const { hand, site } = stage;
  const before = await tabLines(hand);
  const ids = await hand.evaluate(
    async (origin: string, count: number) => {
      const tabs = await chrome.tabs.query({});
      // Every other one, so that each has its place between others.
      const ours = tabs.filter(({ url = '', pendingUrl = '' }) => (url || pendingUrl).startsWith(origin));
      return ours.flatMap(({ id }, at) => (at % 2 === 0 && id !== undefined ? [id] : [])).slice(0, count);
    },
    site.origin,
    closed,
  );
  const panel = await askFor(stage, 'close_tabs', { tab_ids: ids });
  const said = await allow(panel, 'close_tabs');
  const left = await tabLines(hand);
  const faults = left.length === before.length - ids.length ? [] : [`closing: ${left.length} tabs are left`];
  const undoing = await undoWhole(panel, stage, storm);
  faults.push(...faultsOf('tabs', before, await tabLines(hand)));
  return { said: `${said.slice(0, 60)} Undo: ${undoing.said}`, kills: undoing.kills, faults };
};
