import type { Page } from 'puppeteer-core';

/** A bookmark or folder: its id, and its titles from the root with its address as one text. */
export interface Line {
  id: string;
  text: string;
}

interface TreeNode {
  id: string;
  title: string;
  url?: string | undefined;
  children?: TreeNode[] | undefined;
}

/** Everything in the browser's bookmarks, in its order. */
export async function bookmarkLines(page: Page): Promise<Line[]> {
  // As one text: a driver takes seconds for a hundred thousand values.
  const json = await page.evaluate(async () => {
    const lines: { id: string; text: string }[] = [];
    const walk = (nodes: TreeNode[], path: string[]): void => {
      for (const { id, title, url, children = [] } of nodes) {
        const own = [...path, title];
        lines.push({ id, text: JSON.stringify(url === undefined ? own : [...own, url]) });
        walk(children, own);
      }
    };
    const [root] = await chrome.bookmarks.getTree();
    walk(root?.children ?? [], []);
    return JSON.stringify(lines);
  });
  return JSON.parse(json) as Line[];
}

/** Addresses of all web pages that are open, by window and place. */
export const tabLines = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const tabs = await chrome.tabs.query({});
    return tabs.flatMap(
      ({ url = '', pendingUrl = '' }) => [url, pendingUrl].find((one) => one.startsWith('http')) ?? [],
    );
  });

/** Texts of `one` that `other` does not have as often. */
export function surplus(one: string[], other: string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of other) counts.set(text, (counts.get(text) ?? 0) + 1);
  return one.filter((text) => {
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    return left < 1;
  });
}

const some = (texts: string[]): string => `${texts.length}, such as ${texts.slice(0, 2).join(' and ')}`;

/** Differences between what should be and what is, in words; order counts. */
export function faultsOf(what: string, wanted: string[], found: string[]): string[] {
  const [lost, added] = [surplus(wanted, found), surplus(found, wanted)];
  const moved = lost.length + added.length === 0 && wanted.some((text, at) => text !== found[at]);
  return [
    ...(lost.length > 0 ? [`${what}: lost ${some(lost)}`] : []),
    ...(added.length > 0 ? [`${what}: too many ${some(added)}`] : []),
    ...(moved ? [`${what}: another order`] : []),
  ];
}
