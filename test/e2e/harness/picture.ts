import type { Page } from 'puppeteer-core';
import { records } from './records.ts';

/** A tab as a person sees it. */
export interface PlacedTab {
  url: string;
  pinned?: boolean;
  muted?: boolean;
  active?: boolean;
  discarded?: boolean;
  group?: string;
}

interface TreeNode {
  id: string;
  title: string;
  dateAdded?: number | undefined;
  url?: string | undefined;
  children?: TreeNode[] | undefined;
}

/** Windows with their tabs from left to right, without ids and without the windows' order. Pages of ours are left out. */
const windows = (hand: Page): Promise<string[]> =>
  hand.evaluate(async () => {
    const [tabs, groups] = [await chrome.tabs.query({}), await chrome.tabGroups.query({})];
    const shown = tabs.filter(({ url }) => !url?.startsWith(location.origin));
    const lines = [...Map.groupBy(shown, ({ windowId }) => windowId).values()].map((together) =>
      together
        .toSorted((a, b) => a.index - b.index)
        .map((tab) => {
          const group = groups.find(({ id }) => id === tab.groupId);
          const marks = { pinned: tab.pinned, front: tab.active, muted: tab.mutedInfo?.muted, asleep: tab.discarded };
          const set = Object.entries(marks).flatMap(([name, is]) => (is ? name : []));
          return [tab.pendingUrl || tab.url, ...set, group ? `in ${group.title} ${group.color}` : ''].join(' ').trim();
        })
        .join('\n'),
    );
    return lines.sort();
  });

/** Every bookmark and folder with its id and date, in order. */
const bookmarks = (hand: Page): Promise<string[]> =>
  hand.evaluate(async () => {
    const found: string[] = [];
    const walk = (nodes: TreeNode[], depth: number): void => {
      for (const { id, title, url = '', dateAdded, children } of nodes) {
        found.push([' '.repeat(depth), id, title, url, children ? '' : dateAdded].join(' '));
        walk(children ?? [], depth + 1);
      }
    };
    walk(await chrome.bookmarks.getTree(), 0);
    return found;
  });

/** Entries of the browser's own reading list; empty if it has none or does not give it out. */
const readingList = (hand: Page): Promise<string[]> =>
  hand.evaluate(async () => {
    const entries = (await chrome.readingList?.query({})) ?? [];
    return entries.map(({ url, title, hasBeenRead }) => `${url} ${title} ${hasBeenRead}`).sort();
  });

/** The user's rules, which stand in the settings. */
async function rules(hand: Page): Promise<unknown[]> {
  const { settings = [] } = await records(hand, ['settings']);
  return settings.flatMap((one) => (one as { rules?: unknown[] }).rules ?? []);
}

/** All that tools may change. */
export const picture = async (hand: Page) => ({
  windows: await windows(hand),
  bookmarks: await bookmarks(hand),
  readingList: await readingList(hand),
  rules: await rules(hand),
  ...(await records(hand, ['tags', 'addresses', 'sessions'])),
});
