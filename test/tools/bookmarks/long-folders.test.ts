import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deleteBookmarks } from '@/src/tools/bookmarks/delete-bookmarks.ts';
import { moveBookmarks } from '@/src/tools/bookmarks/move-bookmarks.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';

const length = 60;
const idsOf = (folder: string) => Array.from({ length }, (_, at) => `${folder}${at}`);
const children = (folder: string) => idsOf(folder).map((id) => ({ id, title: id, url: `https://${id}.example/` }));

const library = () =>
  fakePorts({
    bookmarks: {
      bar: [
        { id: 'p', title: 'P', children: children('p') },
        { id: 'q', title: 'Q', children: children('q') },
      ],
    },
  });

/** Runs of neighbours that leave together, longer than what a place remembers of them, named in any order. */
const leaving = (folder: string) =>
  fc
    .array(fc.tuple(fc.nat(length - 1), fc.integer({ min: 1, max: length })), { minLength: 1, maxLength: 3 })
    .map((runs) => idsOf(folder).filter((_, at) => runs.some(([start, long]) => at >= start && at < start + long)))
    .chain((ids) => fc.shuffledSubarray(ids, { minLength: ids.length }));

describe('long folders come back in order', () => {
  it('when many items of two folders are exchanged', async () => {
    await fc.assert(
      fc.asyncProperty(leaving('p'), leaving('q'), fc.integer({ min: 1, max: 30 }), async (ps, qs, slice) => {
        const ports = library();
        const before = ports.bookmarks.tree();
        const moves = [
          { bookmark_ids: ps, folder_id: 'q' },
          { bookmark_ids: qs, folder_id: 'p' },
        ];
        const run = await runWrite({ ...moveBookmarks(ports), slice }, { moves });
        expect((await run.undo()).every(({ state }) => state === 'undone')).toBe(true);
        expect(ports.bookmarks.tree()).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('when many items of one are deleted, and others are added before undo', async () => {
    await fc.assert(
      fc.asyncProperty(leaving('p'), fc.integer({ min: 1, max: 30 }), async (ps, slice) => {
        const ports = library();
        const run = await runWrite({ ...deleteBookmarks(ports), slice }, { bookmark_ids: ps });
        await ports.bookmarks.create({ parentId: 'p', title: 'new', url: 'https://new.example/', index: 0 });
        await run.undo();
        const order = (await ports.bookmarks.children('p')).map(({ title }) => title);
        expect(order.filter((title) => title !== 'new')).toEqual(idsOf('p'));
      }),
      { numRuns: 60 },
    );
  });
});
