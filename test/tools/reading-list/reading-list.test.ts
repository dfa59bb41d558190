import { describe, expect, it } from 'vitest';
import type { ReadingEntry, ReadingListPort } from '@/src/contract/ports.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { addToReadingList } from '@/src/tools/reading-list/add-to-reading-list.ts';
import { listReadingList } from '@/src/tools/reading-list/list-reading-list.ts';
import { markReadingList } from '@/src/tools/reading-list/mark-reading-list.ts';
import { removeFromReadingList } from '@/src/tools/reading-list/remove-from-reading-list.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite, somewhere } from '@/test/fakes/write-run.ts';

const [a, b, c] = ['a', 'b', 'c'].map((name) => `https://${name}.example/`) as [string, string, string];

/** A list as Chrome keeps one. */
function ownList(now: () => number): ReadingListPort {
  const entries = new Map<string, ReadingEntry>();
  const put = (entry: Omit<ReadingEntry, 'added'>) => {
    if (entries.has(entry.url)) throw new Error('Duplicate URL.');
    entries.set(entry.url, { ...entry, added: now() });
  };
  return {
    permission: 'readingList',
    keepsDates: false,
    all: async () => [...entries.values()],
    add: async (entry) => put({ ...entry, read: false }),
    mark: async (url, read) => {
      const entry = entries.get(url);
      if (entry) entries.set(url, { ...entry, read });
    },
    remove: async (url) => void entries.delete(url),
    restore: async ({ url, title, read }) => put({ url, title, read }),
    takeBack: async (url) => void entries.delete(url),
  };
}

function start(kind: 'own' | 'folder') {
  const ports = fakePorts({
    tabs: [{ id: 1, url: c, title: 'C' }],
    permissions: ['readingList'],
    bookmarks: { other: [{ id: 'x', title: 'X', url: 'https://x.example/' }] },
  });
  return kind === 'own' ? { ...ports, readingList: ownList(ports.clock.now) } : ports;
}
const add = { items: [{ url: a, title: 'A' }, { url: b }, { tab_id: 1 }] };
const list = async (ports: ReturnType<typeof start>, args: Record<string, unknown> = {}) => {
  const tool = listReadingList(ports);
  const data = await tool.read(tool.parameters.parse(args), { ...somewhere, signal: new AbortController().signal });
  return data as { items: { url: string; title: string; read: boolean }[]; total: number; unread: number };
};
const inOrder = (entries: ReadingEntry[]) => entries.toSorted((x, y) => (x.url < y.url ? -1 : 1));

describe.each(['own', 'folder'] as const)('the reading list (%s)', (kind) => {
  it('adds pages once, marks them and lists the unread ones', async () => {
    const ports = start(kind);
    expect((await runWrite(addToReadingList(ports), add)).data).toEqual({ added: 3 });
    expect((await runWrite(addToReadingList(ports), { items: [{ url: a }] })).data).toEqual({
      added: 0,
      already_there: [a],
    });
    const marked = await runWrite(markReadingList(ports), { urls: [a, 'https://none.example/'], read: true });
    expect(marked.data).toEqual({ marked: 1, not_found: ['https://none.example/'] });
    expect(await list(ports)).toMatchObject({ total: 3, unread: 2 });
    const unread = await list(ports, { unread: true });
    expect(unread.items.map(({ title }) => title).sort()).toEqual(['C', b]);
    expect((await list(ports, { unread: false })).items.map(({ url }) => url)).toEqual([a]);
  });

  it('is undone, step by step', async () => {
    const ports = start(kind);
    const tree = ports.bookmarks.tree();
    const added = await runWrite(addToReadingList(ports), add);
    const states = [inOrder(await ports.readingList.all())];
    const marked = await runWrite(markReadingList(ports), { urls: [a, c], read: true }, { killed: true });
    states.push(inOrder(await ports.readingList.all()));
    const removed = await runWrite(removeFromReadingList(ports), { urls: [a, b] }, { killed: true });
    expect((await ports.readingList.all()).map(({ url }) => url)).toEqual([c]);
    await removed.undo();
    expect(inOrder(await ports.readingList.all())).toEqual(states[1]);
    await marked.undo();
    expect(inOrder(await ports.readingList.all())).toEqual(states[0]);
    await added.undo();
    expect(await ports.readingList.all()).toEqual([]);
    expect(ports.bookmarks.tree()).toEqual(tree);
  });

  it('keeps pages that were read or added since', async () => {
    const ports = start(kind);
    const added = await runWrite(addToReadingList(ports), add);
    await ports.readingList.mark(a, true);
    expect((await added.undo()).map(({ state }) => state)).toEqual(['undone', 'undone', 'conflict']);
    const removed = await runWrite(removeFromReadingList(ports), { urls: [a] });
    await ports.readingList.add({ url: a, title: 'Again' });
    expect(await removed.undo()).toMatchObject([{ state: 'conflict', reason: { key: 'reading_there' } }]);
  });
});

describe('the reading list of Chrome', () => {
  it('asks for the permission, and says that dates do not come back', async () => {
    const ports = start('own');
    await ports.readingList.add({ url: a, title: 'A' });
    const { notes } = (await runWrite(removeFromReadingList(ports), { urls: [a] })).plan;
    expect(notes).toEqual([{ key: 'reading_note_date' }]);
    const without = { ...ports, permissions: { has: async () => false } };
    const error = await list(without).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ToolError);
    expect(error).toMatchObject({ code: 'missing-permission', permission: 'readingList' });
  });
});

describe('the reading list as a folder', () => {
  it('keeps pages that the user has renamed', async () => {
    const ports = start('folder');
    const added = await runWrite(addToReadingList(ports), add, { killed: true });
    const [mine] = (await ports.bookmarks.all()).filter(({ url }) => url === b);
    await ports.bookmarks.update(mine!.id, { title: 'Mine' });
    expect(await added.undo()).toEqual([
      { row: `address:${c}`, state: 'undone' },
      { row: `address:${b}`, state: 'conflict', reason: { key: 'reading_renamed_since' } },
      { row: `address:${a}`, state: 'undone' },
    ]);
    expect(await ports.readingList.all()).toMatchObject([{ title: 'Mine' }]);
  });

  it('undoes rows of an earlier version', async () => {
    const ports = start('folder');
    const tool = addToReadingList(ports);
    const { plan } = await runWrite(tool, { items: [{ url: a }] });
    const run = { signal: new AbortController().signal, at: 0, repeated: false, earlier: [], late: () => false };
    const rows = plan.rows.map((row) => ({ ...row, after: null }));
    expect(await tool.undo(rows, run)).toMatchObject([{ state: 'undone' }]);
    expect(await ports.readingList.all()).toEqual([]);
  });

  it('restores the same bookmark with its date', async () => {
    const ports = start('folder');
    await runWrite(addToReadingList(ports), add);
    const before = ports.bookmarks.tree();
    ports.clock.advance(1_000);
    const removed = await runWrite(removeFromReadingList(ports), { urls: [c] });
    await removed.undo();
    expect(ports.bookmarks.tree()).toEqual(before);
  });
});
