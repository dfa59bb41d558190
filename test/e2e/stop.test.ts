import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { runTool, undoCall } from './harness/background.ts';
import { findByRole } from './harness/by-role.ts';
import { until } from './harness/driver.ts';
import { callText, withModel } from './harness/model.ts';
import { call, choose, press, say, shown } from './harness/panel.ts';
import { picture } from './harness/picture.ts';
import { records } from './harness/records.ts';
import { type Cast, play, translated } from './harness/stage.ts';
import { world } from './harness/start.ts';
import { expectBack } from './harness/tool-contract.ts';

const its = world();
const model = withModel(its);
const numbers = (most: number) => Array.from({ length: most }, (_, at) => at);

const scene = {
  tabs: [
    { id: 100, url: 'https://b.test/stays' },
    ...numbers(24).map((at) => ({ id: at, url: `https://a.test/tab-${at}` })),
    { id: 101, url: 'https://b.test/other', windowId: 2 },
  ],
  bookmarks: {
    bar: [
      {
        id: 'many',
        title: 'Many',
        children: numbers(200).map((at) => ({ id: `b${at}`, title: `B ${at}`, url: `https://many.test/${at}` })),
      },
      { id: 'empty', title: 'Empty', children: [] },
    ],
  },
  tags: { 'https://tagged.test/': numbers(60).map((at) => `tag ${at}`) },
};
const tabs = numbers(24);
const bookmarks = numbers(200).map((at) => `b${at}`);

let hand: Page;
let port: string;
let cast: Cast;
/** The id of a session with the tabs in it. */
let whole: string;

beforeAll(async () => {
  hand = await its.driver.hand();
  port = new URL(its.site.origin).port;
  cast = await play(hand, scene, port);
  const saved = await runTool(hand, 'save_session', translated({ name: 'All of them', tab_ids: tabs }, cast, port));
  whole = Object(saved.result?.data).session_id;
});

/** Has a page say Stop, for this call or on its own button, once so many of these events were told. */
const stopAfter = (page: Page, event: string, times: number, id?: string): Promise<void> =>
  page.evaluate(
    (name: string, most: number, wanted: string | null) => {
      let left = most;
      const count = () => {
        left -= 1;
        if (left !== 0) return;
        const message = { id: 1, type: 'stop', timestamp: Date.now(), data: { call: wanted } };
        if (wanted) void chrome.runtime.sendMessage(message);
        else document.querySelector<HTMLElement>('[aria-label="Stop"]')?.click();
      };
      const [area = '', key = ''] = name.split('.');
      const heard = Reflect.get(chrome, area);
      if (heard) Reflect.get(heard, key).addListener(count);
      else new BroadcastChannel('outrigger:changes').onmessage = ({ data }) => data.table === area && count();
    },
    event,
    times,
    id ?? null,
  );

/** Number of rows of a stopped call that were done, by the journal. All other rows have to be named as stopped. */
async function doneOf(id?: string): Promise<number> {
  const { journal = [] } = await records(hand, ['journal']);
  const entry = (journal as JournalEntry[]).find((one) => id === undefined || one.id === id);
  expect(entry).toMatchObject({ state: 'stopped', running: [] });
  const { rows = [], outcomes = [] } = entry ?? {};
  const done = outcomes.filter(({ state }) => state === 'done').length;
  const reasons = outcomes.flatMap((one) => (one.state === 'done' ? [] : one.reason.key));
  expect(reasons.filter((key) => key !== 'tools_stopped')).toEqual([]);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(rows.length);
  return done;
}

type Picture = Awaited<ReturnType<typeof picture>>;

const tabsWith =
  (part: string) =>
  ({ windows }: Picture): number =>
    windows.flatMap((lines) => lines.split('\n')).filter((line) => line.includes(part)).length;
const inWindowOf =
  (part: string) =>
  ({ windows }: Picture): number =>
    (windows.find((lines) => lines.includes(part)) ?? '').split('\n').length;
const bookmarksWith =
  (part: string) =>
  ({ bookmarks: lines }: Picture): number =>
    lines.filter((line) => line.includes(part)).length;
const depth = (line: string): number => line.length - line.trimStart().length;
/** Bookmarks lie in their order under their folder's line, deeper than it. */
function inFolder(title: string) {
  return ({ bookmarks: lines }: Picture): number => {
    const at = lines.findIndex((line) => line.includes(` ${title} `));
    const below = at === -1 ? [] : lines.slice(at + 1);
    const end = below.findIndex((line) => depth(line) <= depth(lines[at] ?? ''));
    return end === -1 ? below.length : end;
  };
}

const asNew = (path: string) => numbers(24).map((at) => `https://a.test/${path}-${at}`);

describe('when stopped half way, what was done can be undone and the rest was not touched', () => {
  it.each([
    [
      'group_tabs',
      { groups: numbers(6).map((at) => ({ title: `G${at}`, tab_ids: tabs.slice(4 * at, 4 * at + 4) })) },
      'tabGroups.onCreated',
      2,
      tabsWith(' in G'),
    ],
    ['pin_tabs', { tab_ids: tabs }, 'tabs.onUpdated', 5, tabsWith(' pinned')],
    ['move_tabs', { moves: [{ tab_ids: tabs, window_id: 2 }] }, 'tabs.onAttached', 1, inWindowOf('/other')],
    ['close_tabs', { tab_ids: tabs }, 'tabs.onRemoved', 5, tabsWith('/tab-')],
    ['open_tabs', { urls: asNew('new') }, 'tabs.onCreated', 5, tabsWith('/new-')],
    ['restore_session', { session_id: 'whole' }, 'tabs.onCreated', 5, tabsWith('/tab-')],
    [
      'create_bookmarks',
      { items: bookmarks.map((at) => ({ url: `https://new.test/${at}`, folder_id: 'empty' })) },
      'bookmarks.onCreated',
      30,
      inFolder('Empty'),
    ],
    [
      'move_bookmarks',
      { moves: [{ bookmark_ids: bookmarks, folder_id: 'empty' }] },
      'bookmarks.onMoved',
      30,
      inFolder('Empty'),
    ],
    [
      'update_bookmarks',
      { updates: bookmarks.map((bookmark_id) => ({ bookmark_id, title: `Renamed ${bookmark_id}` })) },
      'bookmarks.onChanged',
      30,
      bookmarksWith('Renamed'),
    ],
    ['delete_bookmarks', { bookmark_ids: bookmarks }, 'bookmarks.onMoved', 30, inFolder('Outrigger trash')],
    [
      'create_bookmark_folders',
      { paths: bookmarks.map((name) => `New ${name}`) },
      'bookmarks.onCreated',
      30,
      bookmarksWith('New b'),
    ],
    [
      'delete_tags',
      { tags: numbers(60).map((at) => `tag ${at}`) },
      'tags',
      5,
      (seen: Picture) => Object(seen).tags.length,
    ],
  ] as const)('%s', async (name, args, event, times, changed) => {
    const before = await picture(hand);
    const id = `stop:${name}`;
    await stopAfter(hand, event, times, id);
    const { result } = await runTool(
      hand,
      name,
      { ...translated(args, cast, port), ...(name === 'restore_session' && { session_id: whole }) },
      { id },
    );
    expect(result).toMatchObject({ success: false, error: 'The user stopped this.' });
    const done = await doneOf(id);
    const half = async () => Math.abs(changed(await picture(hand)) - changed(before)) === done;
    await until(`${done} of them changed`, half, 5_000);
    expect(await undoCall(hand, id)).toEqual(numbers(done).map(() => 'undone'));
    await expectBack(hand, before);
  });

  it('by the button of the panel', async () => {
    const before = await picture(hand);
    const panel = await its.driver.openPanel();
    const ids = bookmarks.map((name) => cast.bookmarks.get(name));
    model.script([callText('delete_bookmarks', { bookmark_ids: ids })]);
    await say(panel, 'I need none of these');
    await shown(panel, '[data-confirm~="delete_bookmarks"]');
    await stopAfter(panel, 'bookmarks.onMoved', 30);
    await choose(panel, 'allow');
    await call(panel, 'delete_bookmarks', 'stopped');
    // The slice that was under way ends after the card says so.
    const undo = await until('Undo of what was done', async () => {
      const done = inFolder('Outrigger trash')(await picture(hand));
      const label = `Undo: delete ${done} bookmarks`;
      return done > 0 && (await findByRole(panel, 'button', label)) && label;
    });
    await press(panel, undo);
    await until('all of them to be back', async () => inFolder('Many')(await picture(hand)) === bookmarks.length);
    await panel.close();
    expect((await picture(hand)).bookmarks).toEqual(before.bookmarks);
  });
});
