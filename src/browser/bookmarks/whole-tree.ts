import type { BookmarkNode, FolderEntry } from '@/src/contract/ports.ts';
import type { FlatTree } from './bookmark-node.ts';

/** The roots and folders that tell where a new node belongs. */
interface Shape {
  ids: Set<string>;
  /** The index behind the last node of each folder. */
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

/**
 * All bookmarks as they were last read: reading 100,000 takes a second. Each change calls for a new look, but for what
 * comes to the end of its folder, which an import does by the thousands.
 */
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

  /** Parents before children; what was added since they were read comes last. */
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

  /** A node that was made; may be told several times. */
  add(node: BookmarkNode): void {
    // Being read: nobody knows whether it is in what comes.
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
