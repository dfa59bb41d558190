import type { Page } from 'puppeteer-core';
import type { SavedSession } from '@/src/contract/session.ts';
import type { Scene } from '@/test/contracts/scene.ts';
import type { Seed } from '@/test/fakes/bookmarks.ts';
import { runTool } from './background.ts';
import { until } from './driver.ts';
import type { PlacedTab } from './picture.ts';
import { emptyJournal, emptyLibrary, putRecords } from './records.ts';
import { shelve, visit } from './visits.ts';

/** Ids in this browser by the ids of a scene. */
export interface Cast {
  tabs: Map<number, number>;
  windows: Map<number, number>;
  groups: Map<number, number>;
  /** Bookmarks, folders and roots. */
  bookmarks: Map<string, string>;
}

/** Addresses of scenes as pages of this machine: the first two are the machine itself, which may be read. */
export function atHome(text: string, port: string): string {
  const hosts: Record<string, string> = { a: 'localhost', b: '127.0.0.1' };
  return text
    .replace(/https:\/\/(\w+)\.test/g, (_, name: string) => `http://${hosts[name] ?? `${name}.test`}:${port}`)
    .replace(/\ba\.test/g, 'localhost');
}

async function openWindow(
  hand: Page,
  tabs: PlacedTab[],
): Promise<{ window: number; ids: number[]; groupOf: Record<string, number> }> {
  const made = await hand.evaluate(
    async (urls: string[]) => {
      const window = await chrome.windows.create({ url: urls, focused: true });
      return window?.id ?? -1;
    },
    tabs.map(({ url }) => url),
  );
  // Firefox calls a tab complete before it has begun with its address.
  await until('the tabs to load', () =>
    hand.evaluate(
      async (windowId: number, urls: string[]) => {
        const open = await chrome.tabs.query({ windowId });
        const begun = open.every(({ url }, at) => url && (url === 'about:blank') === (urls[at] === 'about:blank'));
        return begun && open.length === urls.length && open.every(({ status }) => status === 'complete');
      },
      made,
      tabs.map(({ url }) => url),
    ),
  );
  const placed = await hand.evaluate(
    async (windowId: number, wanted: PlacedTab[]) => {
      const ids = (await chrome.tabs.query({ windowId })).map(({ id = -1 }) => id);
      const groups = new Map<string, number[]>();
      for (const [at, { pinned, muted, group, active }] of wanted.entries()) {
        const id = ids[at] ?? -1;
        if (pinned) await chrome.tabs.update(id, { pinned });
        if (muted) await chrome.tabs.update(id, { muted });
        if (active) await chrome.tabs.update(id, { active });
        if (group) groups.set(group, [...(groups.get(group) ?? []), id]);
      }
      const groupOf: Record<string, number> = {};
      for (const [title, tabIds] of groups) {
        const some = tabIds as [number, ...number[]];
        const groupId = await chrome.tabs.group({ tabIds: some, createProperties: { windowId } });
        await chrome.tabGroups.update(groupId, { title, color: 'purple' });
        groupOf[title] = groupId;
      }
      for (const [at, { discarded }] of wanted.entries()) {
        const asleep = discarded ? await chrome.tabs.discard(ids[at] ?? -1) : undefined;
        // Chrome may give a sleeping tab another id.
        if (asleep?.id !== undefined) ids[at] = asleep.id;
      }
      return { ids, groupOf };
    },
    made,
    tabs,
  );
  return { window: made, ...placed };
}

async function plant(hand: Page, scene: NonNullable<Scene['bookmarks']>): Promise<Map<string, string>> {
  const pairs = await hand.evaluate(async (given: string) => {
    const { bar = [], other = [] } = JSON.parse(given) as { bar?: Seed[]; other?: Seed[] };
    const [root] = await chrome.bookmarks.getTree();
    const roots = root?.children ?? [];
    const named = (ids: string[]) => roots.find(({ id }) => ids.includes(id))?.id ?? '';
    const [first, second] = [named(['1', 'toolbar_____']), named(['2', 'unfiled_____'])];
    const found: [string, string][] = [
      ['1', first],
      ['2', second],
    ];
    const put = async (parentId: string, seeds: Seed[]): Promise<void> => {
      for (const seed of seeds) {
        const { title } = seed;
        const made = await chrome.bookmarks.create({ parentId, title, ...('url' in seed ? { url: seed.url } : {}) });
        if (seed.id !== undefined) found.push([seed.id, made.id]);
        if ('children' in seed) await put(made.id, seed.children);
      }
    };
    await put(first, bar);
    await put(second, other);
    return found;
  }, JSON.stringify(scene));
  return new Map(pairs);
}

/** Clears the browser and plays a scene in it: tabs in windows of their own, bookmarks, tags, sessions, earlier acts. */
export async function play(hand: Page, given: Scene, port: string): Promise<Cast> {
  const scene = JSON.parse(atHome(JSON.stringify(given), port)) as Scene;
  await emptyLibrary(hand);
  const bookmarks = await plant(hand, scene.bookmarks ?? {});
  const cast: Cast = { tabs: new Map(), windows: new Map(), groups: new Map(), bookmarks };
  const windows = Map.groupBy(scene.tabs ?? [], ({ windowId = 1 }) => windowId);
  for (const [id, seeds] of [...windows].reverse()) {
    const pages = seeds.map((seed) => ({ ...seed, url: seed.url?.startsWith('http') ? seed.url : 'about:blank' }));
    const { window, ids, groupOf } = await openWindow(hand, pages);
    cast.windows.set(id, window);
    for (const [at, seed] of seeds.entries()) cast.tabs.set(seed.id ?? -1, ids[at] ?? -1);
    for (const { group = '', groupId } of seeds)
      if (groupId !== undefined) cast.groups.set(groupId, groupOf[group] ?? -1);
  }
  await visit(hand, scene.history?.map(({ url }) => url) ?? []);
  await shelve(hand, scene.bookmarks?.other ?? []);
  for (const [url, tags] of Object.entries(scene.tags ?? {}))
    await runTool(hand, 'tag_items', { items: [{ urls: [url], tags }] });
  await putRecords(hand, 'sessions', (scene.sessions ?? []) as SavedSession[]);
  for (const id of scene.closed ?? []) await runTool(hand, 'close_tabs', { tab_ids: [cast.tabs.get(id)] });
  // Calls that were made to set up the scene are no part of it.
  if (!scene.closed) await emptyJournal(hand);
  for (const [at, { tool, args }] of (scene.done ?? []).entries())
    await runTool(hand, tool, translated(args, cast, port), { id: `done:${at}` });
  return cast;
}

const nobody = 2_000_000_000;

/**
 * Arguments of a scene with the ids of this browser. An id that is not in the scene becomes one that does not exist
 * here.
 */
export function translated(args: Record<string, unknown>, cast: Cast, port: string): Record<string, unknown> {
  const numbers = (known: Map<number, number>) => (value: unknown) =>
    typeof value === 'number' ? (known.get(value) ?? nobody + value) : value;
  const bookmarks = (value: unknown) => (typeof value === 'string' ? (cast.bookmarks.get(value) ?? value) : value);
  const kinds: [RegExp, (value: unknown) => unknown][] = [
    [/^tab_ids?$/, numbers(cast.tabs)],
    [/^window_id$/, numbers(cast.windows)],
    [/^group_ids?$/, numbers(cast.groups)],
    [/^(ids|bookmark_ids?|folder_ids?|keep_id|remove_ids)$/, bookmarks],
  ];
  const said = (value: unknown) => (typeof value === 'string' ? atHome(value, port) : value);
  const walk = (value: unknown, mean: (value: unknown) => unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, mean));
    if (typeof value !== 'object' || value === null) return mean(value);
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        walk(part, kinds.find(([names]) => names.test(key))?.[1] ?? said),
      ]),
    );
  };
  return walk(args, said) as Record<string, unknown>;
}
