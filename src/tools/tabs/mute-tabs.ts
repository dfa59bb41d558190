import { text } from '@/src/contract/text.ts';
import type { RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { everyRow, rowFailed, rowUndone } from '@/src/registry/each-row.ts';
import { countedSentence, countsDone } from '../count-sentence.ts';
import { namedTabs, notFound, tabIds } from '../tab-ids/named-tabs.ts';
import { latest } from '../tab-ids/new-tab-ids.ts';
import { sightings } from '../tab-ids/tab-sightings.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { rebindChanged } from './rebind/rebind.ts';
import { tabRows } from './rows/tab-location.ts';

const parameters = z.strictObject({
  tab_ids: tabIds,
  muted: z.boolean().default(true).describe('False lets them sound again'),
});

const before = z.object({ muted: z.boolean() });
const change = z.object({ tab: z.number(), muted: z.boolean() });

export function muteTabs({ tabs, returned }: ToolPorts): WriteTool<z.infer<typeof parameters>, { changed: number }> {
  return {
    name: 'mute_tabs',
    area: 'tabs',
    effect: 'write',
    inverse: 'exact',
    repeatable: true,
    description: 'Mutes tabs, or lets them sound again.',
    parameters,
    async plan({ tab_ids, muted }) {
      const [all, groups, windows] = await Promise.all([tabs.all(), tabs.groups(), tabs.windows()]);
      const { found, missing } = namedTabs(tab_ids, all);
      const going = found.filter((tab) => tab.muted !== muted);
      const rowOf = tabRows(groups, windows);
      return {
        headline: text(muted ? 'tabs_mute_ask' : 'tabs_unmute_ask', { n: going.length }),
        notes: [],
        verb: text(muted ? 'tabs_mute_verb' : 'tabs_unmute_verb', { n: going.length }),
        refuse: text('tabs_mute_refuse'),
        rows: going.map((tab) => ({
          ...rowOf(tab),
          digest: {},
          before: { muted: tab.muted },
          change: { tab: tab.id, muted },
        })),
        data: { muted, ...notFound(missing), already: found.length - going.length },
      };
    },
    async changed(rows, { repeated }) {
      const open = new Map((await tabs.all()).map((tab) => [tab.id, tab]));
      return rows.flatMap((row) => {
        const tab = open.get(change.parse(row.change).tab);
        const isTheirs = tab !== undefined && tab.muted !== before.parse(row.before).muted && !repeated;
        return isTheirs ? { id: row.id, before: { muted: tab.muted } } : [];
      });
    },
    async apply(rows) {
      const planned = rows.map((row) => ({ row: row.id, ...change.parse(row.change) }));
      await Promise.all(planned.map(({ tab, muted }) => tabs.setMuted(tab, muted)));
      const all = await tabs.all();
      const seen = sightings(all);
      const now = new Map(all.map((tab) => [tab.id, tab]));
      return planned.map(({ row, tab: id, muted }): RowOutcome => {
        const tab = now.get(id);
        if (!tab) return { row, state: 'skipped', reason: text('tabs_gone') };
        return tab.muted === muted
          ? { row, state: 'done', after: { seen: seen(tab) } }
          : { row, state: 'failed', reason: text('tabs_not_muted') };
      });
    },
    undo: (rows) =>
      everyRow(rows, async (row) => {
        const id = latest((await returned.ids()).tabs, change.parse(row.change).tab);
        if (!(await tabs.get(id))) return rowFailed(text('tabs_gone'));
        await tabs.setMuted(id, before.parse(row.before).muted);
        return rowUndone();
      }),
    result: countsDone('changed'),
    rebind: (rows) => rebindChanged(tabs, rows),
    undoLabel: text('tabs_mute_undo'),
    sentence: ({ arguments: { muted }, data }) =>
      muted
        ? countedSentence(data, 'changed', 'tabs_mute_sentence', 'tabs_mute_plain')
        : countedSentence(data, 'changed', 'tabs_unmute_sentence', 'tabs_unmute_plain'),
  };
}
