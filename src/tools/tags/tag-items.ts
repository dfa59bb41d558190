import { text } from '@/src/contract/text.ts';
import type { PlannedRow, RowOutcome, UndoOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { allRows } from '@/src/registry/each-row.ts';
import { tellsDone } from '../count-sentence.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { addLabels, brought, labelConflicts, labels, labelsFor, removeLabels } from './rows/label-changes.ts';
import { leftOut, namedPages, taggedItems } from './rows/tagged-pages.ts';

const parameters = z.strictObject({ items: taggedItems });

const tagging = labels.extend({ address: z.string() });

export const tagItems = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { tagged: number }> => ({
  name: 'tag_items',
  area: 'tags',
  effect: 'write',
  inverse: 'exact',
  description: 'Add tags to pages, by tab, bookmark or address; unknown tags are created.',
  parameters,
  async plan({ items }) {
    const named = await namedPages(ports, items);
    const wanted = await labelsFor(ports.tags, new Map(named.pages.map(({ address, tags }) => [address, tags])));
    const rows = named.pages.flatMap(({ address, title, url }) => {
      const { lacked, fresh } = wanted.get(address)!;
      if (lacked.length === 0) return [];
      return {
        id: `address:${address}`,
        title,
        url,
        becomes: text('tags_gets', { tags: lacked }),
        digest: { url },
        before: null,
        change: { address, lacked, fresh },
      };
    });
    const fresh = new Set(rows.flatMap(({ change }) => change.fresh));
    const already = named.pages.length - rows.length;
    return {
      headline: text('tags_tag_headline'),
      notes: fresh.size > 0 ? [text('tags_note_fresh', { n: fresh.size, tags: [...fresh] })] : [],
      verb: text('tags_tag_verb'),
      refuse: text('tags_tag_refuse'),
      addresses: named.urls,
      rows,
      data: {
        ...(fresh.size > 0 && { new_tags: [...fresh] }),
        ...(already > 0 && { already_tagged: already }),
        ...leftOut(named),
      },
    };
  },
  apply: (rows, run) =>
    allRows<PlannedRow, RowOutcome>(rows, run, async () => {
      const wanted = new Map(rows.map((row) => [row.id, tagging.parse(row.change)]));
      const byAddress = new Map([...wanted.values()].map((one) => [one.address, one]));
      const got = await addLabels(ports.tags, byAddress, run.repeated);
      return [...wanted].map(([row, { address }]) => ({
        row,
        state: 'done',
        after: got.get(address) ?? { added: [], carried: null },
      }));
    }),
  conflicts(rows) {
    const got = rows.map((row) => ({ ...brought.parse(row.after), row: row.id, ...tagging.parse(row.change) }));
    return labelConflicts(ports.tags, new Map(got.map((one) => [one.address, one])));
  },
  undo: (rows, run) =>
    allRows<(typeof rows)[number], UndoOutcome>(rows, run, async () => {
      const gone = rows.map((row) => ({ ...tagging.parse(row.change), ...brought.parse(row.after) }));
      await removeLabels(ports.tags, new Map(gone.map((one) => [one.address, one])));
      return rows.map((row) => ({ row: row.id, state: 'undone' }));
    }),
  undoLabel: text('tags_tag_undo'),
  ...tellsDone('tagged', 'tags_tagged', 'tags_tag_plain'),
});
