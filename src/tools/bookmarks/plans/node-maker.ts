import { isWebAddress, normalizeAddress } from '@/src/address/address.ts';
import type { BookmarksPort } from '@/src/contract/ports.ts';
import type { ApplyRun } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { brought } from '../../tags/rows/label-changes.ts';

export type NodeKind = 'folder' | 'bookmark' | 'separator';

/** State of anything in a folder when it was made; without an id where the browser has no separators. */
export const madeNode = brought.extend({
  id: z.string().nullable(),
  title: z.string(),
  url: z.string().nullable(),
  parent: z.string(),
});
export type MadeNode = Pick<z.infer<typeof madeNode>, 'id' | 'title' | 'url' | 'parent'>;

interface Young {
  id: string;
  kind: NodeKind;
  parent: string;
  title: string;
  url: string | null;
}

export interface WantedNode {
  kind: NodeKind;
  parent: string;
  title: string;
  url: string | null;
}

/**
 * Gives a function that makes a folder, a bookmark or a separator at the end of its folder, or finds the one that a
 * killed worker had made for the same call, also where the user has moved or renamed it since. None of `earlier` is
 * found again.
 */
export function nodeMaker(
  port: Pick<BookmarksPort, 'all' | 'separators' | 'create' | 'createSeparator'>,
  { at, repeated, earlier }: Pick<ApplyRun, 'at' | 'repeated' | 'earlier'>,
) {
  let reading: Promise<Set<Young>> | null = null;

  /** Items that this call may have made and nobody has recorded, in the order of the folders. */
  async function unrecorded(): Promise<Set<Young>> {
    const known = new Set(
      earlier.flatMap((one) => (one.state === 'done' ? (madeNode.safeParse(one.after).data?.id ?? []) : [])),
    );
    const [nodes, separators] = [await port.all(), await port.separators()];
    const all = [
      ...nodes.map((node) => ({ ...node, kind: node.url === null ? ('folder' as const) : ('bookmark' as const) })),
      ...separators.map((entry) => ({ ...entry, kind: 'separator' as const, title: '', url: null })),
    ];
    const young = all
      .filter(({ id, dateAdded }) => dateAdded >= at && !known.has(id))
      .sort((a, b) => a.index - b.index);
    return new Set(
      young.map(({ id, kind, parentId, title, url }) => ({ id, kind, parent: parentId ?? '', title, url })),
    );
  }

  async function found({ kind, parent, title, url }: WantedNode): Promise<Young | undefined> {
    reading ??= unrecorded();
    const alike = [...(await reading)].filter((node) => node.kind === kind);
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
      (await reading)?.delete(before);
      // The user's own changes are none of what was made: undo meets them as a conflict.
      const kept = before.title.trim() === title.trim() ? before.title : title;
      // Browsers write some schemes of their own in another way.
      const address = url !== null && isWebAddress(url) ? normalizeAddress(url) : before.url;
      return { id: before.id, title: kept, url: address, parent };
    }
    if (kind === 'separator') return { id: await port.createSeparator(parent), title: '', url: null, parent };
    const node = await port.create({ parentId: parent, title, ...(url !== null && { url }) });
    return { id: node.id, title: node.title, url: node.url, parent };
  };
}
