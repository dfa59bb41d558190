import { describe, expect, it } from 'vitest';
import type { Piece, RunAnswer } from '@/src/contract/run.ts';
import type { SavedTab } from '@/src/contract/session.ts';
import type { ToolCall } from '@/src/contract/tool.ts';
import { createJournal } from '@/src/journal/journal.ts';
import { tools } from '@/src/tools/index.ts';
import { knownTo } from '@/test/fakes/known.ts';
import { fakeLocks } from '@/test/fakes/locks.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';

const piece = (grade: Piece['grade'], source: string): Piece => ({
  conversation: 'c',
  at: 1_000_000,
  grade,
  source,
  text: 'words',
});
const label = piece('label', 'tabs');
const page = { ...piece('page', 'blog.evil.test'), page: 'https://blog.evil.test/post' };

const savedTab = (url: string): SavedTab => ({
  url,
  title: url,
  pinned: false,
  group: null,
  window: 0,
  index: 0,
  container: null,
});

const sites = (n: number, of: string) => Array.from({ length: n }, (_, at) => `https://${of}${at}.test/`);

/** A library with bookmarks, history, open and closed tabs and sessions, and the real tools over it. */
async function start(...pieces: Piece[]) {
  const its = world();
  for (const one of pieces) await its.records.pieces.add(one);
  const ports = fakePorts({
    tabs: [
      { id: 1, url: 'https://blog.evil.test/post', title: 'Post', active: true },
      { id: 2, url: 'https://shop.test/a', title: 'Shop', discarded: true },
      { id: 3, url: 'https://shop.test/b', title: 'Shop' },
      { id: 4, url: 'https://mail.test/', title: 'Mail' },
    ],
    bookmarks: {
      bar: [
        ...sites(30, 'kept').map((url) => ({ title: url, url, added: 1 })),
        { title: 'One', url: 'https://bank.test/1', added: 1 },
        { title: 'Two', url: 'https://bank.test/2', added: 1 },
        { title: 'Two further down', url: 'https://bank.test/2#end', added: 1 },
        { title: 'Evil', url: 'https://shop.evil.test/', added: 1 },
      ],
    },
    history: ['1', '2', '3'].map((path) => ({ url: `https://clinic.test/${path}`, title: path, visits: [900_000] })),
    permissions: ['history', 'sessions'],
  });
  const session = (id: string, urls: string[], more = {}) =>
    ports.sessions.put({ id, name: id, at: 1, automatic: false, tabs: urls.map(savedTab), ...more });
  await session('own', ['https://trip.test/1', 'https://trip.test/2']);
  await session('automatic', ['https://far.test/1', 'https://far.test/2'], { automatic: true });
  await session('late', ['https://late.test/1', 'https://late.test/2'], { at: 2_000_000 });
  await session('ten', sites(10, 'ten'));
  const awake = () => {
    const lock = fakeLocks();
    const { clock } = its;
    const journal = createJournal({ records: its.records.journal, lock, clock, session: async () => its.session });
    return worker(
      its,
      tools.map((make) => make({ ...ports, actions: journal })),
      { journal, lock, openTabs: ports.tabs.all, permissions: { has: async () => true } },
      { known: (addresses) => knownTo(ports, addresses) },
    ).registry;
  };
  return { its, ports, awake, registry: awake() };
}

let ids = 0;
const order = (name: string, args: Record<string, unknown>): ToolCall => {
  ids += 1;
  return call(`r${ids}:0`, name, args);
};
const open = (...urls: string[]) => order('open_tabs', { urls });
const restore = (session_id: string) => order('restore_session', { session_id });

const kindOf = (answer: RunAnswer) =>
  answer.kind === 'confirm' ? answer.preview.reason.key : answer.kind === 'result' && answer.result.success;

/** Runs calls one after the other in one turn; gives the outcome of each. */
async function turnOf(pieces: Piece[], ...calls: ToolCall[]) {
  const { registry } = await start(...pieces);
  const answers: RunAnswer[] = [];
  for (const one of calls) answers.push(await registry.run(one, context()));
  return answers.map(kindOf);
}

const [more, fresh] = ['gate_more_addresses', 'gate_new_address'];

describe('after titles of others, opening an address', () => {
  it.each([
    ['of bookmarks goes, of one site too', [open('https://bank.test/1', 'https://bank.test/2')], [true]],
    ['of a saved session goes', [restore('own')], [true]],
    ['of one address goes once', [open('https://bank.test/1'), open('https://bank.test/1')], [true, more]],
    ['of one address goes once in a call', [open('https://bank.test/1', 'https://bank.test/1')], [more]],
    ['of another place in a page is the same', [open('https://bank.test/2', 'https://bank.test/2#end')], [more]],
    [
      'of visited pages goes once for each site',
      [open('https://clinic.test/1'), open('https://mail.test/')],
      [true, true],
    ],
    ['of a second visited page asks', [open('https://clinic.test/1'), open('https://clinic.test/2')], [true, more]],
    ['of two visited pages asks', [open('https://clinic.test/1', 'https://clinic.test/2')], [more]],
    ['of a new page asks', [open('https://new.test/')], [fresh]],
    ['of an automatic session asks where it has two of a site', [restore('automatic')], [more]],
    ['of a session that was saved since asks', [restore('late')], [more]],
    ['of what is there already goes', [order('reload_tabs', { tab_ids: [2, 3] })], [true]],
  ] as [string, ToolCall[], unknown[]][])('%s', async (_case, calls, expected) => {
    expect(await turnOf([label], ...calls)).toEqual(expected);
  });
});

describe('after the text of a page, opening an address', () => {
  it.each([
    ['of its own address asks', [open('https://blog.evil.test/post')], [more]],
    ['of a bookmark of its site asks', [open('https://shop.evil.test/')], [more]],
    ['of bookmarks goes once for each site', [open('https://bank.test/1'), open('https://bank.test/2')], [true, more]],
    ['of bookmarks of several sites goes', [open(...sites(5, 'kept'))], [true]],
    ['of a saved session asks where it has two of a site', [restore('own')], [more]],
    ['of its tab by loading it again asks', [order('reload_tabs', { tab_ids: [1] })], [more]],
    [
      'of other tabs by loading them again goes once for each site',
      [order('reload_tabs', { tab_ids: [3, 4] }), order('reload_tabs', { tab_ids: [2] })],
      [true, more],
    ],
    [
      'of a tab that sleeps by coming to the front counts',
      [order('switch_to_tab', { tab_id: 2 }), open('https://shop.test/b')],
      [true, more],
    ],
    [
      'of a tab that sleeps by taking the place of one that leaves counts',
      [order('move_tabs', { moves: [{ tab_ids: [1], new_window: true }] }), order('switch_to_tab', { tab_id: 2 })],
      [true, more],
    ],
    [
      'of a tab that is awake is none',
      [order('switch_to_tab', { tab_id: 3 }), open('https://shop.test/b')],
      [true, true],
    ],
  ] as [string, ToolCall[], unknown[]][])('%s', async (_case, calls, expected) => {
    expect(await turnOf([label, page], ...calls)).toEqual(expected);
  });

  it('that the user typed runs without a question, that of the front tab does not', async () => {
    const { its, registry } = await start(page);
    its.named = ['https://blog.evil.test/post'];
    expect(kindOf(await registry.run(open('https://blog.evil.test/post'), context()))).toBe(more);
    its.typed = 'open blog.evil.test/post';
    expect(kindOf(await registry.run(open('https://blog.evil.test/post'), context()))).toBe(true);
    expect(kindOf(await registry.run(open('https://blog.evil.test/post'), context()))).toBe(more);
  });
});

describe('closed tabs', () => {
  it('are reopened one for each site, and none of a site whose text was read', async () => {
    const closed = async (urls: string[], ...pieces: Piece[]) => {
      const { ports, registry } = await start(...pieces);
      for (const url of urls) {
        const { id } = await ports.tabs.open({ url });
        await ports.tabs.close([id]);
      }
      return registry.run(order('reopen_closed_tabs', { count: urls.length }), context());
    };
    expect(kindOf(await closed(['https://x.test/', 'https://y.test/'], label))).toBe(true);
    expect(kindOf(await closed(['https://x.test/1', 'https://x.test/2'], label))).toBe(more);
    const theirs = await closed(['https://blog.evil.test/1', 'https://y.test/'], page);
    expect(theirs).toMatchObject({ preview: { addresses: ['https://blog.evil.test/1'], sources: ['blog.evil.test'] } });
  });
});

describe('the count of openings', () => {
  it('survives a restart of the worker, and begins anew with the next turn', async () => {
    const { awake } = await start(label);
    expect(kindOf(await awake().run(open('https://clinic.test/1'), context()))).toBe(true);
    expect(kindOf(await awake().run(open('https://clinic.test/2'), context()))).toBe(more);
    expect(kindOf(await awake().run(open('https://clinic.test/2'), context({ turn: 'next' })))).toBe(true);
  });

  it('includes concurrent calls', async () => {
    const { registry } = await start(page);
    const both = ['1', '2'].map((path) => registry.run(open(`https://bank.test/${path}`), context()));
    expect((await Promise.all(both)).map(kindOf)).toEqual([true, more]);
  });

  it('is shown in one plan for all calls of a response, with the whole addresses', async () => {
    const { registry } = await start(page);
    const calls = ['1', '2', '3'].map((path) => open(`https://clinic.test/${path}`));
    expect(kindOf(await registry.run(calls[0]!, context(), calls.slice(1)))).toBe(true);
    const asked = await registry.run(calls[1]!, context(), calls.slice(2));
    expect(asked).toMatchObject({
      calls: [calls[1]!.id, calls[2]!.id],
      preview: { addresses: ['https://clinic.test/2', 'https://clinic.test/3'], grants: [] },
    });
  });

  it('does not include rows that were refused or left out', async () => {
    const { registry } = await start(label);
    const asked = await registry.run(open('https://clinic.test/1', 'https://clinic.test/2'), context());
    if (asked.kind === 'confirm') await registry.deny({ ticket: asked.ticket });
    expect(kindOf(await registry.run(open('https://clinic.test/3'), context()))).toBe(true);
  });
});

describe('over 25 tabs', () => {
  it('always ask, whatever tools and calls open them', async () => {
    const { registry, ports } = await start(label);
    const run = async (one: ToolCall, more = {}) => kindOf(await registry.run(one, context(more)));
    expect(await run(open(...sites(10, 'kept')))).toBe(true);
    expect(await run(restore('ten'))).toBe(true);
    for (const url of sites(6, 'closed')) await ports.tabs.close([(await ports.tabs.open({ url })).id]);
    expect(await run(order('reopen_closed_tabs', { count: 6 }))).toBe('gate_many_tabs');
    expect(await run(order('reopen_closed_tabs', { count: 5 }))).toBe(true);
    expect(await run(open('https://kept20.test/'))).toBe('gate_many_tabs');
    expect(await run(open('https://kept20.test/'), { turn: 'next' })).toBe(true);
  });

  it('ask even without text of others, and run if the user allowed the tool', async () => {
    const { its, registry } = await start();
    const many = open(...sites(26, 'kept'));
    expect(kindOf(await registry.run(many, context()))).toBe('gate_many_tabs');
    await its.records.settings.change({ policies: { open_tabs: 'allow' } });
    expect(kindOf(await registry.run(open(...sites(26, 'kept')), context({ turn: 'next' })))).toBe(true);
    await its.records.pieces.add(label);
    expect(kindOf(await registry.run(open(...sites(26, 'kept')), context({ turn: 'third' })))).toBe('gate_many_tabs');
  });
});

describe('snoozing, which opens pages later', () => {
  const snooze = (...tab_ids: number[]) => order('snooze_tabs', { tab_ids, until: '2030-01-07T09:00:00Z' });

  /** The same for a tool that the user has allowed, so that any question is about the pages that it opens. */
  async function allowed(pieces: Piece[], ...calls: ToolCall[]) {
    const { its, registry } = await start(...pieces);
    await its.records.settings.change({ policies: { snooze_tabs: 'allow' } });
    const answers: RunAnswer[] = [];
    for (const one of calls) answers.push(await registry.run(one, context()));
    return answers.map(kindOf);
  }

  it('runs once for each site after titles of others', async () => {
    expect(await allowed([label], snooze(2, 4))).toEqual([true]);
    expect(await allowed([label], snooze(2, 3))).toEqual([more]);
    expect(await allowed([], snooze(2, 3))).toEqual([true]);
  });

  it('counts among the 25 of a turn', async () => {
    const many = open(...sites(24, 'kept'));
    expect(await allowed([label], many, snooze(4))).toEqual([true, true]);
    expect(await allowed([label], many, snooze(2, 4))).toEqual([true, 'gate_many_tabs']);
  });
});

describe('undo by a model, which opens pages', () => {
  const close = (...tab_ids: number[]) => order('close_tabs', { tab_ids });

  async function undoneAfter(closing: ToolCall, ...pieces: Piece[]) {
    const { its, registry } = await start();
    const asked = await registry.run(closing, context());
    if (asked.kind !== 'confirm') throw new Error('Closing asks.');
    await registry.approve({ ticket: asked.ticket, rows: asked.preview.sections[0]?.rows.map(({ id }) => id) ?? [] });
    await registry.run(closing, context());
    for (const one of pieces) await its.records.pieces.add(one);
    return kindOf(await registry.run(order('undo', {}), context({ turn: 'next' })));
  }

  it('runs without texts of others', async () => {
    expect(await undoneAfter(close(2, 3))).toBe(true);
  });

  it('after titles reopens one page of a site, and asks for two', async () => {
    expect(await undoneAfter(close(3), label)).toBe(true);
    expect(await undoneAfter(close(2, 3), label)).toBe(more);
  });

  it('sleeping tabs that load only count after page text', async () => {
    const { registry } = await start(label);
    await registry.run(order('discard_tabs', { tab_ids: [3, 4] }), context());
    expect(kindOf(await registry.run(order('undo', {}), context()))).toBe(true);
  });
});
