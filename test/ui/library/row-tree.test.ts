import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type LibraryRow, rowKey } from '@/src/ui/library/rows/library-row.ts';
import { RowTree } from '@/src/ui/library/rows/row-tree.ts';

/** A folder of a made-up library; a bookmark has no children. */
interface Node {
  id: string;
  children?: Node[];
}

const rowOf = ({ id, children }: Node): LibraryRow => ({
  kind: children ? 'folder' : 'bookmark',
  id,
  title: id,
  tags: [],
  ...(children && { inside: children.length }),
});

function library(roots: Node[]) {
  const all = new Map<string, Node>();
  const walk = (nodes: Node[]) => {
    for (const node of nodes) {
      all.set(node.id, node);
      walk(node.children ?? []);
    }
  };
  walk(roots);
  const asked: string[] = [];
  const world = { roots, failing: false };
  const tree = new RowTree(async (parent, { offset, limit }) => {
    asked.push(`${parent?.id ?? 'top'} ${offset}`);
    if (world.failing) throw new Error('No answer');
    const nodes = parent ? (all.get(parent.id)?.children ?? []) : world.roots;
    return { rows: nodes.slice(offset, offset + limit).map(rowOf), total: nodes.length };
  });
  return { tree, asked, world };
}

/** Every row that is open, in order, as one would write it down. */
const outline = (tree: RowTree): string[] =>
  Array.from({ length: tree.size ?? 0 }, (_, index) => {
    const { row, level, position, siblings, open, parent } = tree.at(index);
    const above = parent === null ? 'top' : (tree.at(parent).row?.id ?? '?');
    return `${row?.id ?? '?'} ${level} ${position + 1}/${siblings} ${open} ${above}`;
  });

/** A root with a folder of seven in it, which are counted once `counted` resolves. */
function uncounted(asked: string[], counted: Promise<void>) {
  const inside: Record<string, Node[]> = {
    top: [{ id: 'root', children: [] }],
    root: [{ id: 'dev', children: [] }, { id: 'b' }],
    dev: wide(7),
  };
  const tree = new RowTree(async (parent, { hurry }) => {
    const id = parent?.id ?? 'top';
    asked.push(hurry ? `${id} quick` : id);
    if (!hurry) await counted;
    const rows = inside[id]!.map(
      (node): LibraryRow => ({
        ...rowOf(node),
        ...(node.children && { inside: hurry ? null : inside[node.id]!.length }),
        ...(id === 'top' && { fixed: true }),
      }),
    );
    return { rows, total: rows.length, partial: hurry && id !== 'dev' };
  });
  return { tree };
}

const wide = (n: number): Node[] => Array.from({ length: n }, (_, at) => ({ id: `b${at}` }));

describe('rows of a library', () => {
  it('have a total at once and are loaded only when shown', async () => {
    const { tree, asked } = library([
      { id: 'all', children: wide(100_000) },
      { id: 'rest', children: [] },
    ]);
    expect(tree.size).toBeNull();
    await tree.want(0, 10);
    expect(tree.size).toBe(2);
    tree.toggle(0);
    expect(tree.size).toBe(100_002);
    expect(tree.at(100_001).row?.id).toBe('rest');
    expect(tree.at(50_000)).toMatchObject({ row: null, level: 2, position: 49_999, siblings: 100_000, parent: 0 });
    await tree.want(50_000, 50_040);
    expect(tree.at(50_000).row?.id).toBe('b49999');
    expect(asked).toEqual(['top 0', 'all 49800', 'all 50000']);
    await tree.want(50_000, 50_040);
    expect(asked).toHaveLength(3);
  });

  it('are in the order of a fully expanded tree, whatever is opened and closed', async () => {
    interface Shape {
      inside?: Shape[];
    }
    const shapes = (depth: number): fc.Arbitrary<Shape[]> =>
      fc.array(fc.record({ inside: depth === 0 ? fc.constant([]) : shapes(depth - 1) }, { requiredKeys: [] }), {
        maxLength: 3,
      });
    const named = (all: Shape[], above: string): Node[] =>
      all.map(({ inside }, at) => {
        const id = `${above}${at}`;
        return inside ? { id, children: named(inside, `${id}.`) } : { id };
      });
    await fc.assert(
      fc.asyncProperty(shapes(3), fc.array(fc.nat(40), { maxLength: 12 }), async (shape, turns) => {
        const roots = named(shape, '');
        const { tree } = library(roots);
        const open = new Set<string>();
        await tree.want(0, 1000);
        const written = (nodes: Node[], level: number, above: string): [string, Node][] =>
          nodes.flatMap((one, at): [string, Node][] => [
            [`${one.id} ${level} ${at + 1}/${nodes.length} ${open.has(one.id)} ${above}`, one],
            ...(open.has(one.id) ? written(one.children ?? [], level + 1, one.id) : []),
          ]);
        for (const turn of turns) {
          const lines = written(roots, 1, 'top');
          const index = lines.length === 0 ? 0 : turn % lines.length;
          const chosen = lines[index]?.[1];
          tree.toggle(index);
          if (chosen?.children) {
            if (!open.delete(chosen.id)) open.add(chosen.id);
          }
          await tree.want(0, 1000);
          expect(outline(tree)).toEqual(written(roots, 1, 'top').map(([line]) => line));
        }
        for (const [index, [, one]] of written(roots, 1, 'top').entries())
          expect(tree.indexOf(rowKey(rowOf(one)))).toBe(index);
      }),
    );
  });

  it('stay while they are reloaded, and follow changes', async () => {
    const folder: Node = { id: 'f', children: wide(3) };
    const { tree, world } = library([{ id: 'a' }, folder]);
    await tree.want(0, 10);
    tree.toggle(1);
    await tree.want(0, 10);
    world.roots = [folder];
    folder.children = [{ id: 'b2' }];
    tree.refresh();
    expect(tree.size).toBe(5);
    await tree.want(0, 10);
    await tree.want(0, 10);
    expect(outline(tree)).toEqual(['f 1 1/1 true top', 'b2 2 1/1 false f']);
  });

  it('are shown before their contents are counted, and keep a count while they are reloaded', async () => {
    const held = Promise.withResolvers<void>();
    const asked: string[] = [];
    const { tree } = uncounted(asked, held.promise);
    await tree.want(0, 10);
    expect(outline(tree)).toEqual(['root 1 1/1 true top', 'dev 2 1/2 false root', 'b 2 2/2 false root']);
    expect(tree.at(1).row?.inside).toBeNull();
    expect(asked).toEqual(['top quick', 'root quick', 'top']);
    held.resolve();
    await vi.waitFor(() => expect(tree.at(1).row?.inside).toBe(7));
    tree.refresh();
    await tree.want(0, 10);
    expect(tree.at(1).row?.inside).toBe(7);
  });

  it('expand to the number of rows that are found', async () => {
    const { tree } = uncounted([], new Promise(() => {}));
    await tree.want(0, 10);
    tree.toggle(1);
    await vi.waitFor(() => expect(tree.size).toBe(10));
  });

  it('report a failed load once, and are there after another try', async () => {
    const { tree, asked, world } = library(wide(2));
    world.failing = true;
    await tree.want(0, 5);
    expect(tree.error).toEqual(new Error('No answer'));
    await tree.want(0, 5);
    expect(asked).toHaveLength(1);
    world.failing = false;
    tree.refresh();
    await tree.want(0, 5);
    expect([tree.error, tree.size]).toEqual([null, 2]);
  });
});
