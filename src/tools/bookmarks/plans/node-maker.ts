import { isWebAddress, normalizeAddress } from '@/src/address/address.ts';
import type { BookmarkNode, BookmarksPort } from '@/src/contract/ports.ts';
import type { ApplyRun } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { brought } from '../../tags/rows/label-changes.ts';

export type NodeKind = 'folder' | 'bookmark' | 'separator';

/** A node as it was made. Without an id if the browser has no separators. */
export const madeNode = brought.extend({
  id: z.string().nullable(),
  title: z.string(),
  url: z.string().nullable(),
  parent: z.string(),
});
export type MadeNode = Pick<z.infer<typeof madeNode>, 'id' | 'title' | 'url' | 'parent'>;

type WantedNode = Omit<MadeNode, 'id'> & { kind: NodeKind };
type Young = WantedNode & { id: string };

/** Number of newest bookmarks that are read first. */
const atFirst = 500;

/**
 * Makes the function that creates a folder, a bookmark or a separator at the end of its folder. In a repeated run it
 * first looks for the node that a killed worker created for the same call, even if the user has since moved, renamed or
 * deleted it. Nodes recorded in `earlier` are not used again.
 */
export function nodeMaker(
  port: Pick<BookmarksPort, 'all' | 'newest' | 'separators' | 'create' | 'createSeparator'>,
  { at, repeated, earlier }: Pick<ApplyRun, 'at' | 'repeated' | 'earlier'>,
) {
  const reading = new Map<NodeKind, Promise<Set<Young>>>();

  /** The bookmarks that are younger than the call. Reading the whole library may take longer than a worker lives. */
  async function youngBookmarks(): Promise<BookmarkNode[]> {
    for (let most = atFirst; ; most *= 4) {
      const nodes = await port.newest(most);
      if (nodes.length < most || nodes.some(({ dateAdded }) => dateAdded < at)) return nodes;
    }
  }

  /** Nodes of a kind that this call may have made and that no outcome records, in the order of their folders. */
  async function unrecorded(kind: NodeKind): Promise<Set<Young>> {
    const nodes =
      kind === 'bookmark'
        ? await youngBookmarks()
        : kind === 'folder'
          ? (await port.all()).filter(({ url }) => url === null)
          : (await port.separators()).map((entry) => ({ ...entry, title: '', url: null }));
    const done = earlier.flatMap((one) => (one.state === 'done' ? madeNode.safeParse(one.after) : []));
    const known = new Set(done.map(({ data }) => data?.id));
    const young = nodes.filter(({ id, dateAdded }) => dateAdded >= at && !known.has(id));
    young.sort((a, b) => a.index - b.index);
    return new Set(young.map(({ id, parentId, title, url }) => ({ id, kind, parent: parentId ?? '', title, url })));
  }

  function youngOf(kind: NodeKind): Promise<Set<Young>> {
    const nodes = reading.get(kind) ?? unrecorded(kind);
    reading.set(kind, nodes);
    return nodes;
  }

  async function found({ kind, parent, title, url }: WantedNode): Promise<Young | undefined> {
    const alike = [...(await youngOf(kind))];
    const here = alike.filter((node) => node.parent === parent);
    if (kind === 'separator') return here[0];
    const sameTitle = (node: Young) => node.title.trim() === title.trim();
    if (kind === 'folder') return here.find(sameTitle) ?? alike.find((node) => sameTitle(node) && title !== '');
    const address = normalizeAddress(url ?? '');
    const ofPage = (node: Young) => node.url === url || node.url === address;
    return (
      here.find((node) => ofPage(node) && sameTitle(node)) ??
      here.find(ofPage) ??
      alike.find(ofPage) ??
      here.find((node) => sameTitle(node) && title !== '')
    );
  }

  return async (wanted: WantedNode): Promise<MadeNode> => {
    const { kind, parent, title, url } = wanted;
    const before = repeated ? await found(wanted) : undefined;
    if (before) {
      (await youngOf(kind)).delete(before);
      // Changes by the user are not recorded as made by this call, so that undo finds them as a conflict.
      const kept = before.title.trim() === title.trim() ? before.title : title;
      // Browsers may store addresses of their own schemes in another form.
      const address = url !== null && isWebAddress(url) ? normalizeAddress(url) : before.url;
      return { id: before.id, title: kept, url: address, parent };
    }
    if (kind === 'separator') return { id: await port.createSeparator(parent), title: '', url: null, parent };
    const node = await port.create({ parentId: parent, title, ...(url !== null && { url }) });
    return { id: node.id, title: node.title, url: node.url, parent };
  };
}
