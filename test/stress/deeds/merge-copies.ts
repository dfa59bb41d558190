import type { Page } from 'puppeteer-core';
import { underKills } from '../kills.ts';
import { bookmarkLines, faultsOf, type Line } from '../picture.ts';
import type { Deed } from '../stage.ts';
import { allow, askFor, undoWhole } from './by-chat.ts';

const copies = 500;
const folder = 'Copies';
const trash = 'Outrigger trash';

/** Bookmarks of the library and a copy of each in another folder, which is made once. */
async function pairs(hand: Page): Promise<{ keep_id: string; remove_ids: string[] }[]> {
  const json = await hand.evaluate(
    async (title: string, count: number) => {
      const [root] = await chrome.bookmarks.getTree();
      const all = (root?.children ?? []).flatMap(({ children = [] }) => children);
      const kept = all
        .filter((node) => node.title !== title)
        .flatMap(({ children = [] }) => children)
        .slice(0, count);
      const [found] = await chrome.bookmarks.search({ title });
      const parentId = found?.id ?? (await chrome.bookmarks.create({ title })).id;
      const removed = await chrome.bookmarks.getChildren(parentId);
      if (removed.length === 0)
        for (const node of kept) {
          const copy = { parentId, title: `Copy of ${node.title}`, ...(node.url && { url: node.url }) };
          removed.push(await chrome.bookmarks.create(copy));
        }
      return JSON.stringify(kept.map(({ id }, at) => ({ keep_id: id, remove_ids: [removed[at]?.id] })));
    },
    folder,
    copies,
  );
  return JSON.parse(json) as { keep_id: string; remove_ids: string[] }[];
}

const inTrash = (lines: Line[]): Line[] =>
  lines.filter(({ text }) => (JSON.parse(text) as string[]).slice(0, -2).includes(trash));
const withId = ({ id, text }: Line): string => `${id} ${text}`;
const isTrash = ({ text }: Line): boolean => (JSON.parse(text) as string[]).includes(trash);

/** Merges 500 copies under kills, and takes it back under kills. */
export const mergeCopies: Deed = async (stage, storm) => {
  const { hand, driver } = stage;
  const merges = await pairs(hand);
  const removed = new Set(merges.flatMap(({ remove_ids }) => remove_ids));
  const before = (await bookmarkLines(hand)).filter((line) => !isTrash(line));
  const panel = await askFor(stage, 'merge_bookmarks', { merges });
  const merging = await underKills(driver, storm, () => allow(panel, 'merge_bookmarks'));

  const after = await bookmarkLines(hand);
  const gone = inTrash(after).filter(({ id }) => removed.has(id));
  const went = new Set(gone.map(({ id }) => id));
  const stays = before.filter(({ id }) => !went.has(id));
  const faults = faultsOf('library', stays.map(withId), after.filter((line) => !isTrash(line)).map(withId));
  const whole = merging.ended.startsWith('done');
  if (whole !== (gone.length === copies)) faults.push(`merge: ${gone.length} are in the trash`);

  const undoing = await undoWhole(panel, stage, storm);
  const back = (await bookmarkLines(hand)).filter((line) => !isTrash(line));
  faults.push(...faultsOf('undo', before.map(withId), back.map(withId)));
  return {
    said: `${merging.ended.slice(0, 160)} (${gone.length} in the trash). Undo: ${undoing.said}`,
    kills: merging.kills + undoing.kills,
    faults,
  };
};
