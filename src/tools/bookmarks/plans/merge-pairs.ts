import { tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { pick } from '../../library/bookmark-id.ts';
import type { Library } from '../../library/library.ts';
import { labels, labelsFor } from '../../tags/rows/label-changes.ts';
import type { ToolPorts } from '../../tool-ports.ts';

/** A bookmark that is removed, and the one that is kept for it. */
export interface Pair {
  removed: BookmarkNode;
  kept: BookmarkNode;
}

/** The pairs that a call names. Throws if a bookmark should be both kept and removed, or removed twice. */
export function pairsOf(
  library: Library,
  merges: { keep_id: string; remove_ids: string[] }[],
): { pairs: Pair[]; notFound: string[] } {
  const taken = new Set(merges.map(({ keep_id }) => keep_id));
  for (const { remove_ids } of merges)
    for (const id of new Set(remove_ids)) {
      if (taken.has(id)) {
        const message = `${id} can't be merged twice, nor both stay and go.`;
        throw new ToolError('invalid-arguments', message, 'Name each bookmark once.');
      }
      taken.add(id);
    }
  for (const { keep_id } of merges) pick(library, [keep_id], 'bookmark');
  const { nodes, notFound } = pick(
    library,
    merges.flatMap(({ remove_ids }) => remove_ids),
    'bookmark',
  );
  const keptFor = new Map(merges.flatMap(({ keep_id, remove_ids }) => remove_ids.map((id) => [id, keep_id])));
  return { pairs: nodes.map((removed) => ({ removed, kept: library.get(keptFor.get(removed.id)!)! })), notFound };
}

/** Tags of a removed bookmark, for the address of the one that is kept. */
export const legacy = labels.extend({ kept: z.string(), address: z.string() });

export const addressOf = ({ url }: BookmarkNode): string => tagAddress(url ?? '');

/** The tags that a merge adds to the kept bookmark: those of the removed one's address that its own address lacks. */
export async function legaciesOf(ports: ToolPorts, pairs: Pair[]): Promise<Map<string, z.infer<typeof legacy>>> {
  const borne = await ports.tags.of([...new Set(pairs.map(({ removed }) => addressOf(removed)))]);
  const wanted = new Map<string, string[]>();
  for (const { removed, kept } of pairs) {
    const tags = wanted.get(addressOf(kept)) ?? [];
    wanted.set(addressOf(kept), [...tags, ...(borne.get(addressOf(removed)) ?? [])]);
  }
  const lacking = await labelsFor(ports.tags, wanted);
  return new Map(
    pairs.map(({ removed, kept }) => {
      const address = addressOf(kept);
      const its = new Set(borne.get(addressOf(removed)) ?? []);
      const lacked = lacking.get(address)!.lacked.filter((tag) => its.has(tag));
      // Tags of an address exist already, so none is new.
      return [removed.id, { kept: kept.id, address, lacked, fresh: [] }];
    }),
  );
}
