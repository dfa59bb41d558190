import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WholeTree } from '@/src/browser/bookmarks/whole-tree.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { fakeBookmarks } from '@/test/fakes/bookmarks.ts';

const byId = (nodes: BookmarkNode[]) => new Map(nodes.map((node) => [node.id, node]));
const seed = { bar: [{ id: 'f', title: 'F', children: [{ id: 'a', title: 'A', url: 'https://a.example/' }] }] };

function start() {
  const bookmarks = fakeBookmarks(seed);
  let reads = 0;
  const tree = new WholeTree(() => {
    reads += 1;
    return bookmarks.all().then((nodes) => ({ nodes, separators: [] }));
  });
  return { bookmarks, tree, reads: () => reads };
}

describe('the whole tree of bookmarks', () => {
  it('is read once while nodes are added at the ends of folders, however often that is reported', async () => {
    const { bookmarks, tree, reads } = start();
    await tree.all();
    for (let n = 0; n < 5; n += 1) {
      const folder = await bookmarks.create({ parentId: 'f', title: `${n}` });
      const inside = await bookmarks.create({ parentId: folder.id, title: 'x', url: `https://x.example/${n}` });
      for (const node of [folder, inside, folder]) tree.add(node);
    }
    expect(byId(await tree.all())).toEqual(byId(await bookmarks.all()));
    expect(reads()).toBe(1);
  });

  it('equals that of the browser, whatever is created where, and whenever it is reported', async () => {
    const places = fc.record({ at: fc.nat(3), first: fc.boolean(), folder: fc.boolean(), early: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(places, { maxLength: 12 }), async (list) => {
        const { bookmarks, tree } = start();
        const folders = ['1', '2', 'f'];
        for (const { at, first, folder, early } of list) {
          const looking = early ? tree.all() : null;
          const made = await bookmarks.create({
            parentId: folders[at % folders.length]!,
            title: 'x',
            ...(first && { index: 0 }),
            ...(!folder && { url: 'https://x.example/' }),
          });
          tree.add(made);
          if (folder) folders.push(made.id);
          await looking;
          expect(byId(await tree.all())).toEqual(byId(await bookmarks.all()));
        }
      }),
    );
  });

  it('is read again after other changes, and after a failed read', async () => {
    const { bookmarks, tree } = start();
    await tree.all();
    await bookmarks.remove('a');
    tree.forget();
    expect(byId(await tree.all()).has('a')).toBe(false);
    let broken = true;
    const shy = new WholeTree(async () => {
      if (broken) throw new Error('not now');
      return { nodes: await bookmarks.all(), separators: [] };
    });
    await expect(shy.all()).rejects.toThrow('not now');
    broken = false;
    expect(byId(await shy.all()).has('f')).toBe(true);
  });
});
