import type { BookmarkNode, FolderEntry } from '@/src/contract/ports.ts';
import type { FlatTree } from './bookmark-node.ts';

/** The known ids and folder ends, which tell whether a new node can be added. */
interface Shape {
  ids: Set<string>;
  /** The index after the last node of each folder. */
  ends: Map<string | null, number>;
}

function shapeOf(nodes: BookmarkNode[]): Shape {
  const shape: Shape = { ids: new Set(), ends: new Map() };
  for (const { id, parentId, index } of nodes) {
    shape.ids.add(id);
    shape.ends.set(parentId, Math.max(shape.ends.get(parentId) ?? 0, index + 1));
  }
  return shape;
}

/** Cache of all bookmarks: reading 100,000 takes a second. Any change but a new last node of a folder clears it. */
export class WholeTree {
  readonly #read: () => Promise<FlatTree>;
  #reading: Promise<FlatTree> | null = null;
  #nodes: BookmarkNode[] | null = null;
  #shape: Shape | null = null;

  constructor(read: () => Promise<FlatTree>) {
    this.#read = read;
  }

  forget(): void {
    this.#reading = null;
    this.#nodes = null;
    this.#shape = null;
  }

  /** All nodes, parents before children; nodes added since come last. */
  async all(): Promise<BookmarkNode[]> {
    return [...(await this.#tree()).nodes];
  }

  async separators(): Promise<FolderEntry[]> {
    return [...(await this.#tree()).separators];
  }

  async #tree(): Promise<FlatTree> {
    const reading = this.#reading ?? this.#read();
    this.#reading = reading;
    try {
      const tree = await reading;
      if (this.#reading === reading) this.#nodes = tree.nodes;
      return tree;
    } catch (error) {
      if (this.#reading === reading) this.forget();
      throw error;
    }
  }

  /** Adds a new node; repeated calls have no effect. */
  add(node: BookmarkNode): void {
    // The tree is being read: it is unknown whether the result will include the node.
    if (!this.#nodes) {
      this.forget();
      return;
    }
    this.#shape ??= shapeOf(this.#nodes);
    const { ids, ends } = this.#shape;
    if (ids.has(node.id)) return;
    const { parentId, index } = node;
    if (parentId === null || !ids.has(parentId) || index !== (ends.get(parentId) ?? 0)) {
      this.forget();
      return;
    }
    this.#nodes.push(node);
    ids.add(node.id);
    ends.set(parentId, index + 1);
  }
}
