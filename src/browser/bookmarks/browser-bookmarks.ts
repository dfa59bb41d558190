import type { BookmarkNode, BookmarksPort } from '@/src/contract/ports.ts';
import { browser } from '../api/browser-api.ts';
import { isFirefox } from '../api/firefox.ts';
import {
  barRoots,
  entryOf,
  firefoxRoots,
  flat,
  isSeparator,
  nodeOf,
  otherRoot,
  type TreeNode,
} from './bookmark-node.ts';
import { KnownFolder } from './known-folder.ts';
import { WholeTree } from './whole-tree.ts';

async function treeRoot(): Promise<TreeNode> {
  const [root] = await browser.bookmarks.getTree();
  if (!root) throw new Error('The browser has no bookmarks.');
  return root;
}

/** The id of the invisible root above a node. Much less work than reading the whole tree. */
async function rootAbove(node: TreeNode): Promise<string> {
  if (node.parentId === undefined) return node.id;
  const [parent] = await browser.bookmarks.get(node.parentId);
  return parent ? rootAbove(parent) : node.parentId;
}

/** The id of the invisible root, found from any bookmark; without one the whole tree is small. */
async function rootId(): Promise<string> {
  const [any] = await browser.bookmarks.getRecent(1);
  return any ? rootAbove(any) : (await treeRoot()).id;
}

/** The index for the browser. Chrome counts it before the node has left its old place; for us it is the final index. */
async function targetIndex(
  id: string,
  to: { parentId: string; index?: number; from?: string; at?: number },
): Promise<{ index?: number }> {
  if (to.index === undefined) return {};
  if (isFirefox() || (to.from !== undefined && to.from !== to.parentId)) return { index: to.index };
  const [node] = to.at === undefined ? await browser.bookmarks.get(id) : [{ parentId: to.parentId, index: to.at }];
  const later = node?.parentId === to.parentId && to.index > (node.index ?? 0);
  return { index: later ? to.index + 1 : to.index };
}

/** The nodes with these ids. If one is gone the browser refuses all, so each is asked for alone. */
async function someNodes(ids: string[]): Promise<TreeNode[]> {
  const [first, ...others] = ids;
  if (first === undefined) return [];
  const one = (id: string): Promise<TreeNode[]> => browser.bookmarks.get(id).catch(() => []);
  return browser.bookmarks.get([first, ...others]).catch(async () => (await Promise.all(ids.map(one))).flat());
}

/** Calls back at every change of the tree: `created` with a new node, `changed` with the id of any other. */
function onChange(created: (node: TreeNode) => void, changed: (id: string) => void, moved: (id: string) => void): void {
  const { onCreated, onRemoved, onChanged, onMoved } = browser.bookmarks;
  // Only Chrome has this event.
  const onReordered: typeof browser.bookmarks.onChildrenReordered | undefined = browser.bookmarks.onChildrenReordered;
  onCreated.addListener((_, node) => created(node));
  for (const event of [onRemoved, onChanged, onReordered]) event?.addListener((id: string) => changed(id));
  onMoved.addListener((id: string) => moved(id));
}

export function bookmarksPort(): BookmarksPort {
  let invisible: Promise<string> | undefined;
  /** The id of the invisible root, looked up once even if a thousand nodes need it. */
  const invisibleRoot = (find: () => Promise<string>): Promise<string> => {
    invisible ??= find().catch((error: unknown) => {
      invisible = undefined;
      throw error;
    });
    return invisible;
  };
  const whole = new WholeTree(async () => flat(await treeRoot()));
  const folder = new KnownFolder(async (id) => (await browser.bookmarks.getChildren(id)).map(entryOf));
  const listeners = new Set<(id: string) => void>();
  const tell = (id: string) => {
    for (const listener of listeners) listener(id);
  };
  const changed = (id: string) => {
    whole.forget();
    tell(id);
  };
  const created = (node: TreeNode) => {
    folder.forget();
    // The root id is not needed: nothing is created directly under the invisible root.
    if (isSeparator(node)) whole.forget();
    else whole.add(nodeOf(node, ''));
    tell(node.id);
  };
  const changedByAnyone = (id: string) => {
    folder.forget();
    changed(id);
  };
  onChange(created, changedByAnyone, (id) => {
    folder.moved(id);
    changed(id);
  });

  /** Makes our own change visible at once; the browser's event may come later. */
  const changing = <T>(act: Promise<T>, id: string): Promise<T> => {
    whole.forget();
    return act.finally(() => changedByAnyone(id));
  };

  async function viewed(node: TreeNode): Promise<BookmarkNode> {
    return nodeOf(node, await invisibleRoot(() => rootAbove(node)));
  }
  /** The root folders. In Firefox they are read by id, since reading children also reads all below them. */
  async function rootFolders(): Promise<TreeNode[]> {
    if (isFirefox()) return browser.bookmarks.get(firefoxRoots);
    return browser.bookmarks.getChildren(await invisibleRoot(rootId));
  }

  return {
    async get(id) {
      const [node] = await browser.bookmarks.get(id).catch(() => []);
      return node?.parentId === undefined ? null : viewed(node);
    },
    async byId(ids) {
      const inside = (await someNodes(ids)).filter(({ parentId }) => parentId !== undefined);
      return new Map(await Promise.all(inside.map(async (node) => [node.id, await viewed(node)] as const)));
    },
    async children(id) {
      const children: TreeNode[] = await browser.bookmarks.getChildren(id);
      return Promise.all(children.filter((child) => !isSeparator(child)).map(viewed));
    },
    entries: (id) => folder.entries(id),
    separators: async () => (isFirefox() ? whole.separators() : []),
    async createSeparator(parentId) {
      if (!isFirefox()) return null;
      const separator = { type: 'separator', parentId };
      const made = await browser.bookmarks.create(separator);
      created(made);
      return made.id;
    },
    async foldersNamed(title, parentId) {
      const nodes: TreeNode[] = await (isFirefox()
        ? browser.bookmarks.search({ title })
        : browser.bookmarks.getChildren(parentId));
      const named = nodes.filter((node) => !isSeparator(node) && node.url === undefined && node.title === title);
      const here = await Promise.all(named.filter((node) => node.parentId === parentId).map(viewed));
      return here.sort((a, b) => a.index - b.index);
    },
    all: () => whole.all(),
    roots: async () => Promise.all((await rootFolders()).map(viewed)),
    async defaultFolder() {
      const id = otherRoot(await rootFolders());
      if (id === undefined) throw new Error('The browser has no folder for bookmarks.');
      return id;
    },
    bars: async () => barRoots(await rootFolders()),
    async create(node) {
      const made = await browser.bookmarks.create(node);
      created(made);
      return viewed(made);
    },
    async move(id, to) {
      const target = { parentId: to.parentId, ...(await targetIndex(id, to)) };
      const { parentId, from, at, index } = to;
      if (from !== parentId || at === undefined || index === undefined)
        return void (await changing(browser.bookmarks.move(id, target), id));
      whole.forget();
      await folder.move(id, at, index, () => browser.bookmarks.move(id, target)).finally(() => changed(id));
    },
    async update(id, change) {
      await changing(browser.bookmarks.update(id, change), id);
    },
    remove: (id) => changing(browser.bookmarks.remove(id), id),
    removeWhole: (folder) => changing(browser.bookmarks.removeTree(folder), folder),
    async search(query) {
      const found: TreeNode[] = await browser.bookmarks.search(query);
      return Promise.all(found.filter((node) => !isSeparator(node)).map(viewed));
    },
    newest: async (most) => Promise.all((await browser.bookmarks.getRecent(most)).map(viewed)),
    watch: (listener) => void listeners.add(listener),
  };
}
