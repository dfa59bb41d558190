import type { BookmarkNode, FolderEntry } from '@/src/contract/ports.ts';
import type { Browser } from '../api/browser-api.ts';

/** A node of the browser. Firefox has the type `separator`. */
export type TreeNode = Browser.bookmarks.BookmarkTreeNode & { type?: string };

export const isSeparator = (node: TreeNode): boolean => node.type === 'separator';

/** Firefox's root folders in its order. Their ids are always the same (`Bookmarks.sys.mjs`). */
export const firefoxRoots: [string, ...string[]] = ['menu________', 'toolbar_____', 'unfiled_____', 'mobile______'];

/** A node of the browser as ours. `rootId`: id of the invisible root, which is no parent for us. */
export const nodeOf = (node: TreeNode, rootId: string): BookmarkNode => ({
  id: node.id,
  parentId: node.parentId === undefined || node.parentId === rootId ? null : node.parentId,
  index: node.index ?? 0,
  title: node.title,
  url: node.url ?? null,
  dateAdded: node.dateAdded ?? 0,
});

export const entryOf = (node: TreeNode): FolderEntry => ({
  id: node.id,
  parentId: node.parentId ?? '',
  index: node.index ?? 0,
  separator: isSeparator(node),
  dateAdded: node.dateAdded ?? 0,
});

/** The bookmarks tree as lists, without its invisible root. */
export interface FlatTree {
  /** Bookmarks and folders, parents before children. */
  nodes: BookmarkNode[];
  separators: FolderEntry[];
}

export function flat(root: TreeNode): FlatTree {
  const tree: FlatTree = { nodes: [], separators: [] };
  const visit = (children: TreeNode[]) => {
    for (const child of children) {
      if (isSeparator(child)) tree.separators.push(entryOf(child));
      else {
        tree.nodes.push(nodeOf(child, root.id));
        visit(child.children ?? []);
      }
    }
  };
  visit(root.children ?? []);
  return tree;
}

/** The ids of the bookmarks bars. Chrome marks them; otherwise it is the first root, in Firefox the second. */
export function barRoots(roots: TreeNode[]): string[] {
  const named = roots.filter(({ folderType }) => folderType === 'bookmarks-bar');
  const bars = named.length > 0 ? named : roots.slice(roots.length > 3 ? 1 : 0).slice(0, 1);
  return bars.map(({ id }) => id);
}

/** The id of "Other bookmarks": marked in Chrome, where the synced one is preferred; else found by its position. */
export function otherRoot(roots: TreeNode[]): string | undefined {
  const others = roots.filter(({ folderType }) => folderType === 'other');
  const named = others.find(({ syncing }) => syncing) ?? others[0];
  return (named ?? roots[roots.length > 3 ? 2 : 1] ?? roots[0])?.id;
}
