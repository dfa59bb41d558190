import type { Browser } from 'wxt/browser';
import type { BookmarkNode, FolderEntry } from '@/src/contract/ports.ts';

/** Firefox tells separators from bookmarks. */
export type TreeNode = Browser.bookmarks.BookmarkTreeNode & { type?: string };

export const isSeparator = (node: TreeNode): boolean => node.type === 'separator';

/** Firefox's roots in its order, whose ids are the same everywhere (its `Bookmarks.sys.mjs`). */
export const firefoxRoots: [string, ...string[]] = ['menu________', 'toolbar_____', 'unfiled_____', 'mobile______'];

/** `rootId` is that of the invisible root, whose children have no parent for us. */
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

/** Everything under the invisible root. */
export interface FlatTree {
  /** Parents before children. */
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

/** Chrome names its bars; where nothing is named it is the first, in Firefox the one after the menu. */
export function barRoots(roots: TreeNode[]): string[] {
  const named = roots.filter(({ folderType }) => folderType === 'bookmarks-bar');
  const bars = named.length > 0 ? named : roots.slice(roots.length > 3 ? 1 : 0).slice(0, 1);
  return bars.map(({ id }) => id);
}

/**
 * "Other bookmarks" among the roots. Chrome names its kind, and has one of a kind for each account: the synced one comes
 * first. Where nothing is named it is known by its place: bar, other, mobile; in Firefox menu, bar, other, mobile.
 */
export function otherRoot(roots: TreeNode[]): string | undefined {
  const others = roots.filter(({ folderType }) => folderType === 'other');
  const named = others.find(({ syncing }) => syncing) ?? others[0];
  return (named ?? roots[roots.length > 3 ? 2 : 1] ?? roots[0])?.id;
}
