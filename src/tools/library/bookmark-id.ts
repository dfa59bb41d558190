import type { BookmarkNode } from '@/src/contract/ports.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { nearest } from '@/src/text/nearest-names.ts';
import { notThere } from '../errors/call-errors.ts';
import { formatPath } from './folder-path.ts';
import type { Library } from './library.ts';

export const idField = z.string().min(1);

function notFound(library: Library, id: string, what: 'bookmark' | 'folder', find: string): ToolError {
  const nodes = library.nodes.filter((node) => (what === 'folder') === (node.url === null));
  const titles = nearest(id, new Set(nodes.map((node) => node.title)));
  const ids = nearest(id, new Set(nodes.map((node) => node.id)));
  const near = nodes.filter((node) => titles.includes(node.title) || ids.includes(node.id)).slice(0, 3);
  const names = near.map((node) => `${node.id} ("${formatPath(library.path(node.id))}")`).join(', ');
  return notThere(`No ${what} has the id "${id}".`, `${names ? `Near: ${names}. ` : ''}${find}`);
}

function wrongKind({ id, title, url }: BookmarkNode): ToolError {
  const kind = url === null ? 'folder' : 'bookmark';
  return notThere(`${id} ("${title}") is a ${kind}.`, `Leave it out, or use the tools for ${kind}s.`);
}

/** Error for an unknown id: names the kind that has it, or near titles. */
export function noSuchBookmark(library: Library, id: string): ToolError {
  const node = library.get(id);
  return node ? wrongKind(node) : notFound(library, id, 'bookmark', 'search_bookmarks gives the ids.');
}

const rootFolder = (node: BookmarkNode): ToolError =>
  new ToolError(
    'root-folder',
    `"${node.title}" (id ${node.id}) is a root folder of the browser and stays as it is.`,
    'Name what lies in it, or another folder.',
  );

/** The folder with this id, which may be a root. */
export function folderById(library: Library, id: string): BookmarkNode {
  const node = library.get(id);
  if (node?.url === null) return node;
  if (node) {
    const parent = node.parentId ?? '';
    throw notThere(`${id} is the bookmark "${node.title}", no folder.`, `Its folder is ${parent}.`);
  }
  throw notFound(library, id, 'folder', 'list_bookmark_folders gives the ids of folders.');
}

/** The named nodes, each once, and unknown ids. Throws for a root folder or another kind, and if none exists. */
export function pick(library: Library, ids: string[], only: 'bookmark' | 'folder' | 'both') {
  const nodes: BookmarkNode[] = [];
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const node = library.get(id);
    if (!node) missing.push(id);
    else if (library.isRoot(id)) throw rootFolder(node);
    else nodes.push(node);
  }
  const wrong = nodes.find((node) => only !== 'both' && (only === 'folder') !== (node.url === null));
  if (wrong) throw wrongKind(wrong);
  const [first] = missing;
  if (nodes.length === 0 && first !== undefined)
    throw only === 'folder'
      ? notFound(library, first, 'folder', 'list_bookmark_folders gives the ids.')
      : notFound(library, first, 'bookmark', 'search_bookmarks gives the ids.');
  return { nodes, notFound: missing };
}
