import { tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode, FolderEntry } from '@/src/contract/ports.ts';
import { once } from '@/src/text/once.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { trashFolders } from './trash-folder.ts';

function childrenByParent<Node extends Pick<BookmarkNode, 'parentId' | 'index'>>(nodes: Node[]) {
  const children = Map.groupBy(nodes, (node) => node.parentId);
  for (const list of children.values()) list.sort((a, b) => a.index - b.index);
  return children;
}

/** The user's bookmarks without the trash folders (`trash`). Each view of them is made on first use. */
export function libraryOf(all: BookmarkNode[], defaultFolder: string, trash: string[], separators: FolderEntry[] = []) {
  const hidden = new Set(trash);
  for (const node of all) if (node.parentId !== null && hidden.has(node.parentId)) hidden.add(node.id);
  const nodes = hidden.size === 0 ? all : all.filter((node) => !hidden.has(node.id));
  const byId = once(() => new Map(nodes.map((node) => [node.id, node])));
  const children = once(() => childrenByParent(nodes));
  const entries = once(() => childrenByParent([...all.map((node) => ({ ...node, separator: false })), ...separators]));
  const roots = once(() => nodes.filter((node) => node.parentId === null || !byId().has(node.parentId)));
  const rootIds = once(() => new Set(roots().map((node) => node.id)));
  const trashed = once(() => all.filter((node) => hidden.has(node.id) && !trash.includes(node.id)));

  const ancestry = (id: string): BookmarkNode[] => {
    const line: BookmarkNode[] = [];
    for (let node = byId().get(id); node; node = byId().get(node.parentId ?? '')) line.unshift(node);
    return line;
  };

  return {
    /** Parents before children, in the order of the browser. */
    nodes,
    get roots() {
      return roots();
    },
    defaultFolder,
    get: (id: string) => byId().get(id),
    children: (id: string) => children().get(id) ?? [],
    isRoot: (id: string) => rootIds().has(id),
    /** Titles from the root to the node itself. */
    path: (id: string) => ancestry(id).map((node) => node.title),
    /** True if the node is the folder or in it at any depth. */
    isInside: (id: string, folder: string) => ancestry(id).some((node) => node.id === folder),
    /** All entries of a folder in order, with trash folders and separators, which count in an index. */
    entries: (folder: string | null) => entries().get(folder) ?? [],
    /** All nodes in the trash, to leave them out of counts. */
    get trashed() {
      return trashed();
    },
  };
}

export type Library = ReturnType<typeof libraryOf>;

/** Looks up the positions of bookmarks, by the ids of their folders. */
export type Places = Pick<Library, 'path' | 'isInside'>;

export async function readLibrary(ports: Pick<ToolPorts, 'bookmarks' | 'trash'>): Promise<Library> {
  const [all, separators, defaultFolder, records] = await Promise.all([
    ports.bookmarks.all(),
    ports.bookmarks.separators(),
    ports.bookmarks.defaultFolder(),
    ports.trash.all(),
  ]);
  return libraryOf(all, defaultFolder, trashFolders(all, defaultFolder, records), separators);
}

type Saved = Pick<BookmarkNode, 'id' | 'title'> & { url: string };

async function savedInLibrary(ports: ToolPorts, addresses: ReadonlySet<string>): Promise<Saved[]> {
  const { nodes } = await readLibrary(ports);
  return nodes.flatMap(({ id, title, url }) =>
    url !== null && addresses.has(tagAddress(url)) ? { id, title, url } : [],
  );
}

/** The bookmarks of each address (as tags write it). Without a ready index all are read: a second for 100,000. */
export async function savedAt(ports: ToolPorts, addresses: ReadonlySet<string>): Promise<Map<string, Saved[]>> {
  if (addresses.size === 0) return new Map();
  // On a full disk the index may fail; all bookmarks are read then.
  const known = await ports.index.at(addresses).catch(() => null);
  return Map.groupBy(known ?? (await savedInLibrary(ports, addresses)), ({ url }) => tagAddress(url));
}
