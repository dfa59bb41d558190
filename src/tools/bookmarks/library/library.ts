import type { BookmarkNode } from '@/src/contract/ports.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { trashFolders } from './trash-folder.ts';

/** Places of bookmarks, by the ids of their folders. */
export interface Places {
  /** Titles from the root to the folder itself. */
  path(folder: string): string[];
  /** True for a folder that is another one or lies in it, however deep. */
  isInside(folder: string, ancestor: string): boolean;
}

/** The user's bookmarks as they stand, without the trash and what lies in it. */
export interface Library {
  /** Parents before children, in the order of the browser. */
  nodes: BookmarkNode[];
  roots: BookmarkNode[];
  defaultFolder: string;
  get(id: string): BookmarkNode | undefined;
  children(id: string): BookmarkNode[];
  isRoot(id: string): boolean;
  /** Titles from the root to the node itself. */
  path(id: string): string[];
  /** True for a node that is the folder or lies in it, however deep. */
  isInside(id: string, folder: string): boolean;
  /** Everything in the node's folder, a trash folder too: what its index counts. */
  siblings(node: BookmarkNode): BookmarkNode[];
  /** Everything in the trash. Only for leaving it out of what is counted elsewhere. */
  trashed: BookmarkNode[];
}

const childrenByParent = (nodes: BookmarkNode[]): Map<string | null, BookmarkNode[]> => {
  const children = Map.groupBy(nodes, (node) => node.parentId);
  for (const list of children.values()) list.sort((a, b) => a.index - b.index);
  return children;
};

/** `trash`: ids of the trash folders. */
export function libraryOf(all: BookmarkNode[], defaultFolder: string, trash: string[]): Library {
  const hidden = new Set(trash);
  for (const node of all) if (node.parentId !== null && hidden.has(node.parentId)) hidden.add(node.id);
  const nodes = all.filter((node) => !hidden.has(node.id));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const children = childrenByParent(nodes);
  const siblings = childrenByParent(all);
  const roots = nodes.filter((node) => node.parentId === null || !byId.has(node.parentId));
  const rootIds = new Set(roots.map((node) => node.id));

  const ancestry = (id: string): BookmarkNode[] => {
    const line: BookmarkNode[] = [];
    for (let node = byId.get(id); node; node = byId.get(node.parentId ?? '')) line.unshift(node);
    return line;
  };

  return {
    nodes,
    roots,
    defaultFolder,
    get: (id) => byId.get(id),
    children: (id) => children.get(id) ?? [],
    isRoot: (id) => rootIds.has(id),
    path: (id) => ancestry(id).map((node) => node.title),
    isInside: (id, folder) => ancestry(id).some((node) => node.id === folder),
    siblings: (node) => siblings.get(node.parentId) ?? [],
    trashed: all.filter((node) => hidden.has(node.id) && !trash.includes(node.id)),
  };
}

export async function readLibrary(ports: Pick<ToolPorts, 'bookmarks' | 'trash'>): Promise<Library> {
  const [all, defaultFolder, records] = await Promise.all([
    ports.bookmarks.all(),
    ports.bookmarks.defaultFolder(),
    ports.trash.all(),
  ]);
  return libraryOf(all, defaultFolder, trashFolders(all, defaultFolder, records));
}
