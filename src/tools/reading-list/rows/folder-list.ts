import type { BookmarkNode, ReadingListPort } from '@/src/contract/ports.ts';
import { ensureTrash, removeEmptyTrash } from '../../library/trash-folder.ts';
import type { ToolPorts } from '../../tool-ports.ts';

/** The title of the folder, the same in every language so that a synchronised library has one. */
const LIST = 'Reading list';
const READ = 'Read';

type Saved = BookmarkNode & { url: string };

const isSaved = (node: BookmarkNode): node is Saved => node.url !== null;

/** A reading list for browsers without one: the folder "Reading list" with a folder "Read", by date of adding. */
export function folderList(ports: Pick<ToolPorts, 'bookmarks' | 'trash' | 'clock'>): ReadingListPort {
  const { bookmarks, trash } = ports;

  const folderIn = async (parent: string, title: string): Promise<string | null> =>
    (await bookmarks.foldersNamed(title, parent))[0]?.id ?? null;
  const ensure = async (parentId: string, title: string): Promise<string> =>
    (await folderIn(parentId, title)) ?? (await bookmarks.create({ parentId, title })).id;
  const listFolder = async () => folderIn(await bookmarks.defaultFolder(), LIST);
  const ensureFolder = async (read: boolean) => {
    const list = await ensure(await bookmarks.defaultFolder(), LIST);
    return read ? ensure(list, READ) : list;
  };

  async function entries(): Promise<{ node: Saved; read: boolean }[]> {
    const list = await listFolder();
    if (list === null) return [];
    const done = await folderIn(list, READ);
    const [unread, read] = [await bookmarks.children(list), done === null ? [] : await bookmarks.children(done)];
    return [
      ...unread.filter(isSaved).map((node) => ({ node, read: false })),
      ...read.filter(isSaved).map((node) => ({ node, read: true })),
    ];
  }
  const find = async (url: string) => (await entries()).find(({ node }) => node.url === url);

  async function put({ id, dateAdded }: BookmarkNode, read: boolean): Promise<void> {
    const parentId = await ensureFolder(read);
    const older = (await bookmarks.children(parentId)).filter((node) => node.id !== id && node.dateAdded <= dateAdded);
    const after = older.at(-1);
    await bookmarks.move(id, { parentId, index: after ? after.index + 1 : 0 });
  }

  /** Removes our folders when they are empty, so that undo leaves the library as it was. */
  async function tidy(): Promise<void> {
    const list = await listFolder();
    const done = list === null ? null : await folderIn(list, READ);
    for (const id of [done, list])
      if (id !== null && (await bookmarks.entries(id)).length === 0) await bookmarks.remove(id);
  }

  /** The node in the trash that came from the list. */
  async function removed(url: string): Promise<{ node: BookmarkNode; folder: string } | null> {
    for (const { bookmark } of (await trash.all()).reverse()) {
      const node = await bookmarks.get(bookmark);
      const folder = node?.url === url ? await bookmarks.get(node.parentId ?? '') : null;
      if (node && folder && (await trash.get(folder.id))) return { node, folder: folder.id };
    }
    return null;
  }

  return {
    permission: null,
    keepsDates: true,
    all: async () =>
      (await entries()).map(({ node: { url, title, dateAdded }, read }) => ({ url, title, read, added: dateAdded })),
    async add({ url, title }) {
      await bookmarks.create({ parentId: await ensureFolder(false), title, url });
    },
    async mark(url, read) {
      const entry = await find(url);
      if (!entry || entry.read === read) return;
      await put(entry.node, read);
      await tidy();
    },
    async remove(url) {
      const entry = await find(url);
      if (!entry) return;
      const { id, parentId, index } = entry.node;
      const folder = await ensureTrash(ports);
      await trash.put({ bookmark: id, parentId: parentId ?? '', index, at: ports.clock.now() });
      await bookmarks.move(id, { parentId: folder });
    },
    async restore({ url, title, read }) {
      const there = await removed(url);
      const node = there?.node ?? (await bookmarks.create({ parentId: await ensureFolder(read), title, url }));
      await put(node, read);
      if (!there) return;
      await trash.remove(node.id);
      await removeEmptyTrash(ports, there.folder);
    },
    async takeBack(url) {
      const entry = await find(url);
      if (!entry) return;
      await bookmarks.remove(entry.node.id);
      await tidy();
    },
  };
}
