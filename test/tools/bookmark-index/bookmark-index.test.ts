import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createBookmarkIndex } from '@/src/tools/bookmark-index/bookmark-index.ts';
import { trashFolders } from '@/src/tools/library/trash-folder.ts';
import { fakeBookmarks } from '@/test/fakes/bookmarks.ts';
import { fakeClock } from '@/test/fakes/clock.ts';
import { fakeRecords } from '@/test/fakes/records.ts';

const many = Array.from({ length: 5000 }, (_, n) => ({
  id: `b${n}`,
  title: `Page ${n}`,
  url: `https://site.test/${n}`,
}));

/** Creates the bookmarks and the database, which outlive workers. `worker` starts one. */
function start(children: Parameters<typeof fakeBookmarks>[0] = {}) {
  const bookmarks = fakeBookmarks(children);
  const records = fakeRecords();
  const run = { compared: false };
  const worker = (ports: { patient?: boolean; bookmarks?: typeof bookmarks } = {}) => {
    const index = createBookmarkIndex({
      bookmarks: ports.bookmarks ?? bookmarks,
      tags: records.tags,
      trashFolders: async (folders, defaultFolder) => trashFolders(folders, defaultFolder, await records.trash.all()),
      records: records.index,
      compared: {
        read: async () => run.compared,
        async write(is) {
          run.compared = is;
        },
      },
      clock: fakeClock(),
      pause: async () => undefined,
      patience: (building) => (ports.patient === false ? building : new Promise(() => undefined)),
    });
    return index;
  };
  return { bookmarks, records, worker, run };
}

const ids = async (index: ReturnType<typeof createBookmarkIndex>, query: string) =>
  (await index.search(query))?.hits.map(({ item }) => item.id);

describe('the index of bookmarks', () => {
  it('is built once, and loaded by the next worker', async () => {
    const its = start({ bar: many });
    expect(await ids(its.worker(), 'page 4711')).toEqual(['b4711']);
    its.bookmarks.calls.all = 0;
    expect(await ids(its.worker(), '4711')).toEqual(['b4711']);
    expect(its.bookmarks.calls.all).toBe(0);
  });

  it('gives the present bookmarks of an address, without the trash', async () => {
    const its = start({ bar: many.slice(0, 3), other: [{ id: 't', title: 'Outrigger trash', children: [] }] });
    const index = its.worker();
    index.watch();
    const at = async (address: string) => (await index.at(new Set([address])))?.map(({ id }) => id);
    expect(await at('https://site.test/1')).toEqual(['b1']);
    await its.bookmarks.update('b2', { url: 'https://site.test/1?utm_source=mail' });
    expect(await at('https://site.test/1')).toEqual(['b1', 'b2']);
    await its.bookmarks.move('b1', { parentId: 't' });
    expect(await at('https://site.test/1')).toEqual(['b2']);
    expect(await at('https://site.test/2')).toEqual([]);
    const unmade = start({ bar: many }).worker({ patient: false });
    expect(await unmade.at(new Set(['https://site.test/1']))).toBe(null);
  });

  it('does not delay a search while it is built', async () => {
    const its = start({ bar: many });
    const index = its.worker({ patient: false });
    expect(await index.search('page')).toBe(null);
    await index.ready();
    expect((await index.search('page'))?.hits).toHaveLength(5000);
  });

  it('leaves three quarters of the time to others while no search waits, and none from the first search on', async () => {
    const its = start({ bar: many });
    let [now, rested, worked] = [0, 0, 0];
    const rests: number[] = [];
    const index = createBookmarkIndex({
      bookmarks: its.bookmarks,
      tags: its.records.tags,
      trashFolders: async () => [],
      records: its.records.index,
      compared: { read: async () => false, write: async () => undefined },
      // Each look at the clock is a millisecond of work.
      clock: {
        now() {
          worked += 1;
          now += 1;
          return now;
        },
      },
      async pause(milliseconds = 0) {
        rests.push(milliseconds);
        rested += milliseconds;
        now += milliseconds;
      },
      patience: (building) => building,
    });
    await index.rebuild();
    const [delay, ...between] = rests.splice(0);
    expect(between.length).toBeGreaterThan(100);
    expect(Math.max(...between)).toBeLessThanOrEqual(150);
    expect((rested - delay!) / (rested - delay! + worked)).toBeGreaterThan(0.7);
    const again = index.rebuild();
    expect(await index.search('page')).toBe(null);
    await again;
    expect(rests.slice(1).every((rest) => rest === 0)).toBe(true);
  });

  it('is built once at a time', async () => {
    const its = start({ bar: many });
    const index = its.worker();
    await Promise.all([index.rebuild(), index.ready(), index.rebuild()]);
    expect(its.bookmarks.calls.all).toBe(1);
    expect(await ids(its.worker(), 'page 4711')).toEqual(['b4711']);
    expect(its.bookmarks.calls.all).toBe(1);
  });

  it('follows changes, also in the next worker', async () => {
    const its = start({
      bar: [{ id: 'f', title: 'Dev', children: [{ id: 'a', title: 'Alpha', url: 'https://a.test/' }] }],
    });
    const index = its.worker();
    index.watch();
    await index.ready();
    const made = await its.bookmarks.create({ parentId: '1', title: 'Beta', url: 'https://b.test/' });
    await its.bookmarks.update('a', { title: 'Gamma' });
    await its.bookmarks.update('f', { title: 'Work' });
    await its.bookmarks.move('a', { parentId: '2' });
    for (const now of [index, its.worker()]) {
      expect(await ids(now, 'beta')).toEqual([made.id]);
      expect(await ids(now, 'gamma')).toEqual(['a']);
      expect(await ids(now, 'alpha')).toEqual([]);
      expect(await ids(now, 'work')).toEqual([]);
    }
    await its.bookmarks.remove(made.id);
    for (const now of [index, its.worker()]) expect(await ids(now, 'beta')).toEqual([]);
  });

  it('is built anew if it missed a change while the extension was off', async () => {
    const its = start({ bar: many.slice(0, 10) });
    await its.worker().ready();
    await its.bookmarks.create({ parentId: '1', title: 'Unheard', url: 'https://u.test/' });
    its.run.compared = false;
    expect(await ids(its.worker(), 'unheard')).toHaveLength(1);
  });

  it('is compared with the browser once in a run of it', async () => {
    const its = start({ bar: many.slice(0, 10) });
    await its.worker().ready();
    const asked = vi.spyOn(its.bookmarks, 'newest');
    its.run.compared = false;
    for (const _ of [1, 2, 3]) expect(await ids(its.worker(), 'page 3')).toEqual(['b3']);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is built anew if it is incomplete, damaged, or has too many changes', async () => {
    const its = start({ bar: many.slice(0, 4990) });
    await its.worker().ready();
    await its.records.index.putPart(1, { segment: 'broken' }, {});
    expect(await ids(its.worker(), 'page 2999')).toEqual(['b2999']);
    await its.records.index.putPart(0, (await its.records.index.part(0)) as object, { titles: 'broken' });
    const late = its.worker();
    expect(await late.search('page 2999')).toBe(null);
    await late.ready();
    expect(await ids(late, 'page 2999')).toEqual(['b2999']);
    expect(await ids(its.worker(), 'page 2999')).toEqual(['b2999']);
    await its.records.index.addChanged(many.map(({ id }) => id));
    its.bookmarks.calls.all = 0;
    expect(await ids(its.worker(), 'page 2999')).toEqual(['b2999']);
    expect(its.bookmarks.calls.all).toBe(1);
    await its.records.index.putHead({ version: 0 });
    expect(await ids(its.worker(), 'page 2999')).toEqual(['b2999']);
  });

  it('finds by tags, in their present state', async () => {
    const its = start({ bar: [{ id: 'a', title: 'Alpha', url: 'https://a.test/' }] });
    const index = its.worker();
    await its.records.tags.add('https://a.test', ['Đọc sau']);
    expect(await ids(index, 'doc sau')).toEqual(['a']);
    expect(await ids(index, 'alpha sau')).toEqual(['a']);
    await its.records.tags.remove('https://a.test', ['Đọc sau']);
    index.forgetTags();
    expect(await ids(index, 'sau')).toEqual([]);
  });

  it('never finds anything in the trash, at any depth', async () => {
    const trash = {
      id: 't',
      title: 'Outrigger trash',
      children: [{ id: 'd', title: 'Deep', children: [{ id: 'a', title: 'Gone', url: 'https://a.test/' }] }],
    };
    const its = start({ other: [trash, { id: 'b', title: 'Gone elsewhere', url: 'https://b.test/' }] });
    const index = its.worker();
    index.watch();
    expect(await ids(index, 'gone')).toEqual(['b']);
    await its.bookmarks.move('b', { parentId: 'd' });
    expect(await ids(index, 'gone')).toEqual([]);
    await its.bookmarks.move('d', { parentId: '1' });
    expect((await ids(index, 'gone'))?.sort()).toEqual(['a', 'b']);
  });

  it('tries again after a failure of the database or the browser', async () => {
    const its = start({ bar: many.slice(0, 10) });
    let fails = true;
    const all = async () => {
      if (fails) throw new Error('not now');
      return its.bookmarks.all();
    };
    const index = its.worker({ bookmarks: { ...its.bookmarks, all } });
    await expect(index.search('page')).rejects.toThrow('not now');
    fails = false;
    expect(await ids(index, 'page 7')).toEqual(['b7']);
  });

  it('is loaded once for an announced search', async () => {
    const its = start({ bar: many.slice(0, 10) });
    await its.worker().ready();
    const { head } = its.records.index;
    let reads = 0;
    its.records.index.head = () => {
      reads += 1;
      return head();
    };
    const index = its.worker();
    index.warmUp();
    expect(reads).toBe(1);
    expect(await ids(index, 'page 7')).toEqual(['b7']);
    expect(reads).toBe(1);
  });

  const word = fc.constantFrom('alpha', 'beta', 'betta', 'gamma', 'c++', '日本語', '???');
  const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));
  const site = fc.constantFrom('alpha', 'delta').map((name) => `https://${name}.test/`);
  const change = fc.record({
    at: fc.nat(11),
    kind: fc.constantFrom('rename', 'move', 'remove', 'add'),
    title: words,
  });

  it('finds the same when loaded as when built, whatever changed before', async () => {
    const library = fc.array(fc.record({ title: words, url: site }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        library,
        words,
        fc.array(change, { maxLength: 4 }),
        words,
        async (saved, folder, changes, query) => {
          const pages = saved.map((page, n) => ({ id: `p${n}`, ...page, url: `${page.url}${n}` }));
          const its = start({ bar: [{ id: 'f', title: folder, children: pages.slice(5) }, ...pages.slice(0, 5)] });
          await its.records.tags.add('https://delta.test/1', ['gamma']);
          const first = its.worker();
          first.watch();
          await first.ready();
          for (const { at, kind, title } of changes) {
            const id = `p${at}`;
            if (kind === 'add') await its.bookmarks.create({ parentId: 'f', title, url: `https://added.test/${at}` });
            else if (!(await its.bookmarks.get(id))) continue;
            else if (kind === 'rename') await its.bookmarks.update(id, { title });
            else if (kind === 'move') await its.bookmarks.move(id, { parentId: '2' });
            else await its.bookmarks.remove(id);
          }
          const made = its.worker();
          const found = async (index: typeof made) =>
            (await index.search(query))?.hits.toSorted((a, b) => (a.item.id < b.item.id ? -1 : 1));
          const [warm, read] = [await found(first), await found(its.worker())];
          await made.rebuild();
          const anew = await found(made);
          expect(warm).toEqual(anew);
          expect(read).toEqual(anew);
        },
      ),
    );
  });
});
