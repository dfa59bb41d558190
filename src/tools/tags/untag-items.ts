import { text } from '@/src/contract/text.ts';
import type { PlannedRow, RowOutcome, UndoOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { allRows } from '@/src/registry/each-row.ts';
import { nameKey } from '@/src/text/fold.ts';
import { tellsDone } from '../count-sentence.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { without } from './rows/label-changes.ts';
import { bearer, restored } from './rows/tagged-addresses.ts';
import { leftOut, namedPages, taggedItems } from './rows/tagged-pages.ts';

const parameters = z.strictObject({ items: taggedItems });

const unwanted = z.array(z.string());

export const untagItems = (ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { untagged: number }> => ({
  name: 'untag_items',
  area: 'tags',
  effect: 'write',
  inverse: 'exact',
  description: 'Take tags off pages, by tab, bookmark or address; the tags themselves stay.',
  parameters,
  async plan({ items }) {
    const named = await namedPages(ports, items);
    const borne = await ports.tags.of(named.pages.map(({ address }) => address));
    const rows = named.pages.flatMap(({ address, title, url, tags: names }) => {
      const keys = new Set(names.map(nameKey));
      const tags = borne.get(address) ?? [];
      const gone = tags.filter((name) => keys.has(nameKey(name)));
      if (gone.length === 0) return [];
      return {
        id: `address:${address}`,
        title,
        url,
        becomes: text('tags_loses', { tags: gone }),
        digest: { url },
        before: { address, tags },
        change: gone,
      };
    });
    const without = named.pages.length - rows.length;
    return {
      headline: text('tags_untag_headline'),
      notes: [],
      verb: text('tags_untag_verb'),
      refuse: text('tags_untag_refuse'),
      rows,
      data: { ...(without > 0 && { had_none: without }), ...leftOut(named) },
    };
  },
  apply: (rows, run) =>
    allRows<PlannedRow, RowOutcome>(rows, run, async () => {
      const gone = new Map(rows.map((row) => [bearer.parse(row.before).address, unwanted.parse(row.change)]));
      await ports.tags.change([...gone.keys()], (present, address) => without(present, gone.get(address)!));
      return rows.map((row) => ({ row: row.id, state: 'done', after: null }));
    }),
  undo: (rows, run) =>
    allRows<(typeof rows)[number], UndoOutcome>(rows, run, async () => {
      const back = new Map(
        rows.map((row) => {
          const { address, tags } = bearer.parse(row.before);
          return [address, { tags, gone: unwanted.parse(row.change) }];
        }),
      );
      await ports.tags.change([...back.keys()], (present, address) => {
        const { tags, gone } = back.get(address)!;
        return restored(tags, present, gone);
      });
      return rows.map((row) => ({ row: row.id, state: 'undone' }));
    }),
  undoLabel: text('tags_untag_undo'),
  ...tellsDone('untagged', 'tags_untagged', 'tags_untag_plain'),
});
