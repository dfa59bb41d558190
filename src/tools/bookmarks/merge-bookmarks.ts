import { tagAddress } from '@/src/address/address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { PlannedRow, RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { tellsDone } from '../count-sentence.ts';
import { invalid } from '../errors/call-errors.ts';
import { idField, pick } from '../library/bookmark-id.ts';
import { nodeId } from '../library/bookmark-row.ts';
import { formatPath } from '../library/folder-path.ts';
import { type Library, readLibrary } from '../library/library.ts';
import { rowsWith } from '../rows-with.ts';
import { addLabels, labels, labelsFor, removeLabels } from '../tags/rows/label-changes.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { rowsToTrash, trashing } from './trash/move-to-trash.ts';

/** The pairs that a call names. Throws if a bookmark should be both kept and removed, or removed twice. */
function pairsOf(library: Library, merges: { keep_id: string; remove_ids: string[] }[]) {
  const taken = new Set(merges.map(({ keep_id }) => keep_id));
  for (const { remove_ids } of merges)
    for (const id of new Set(remove_ids)) {
      if (taken.has(id)) {
        const message = `${id} can't be merged twice, nor both stay and go.`;
        throw invalid(message, 'Name each bookmark once.');
      }
      taken.add(id);
    }
  for (const { keep_id } of merges) pick(library, [keep_id], 'bookmark');
  const going = merges.flatMap(({ remove_ids }) => remove_ids);
  const { nodes, notFound } = pick(library, going, 'bookmark');
  const keptFor = new Map(merges.flatMap(({ keep_id, remove_ids }) => remove_ids.map((id) => [id, keep_id])));
  return { pairs: nodes.map((removed) => ({ removed, kept: library.get(keptFor.get(removed.id)!)! })), notFound };
}
type Pairs = ReturnType<typeof pairsOf>['pairs'];

/** Tags of a removed bookmark, for the address of the one that is kept. */
const legacy = labels.extend({ kept: z.string(), address: z.string() });

const addressOf = ({ url }: BookmarkNode): string => tagAddress(url ?? '');

/** The tags that a merge adds to the kept bookmark: those of the removed one's address that its own address lacks. */
async function legaciesOf(ports: ToolPorts, pairs: Pairs): Promise<Map<string, z.infer<typeof legacy>>> {
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

const merge = z.strictObject({
  keep_id: idField.describe('The bookmark that stays and gets the tags of the others'),
  remove_ids: z.array(idField).min(1).describe('Bookmarks that go'),
});
const parameters = z.strictObject({ merges: z.array(merge).min(1) });

const brought = z.object({ address: z.string(), added: z.array(z.string()) });
const inWords = (address: string, tag: string) => JSON.stringify([address, tag]);
const claims = (after: unknown) => {
  const { address, added } = brought.parse(after);
  return added.map((tag) => inWords(address, tag));
};

export const mergeBookmarks = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { removed: number }> => {
  const trash = trashing(ports);
  const isKept = async ({ change }: PlannedRow) => (await ports.bookmarks.get(legacy.parse(change).kept)) !== null;

  return {
    name: 'merge_bookmarks',
    area: 'bookmarks',
    effect: 'destroy',
    inverse: 'exact',
    description: 'Make one bookmark of several copies: tags are joined on the one kept, the others are deleted.',
    parameters,
    async plan({ merges }) {
      const library = await readLibrary(ports);
      const { pairs, notFound } = pairsOf(library, merges);
      const keptOf = new Map(pairs.map(({ removed, kept }) => [removed.id, kept]));
      const legacies = await legaciesOf(ports, pairs);
      const other = pairs.filter(({ removed, kept }) => addressOf(removed) !== addressOf(kept));
      const going = pairs.map(({ removed }) => removed);
      return {
        headline: text('bookmarks_merge_headline'),
        notes: [
          text('bookmarks_note_trash'),
          ...(other.length > 0 ? [text('bookmarks_note_other_address', { n: other.length })] : []),
        ],
        verb: text('bookmarks_merge_verb'),
        refuse: text('bookmarks_delete_refuse'),
        rows: rowsToTrash(library, going).map((row) => {
          const kept = keptOf.get(nodeId(row))!;
          const change = legacies.get(nodeId(row))!;
          const stays = { title: kept.title || (kept.url ?? ''), path: formatPath(library.path(kept.parentId ?? '')) };
          const becomes =
            change.lacked.length > 0
              ? text('bookmarks_merges_with_tags', { ...stays, tags: change.lacked })
              : text('bookmarks_merges', stays);
          const digest = { ...row.digest, hangsOn: change.address };
          return { ...row, becomes, change, digest };
        }),
        data: { kept: new Set(keptOf.values()).size, ...(notFound.length > 0 && { not_found: notFound }) },
      };
    },

    async apply(rows, run) {
      // If several bookmarks have the same tag, the first one brings it, also in a repeated run.
      const claimed = new Set(run.earlier.flatMap((one) => (one.state === 'done' ? claims(one.after) : [])));
      const [stay, orphans] = [new Map<string, PlannedRow>(), [] as RowOutcome[]];
      for (const row of rows) {
        if (await isKept(row)) stay.set(row.id, row);
        else orphans.push({ row: row.id, state: 'skipped', reason: text('bookmarks_kept_gone') });
      }
      const inherit = async (outcome: RowOutcome): Promise<RowOutcome> => {
        const row = stay.get(outcome.row);
        if (outcome.state !== 'done' || !row) return outcome;
        const { address, lacked, fresh } = legacy.parse(row.change);
        const due = lacked.filter((tag) => !claimed.has(inWords(address, tag)));
        const wanted = new Map([[address, { lacked: due, fresh }]]);
        const added = (await addLabels(ports.tags, wanted, run.repeated)).get(address)?.added ?? [];
        for (const tag of added) claimed.add(inWords(address, tag));
        return { ...outcome, after: { ...Object(outcome.after), address, added } };
      };
      const outcomes: RowOutcome[] = [];
      for (const outcome of await trash.apply([...stay.values()], run)) outcomes.push(await inherit(outcome));
      return [...orphans, ...outcomes];
    },

    async undo(rows, run) {
      const outcomes = await trash.undo(rows, run);
      for (const { after } of rowsWith('undone', rows, outcomes)) {
        const { address, added } = brought.parse(after);
        await removeLabels(ports.tags, new Map([[address, { added, fresh: [] }]]));
      }
      return outcomes;
    },

    undoLabel: text('bookmarks_merge_undo'),
    ...tellsDone('removed', 'bookmarks_merged', 'bookmarks_merge_plain'),
  };
};
