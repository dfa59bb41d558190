import type { Answers, Payload, TrashItem } from '@/src/contract/messages.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { rank } from '../../bookmark-index/rank.ts';
import { formatPath, pathFinder } from '../../library/folder-path.ts';
import { findTrashFolders } from '../../library/trash-folder.ts';
import type { ToolPorts } from '../../tool-ports.ts';
import { keptFor } from './remove-from-trash.ts';

/** Maximum number of items of one answer. */
const most = 500;

/** The content of the trash, the newest first, for our own pages only. Does not read the whole library. */
export async function trashContents(
  { bookmarks, trash, clock }: Pick<ToolPorts, 'bookmarks' | 'trash' | 'clock'>,
  { query = '', offset = 0 }: Payload<'trash'> = {},
): Promise<Answers['trash']> {
  const [folders, records] = await Promise.all([findTrashFolders({ bookmarks, trash }), trash.all()]);
  const recorded = new Map(records.map((record) => [record.bookmark, record]));
  const titlesOf = pathFinder(bookmarks, folders);
  const until = ({ id }: BookmarkNode): number => (recorded.get(id)?.at ?? clock.now()) + keptFor;

  async function count({ id, url }: BookmarkNode): Promise<number> {
    if (url !== null) return 1;
    const counts = await Promise.all((await bookmarks.children(id)).map(count));
    return counts.reduce((sum, one) => sum + one, 0);
  }
  async function itemOf(node: BookmarkNode): Promise<TrashItem> {
    const titles = await titlesOf(recorded.get(node.id)?.parentId ?? '');
    return {
      id: node.id,
      title: node.title,
      url: node.url,
      from: titles && formatPath(titles),
      bookmarks: await count(node),
      until: until(node),
    };
  }
  const trashed = (await Promise.all([...folders].map((id) => bookmarks.children(id)))).flat();
  const hits = rank(trashed, query, ({ title, url }) => ({ title, ...(url !== null && { url }) }));
  const found = hits.map(({ item }) => item).sort((a, b) => until(b) - until(a));
  const items = await Promise.all(found.slice(offset, offset + most).map(itemOf));
  return { items, total: found.length };
}
