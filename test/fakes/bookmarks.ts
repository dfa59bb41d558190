import type { BookmarkNode, BookmarksPort, FolderEntry } from '@/src/contract/ports.ts';

/** A folder has `children`, a bookmark an `url`; a separator is a bookmark with a mark, as Firefox tells it. */
export type Seed = { title: string; id?: string; added?: number } & (
  | { url: string; separator?: true }
  | { children: Seed[] }
);

export type TreeNode = { id: string; title: string; added: number } & (
  | { url: string; separator?: true }
  | { children: TreeNode[] }
);

export const separator = (id: string): Seed => ({ id, title: '', url: 'data:', separator: true });

export interface FakeBookmarks extends BookmarksPort {
  /** The whole tree as it stands, for comparing before and after. */
  tree(): TreeNode[];
  /** Number of calls of each method of the port. */
  calls: Record<string, number>;
}

interface Stored extends Omit<BookmarkNode, 'index'> {
  children: string[];
  separator: boolean;
}

/**
 * Bookmarks as a browser keeps them: two roots (`1` the bar, `2` others), indexes that shift, folders that are
 * removed only when empty, roots that stay where they are, no folder inside itself. `separators`: it is Firefox, which has
 * them, counts them in its indexes and keeps a folder with one for full.
 */
export function fakeBookmarks(
  seed: { bar?: Seed[]; other?: Seed[] } = {},
  now: () => number = () => 0,
  { separators = true } = {},
): FakeBookmarks {
  const nodes = new Map<string, Stored>();
  const roots = ['1', '2'];
  const calls: Record<string, number> = {};
  const listeners = new Set<(id: string) => void>();
  const tell = (id: string) => {
    for (const listener of listeners) listener(id);
  };
  let last = 2;

  const nodeOf = (id: string): Stored => {
    const found = nodes.get(id);
    if (!found) throw new Error("Can't find bookmark for id.");
    return found;
  };
  const siblingsOf = (node: Stored) => (node.parentId === null ? roots : nodeOf(node.parentId).children);
  const view = ({ children: _, separator: __, ...node }: Stored, index: number): BookmarkNode => ({ ...node, index });
  const childrenOf = (id: string) =>
    nodeOf(id).children.flatMap((child, index) => (nodeOf(child).separator ? [] : view(nodeOf(child), index)));
  const entriesOf = (id: string): FolderEntry[] =>
    nodeOf(id).children.map((child, index) => ({
      id: child,
      parentId: id,
      index,
      separator: nodeOf(child).separator,
      dateAdded: nodeOf(child).dateAdded,
    }));
  const separatorsIn = (id: string): FolderEntry[] =>
    entriesOf(id).flatMap((entry) => (entry.separator ? entry : separatorsIn(entry.id)));
  const below = (id: string): BookmarkNode[] => childrenOf(id).flatMap((child) => [child, ...below(child.id)]);
  const treeOf = (id: string): TreeNode => {
    const { title, dateAdded: added, url, children, separator } = nodeOf(id);
    return url === null
      ? { id, title, added, children: children.map(treeOf) }
      : { id, title, added, url, ...(separator && { separator }) };
  };

  const folderOf = (id: string, index: number | undefined) => {
    const folder = nodeOf(id);
    if (folder.url !== null) throw new Error('Parent is not a folder.');
    if (index !== undefined && (index < 0 || index > folder.children.length)) throw new Error('Index out of bounds.');
    return folder;
  };
  const changeable = (id: string) => {
    if (roots.includes(id)) throw new Error("Can't modify the root bookmark folders.");
    return nodeOf(id);
  };
  const isInside = (id: string, ancestor: string): boolean => {
    const { parentId } = nodeOf(id);
    return id === ancestor || (parentId !== null && isInside(parentId, ancestor));
  };

  const add = (
    parentId: string,
    one: { title: string; url: string | null; id?: string; added?: number; separator?: boolean },
    at?: number,
  ) => {
    const folder = folderOf(parentId, at);
    let id = one.id;
    while (id === undefined || (id !== one.id && nodes.has(id))) id = String(++last);
    const { title, url, added: dateAdded = now(), separator = false } = one;
    nodes.set(id, { id, parentId, title, url, dateAdded, separator, children: [] });
    folder.children.splice(at ?? folder.children.length, 0, id);
    return id;
  };
  const plant = (parentId: string, seeds: Seed[]) => {
    for (const one of seeds) {
      const id = add(parentId, { ...one, url: 'url' in one ? one.url : null });
      if ('children' in one) plant(id, one.children);
    }
  };

  const root = { parentId: null, url: null, dateAdded: 0, separator: false };
  nodes.set('1', { ...root, id: '1', title: 'Bookmarks bar', children: [] });
  nodes.set('2', { ...root, id: '2', title: 'Other bookmarks', children: [] });
  plant('1', seed.bar ?? []);
  plant('2', seed.other ?? []);

  const port: BookmarksPort = {
    async get(id) {
      const node = nodes.get(id);
      return node && !node.separator ? view(node, siblingsOf(node).indexOf(id)) : null;
    },
    byId: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const node = nodes.get(id);
          return node && !node.separator ? [[id, view(node, siblingsOf(node).indexOf(id))] as const] : [];
        }),
      ),
    children: async (id) => childrenOf(id),
    entries: async (folder) => entriesOf(folder),
    separators: async () => roots.flatMap(separatorsIn),
    async createSeparator(folder) {
      if (!separators) return null;
      const id = add(folder, { title: '', url: 'data:', separator: true });
      tell(id);
      return id;
    },
    foldersNamed: async (title, parentId) =>
      childrenOf(parentId).filter((node) => node.url === null && node.title === title),
    all: async () => roots.flatMap((id, index) => [view(nodeOf(id), index), ...below(id)]),
    roots: async () => roots.map((id, index) => view(nodeOf(id), index)),
    defaultFolder: async () => '2',
    bars: async () => ['1'],
    async create({ parentId, title, url, index }) {
      const id = add(parentId, { title, url: url ?? null }, index);
      tell(id);
      return view(nodeOf(id), nodeOf(parentId).children.indexOf(id));
    },
    async move(id, to) {
      const node = changeable(id);
      if (isInside(to.parentId, id)) throw new Error("Can't move a folder into itself.");
      const from = siblingsOf(node);
      const was = from.indexOf(id);
      from.splice(was, 1);
      try {
        const folder = folderOf(to.parentId, to.index);
        folder.children.splice(to.index ?? folder.children.length, 0, id);
        node.parentId = to.parentId;
        tell(id);
      } catch (error) {
        from.splice(was, 0, id);
        throw error;
      }
    },
    async update(id, change) {
      const node = changeable(id);
      if (change.url !== undefined && node.url === null) throw new Error("Can't set URL of a bookmark folder.");
      Object.assign(node, change);
      tell(id);
    },
    async remove(id) {
      const node = changeable(id);
      if (node.children.length > 0) throw new Error("Can't remove non-empty folder (use recursive to force).");
      siblingsOf(node).splice(siblingsOf(node).indexOf(id), 1);
      nodes.delete(id);
      tell(id);
    },
    async removeWhole(folder) {
      const node = changeable(folder);
      for (const { id } of [...below(folder), ...separatorsIn(folder)]) nodes.delete(id);
      node.children = [];
      siblingsOf(node).splice(siblingsOf(node).indexOf(folder), 1);
      nodes.delete(folder);
      tell(folder);
    },
    async search(query) {
      const words = query.toLowerCase().split(/\s+/);
      const all = roots.flatMap(below);
      return all.filter(({ title, url }) => words.every((word) => `${title} ${url}`.toLowerCase().includes(word)));
    },
    newest: async (most) =>
      roots
        .flatMap(below)
        .filter(({ url }) => url !== null)
        .sort((a, b) => b.dateAdded - a.dateAdded)
        .slice(0, most),
    watch: (listener) => void listeners.add(listener),
  };

  const counted = Object.fromEntries(
    Object.entries(port).map(([name, method]) => [
      name,
      (...parameters: unknown[]) => {
        calls[name] = (calls[name] ?? 0) + 1;
        return Reflect.apply(method, port, parameters);
      },
    ]),
  ) as unknown as BookmarksPort;
  return { ...counted, calls, tree: () => roots.map(treeOf) };
}
