import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeBookmarks } from '@/src/tools/bookmarks/merge-bookmarks.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';
import { isBookmark, libraries, someOf } from './trees.ts';

const copies = async () => {
  const ports = fakePorts({
    bookmarks: {
      bar: [
        { id: 'a', title: 'Vacuum', url: 'https://pg.example/vacuum', added: 1 },
        { id: 'b', title: 'Vacuum!', url: 'https://pg.example/vacuum?ref=x', added: 2 },
        { id: 'c', title: 'Vacuum?', url: 'https://old.example/vacuum', added: 3 },
      ],
    },
  });
  await ports.tags.add('https://pg.example/vacuum', ['db']);
  await ports.tags.add('https://pg.example/vacuum?ref=x', ['db', 'postgres']);
  await ports.tags.add('https://old.example/vacuum', ['postgres', 'old']);
  return ports;
};
const all = { merges: [{ keep_id: 'a', remove_ids: ['b', 'c', 'none'] }] };
const tagsOf = async ({ tags }: Awaited<ReturnType<typeof copies>>) =>
  (await tags.of(['https://pg.example/vacuum'])).get('https://pg.example/vacuum');

describe('merge_bookmarks', () => {
  it('joins the tags on the kept bookmark and shows this before', async () => {
    const ports = await copies();
    const before = [ports.bookmarks.tree(), await ports.tags.all()];
    const run = await runWrite(mergeBookmarks(ports), all);
    expect(run.plan.rows.map(({ becomes }) => becomes)).toEqual([
      { key: 'bookmarks_merges_with_tags', params: { title: 'Vacuum', path: 'Bookmarks bar', tags: ['postgres'] } },
      {
        key: 'bookmarks_merges_with_tags',
        params: { title: 'Vacuum', path: 'Bookmarks bar', tags: ['postgres', 'old'] },
      },
    ]);
    expect(run.plan.notes.at(-1)).toEqual({ key: 'bookmarks_note_other_address', params: { n: 2 } });
    expect(run.data).toEqual({ removed: 2, kept: 1, not_found: ['none'] });
    expect((await ports.bookmarks.children('1')).map(({ id }) => id)).toEqual(['a']);
    expect(await tagsOf(ports)).toEqual(['db', 'postgres', 'old']);
    await run.undo();
    expect([ports.bookmarks.tree(), await ports.tags.all()]).toEqual(before);
    expect(await tagsOf(ports)).toEqual(['db']);
  });

  it('removes nothing if the kept bookmark is gone', async () => {
    const ports = await copies();
    const tool = mergeBookmarks(ports);
    const args = tool.parameters.parse(all);
    const context = { caller: 'model', conversation: 'c', turn: 't', window: null } as const;
    const { signal } = new AbortController();
    const { rows } = await tool.plan(args, { ...context, signal });
    await ports.bookmarks.remove('a');
    const outcomes = await tool.apply(rows, {
      signal,
      at: 0,
      repeated: false,
      earlier: [],
      late: () => false,
      context,
    });
    expect(outcomes.map(({ state }) => state)).toEqual(['skipped', 'skipped']);
    expect((await ports.bookmarks.children('1')).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('is undone exactly, whatever was merged and wherever the worker stopped', async () => {
    await fc.assert(
      fc.asyncProperty(libraries, someOf, fc.boolean(), async (seeds, pick, killed) => {
        const ports = fakePorts({ bookmarks: seeds });
        const nodes = (await ports.bookmarks.all()).filter(isBookmark);
        const [keep, ...remove] = pick(nodes.map(({ id }) => id));
        fc.pre(keep !== undefined && remove.length > 0);
        for (const [at, { url }] of nodes.entries()) await ports.tags.add(url ?? '', [`t${at % 4}`]);
        const look = async () => [
          ports.bookmarks.tree(),
          await ports.tags.all(),
          [...(await ports.tags.of(nodes.map(({ url }) => url ?? '')))],
        ];
        const before = await look();
        const tool = { ...mergeBookmarks(ports), slice: 2 };
        const run = await runWrite(tool, { merges: [{ keep_id: keep, remove_ids: remove }] }, { killed });
        await run.undo();
        expect(await look()).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });
});
