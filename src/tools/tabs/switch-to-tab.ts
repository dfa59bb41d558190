import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { everyRow, rowConflict, rowDone, rowFailed, rowUndone } from '@/src/registry/each-row.ts';
import { namedTabs } from '../tab-ids/named-tabs.ts';
import { latest } from '../tab-ids/new-tab-ids.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { tabRows } from './rows/tab-location.ts';

const parameters = z.strictObject({ tab_id: z.number().int().describe('Id of the tab, as list_tabs gives it') });
type Arguments = z.infer<typeof parameters>;

/** The tabs that were in front: in the window of the tab, and in the user's window. */
const before = z.object({ tab: z.number(), inWindow: z.number().nullable(), current: z.number().nullable() });

export const switchToTab = ({ tabs, returned }: ToolPorts): WriteTool<Arguments, { tab_id: number | null }> => ({
  name: 'switch_to_tab',
  area: 'tabs',
  effect: 'write',
  inverse: 'exact',
  repeatable: true,
  description: 'Brings a tab and its window to the front.',
  parameters,
  async plan({ tab_id }) {
    const [all, groups, windows, current] = await Promise.all([
      tabs.all(),
      tabs.groups(),
      tabs.windows(),
      tabs.current(null),
    ]);
    const { found } = namedTabs([tab_id], all);
    const rowOf = tabRows(groups, windows);
    return {
      headline: text('tabs_switch_ask'),
      notes: [],
      verb: text('tabs_switch_verb'),
      refuse: text('tabs_switch_refuse'),
      rows: found.map((tab) => ({
        ...rowOf(tab),
        digest: {},
        // A sleeping tab loads when it is shown.
        ...(tab.discarded ? { opens: [{ url: tab.url, loads: true as const }] } : {}),
        before: {
          tab: tab.id,
          inWindow: all.find((other) => other.active && other.windowId === tab.windowId)?.id ?? null,
          current: current?.id ?? null,
        },
        change: null,
      })),
    };
  },
  apply: (rows) =>
    everyRow(rows, async (row) => {
      const { tab } = before.parse(row.before);
      await tabs.activate(tab);
      return (await tabs.get(tab))?.active ? rowDone() : rowFailed(text('tabs_gone'));
    }),
  undo: (rows) =>
    everyRow(rows, async (row) => {
      const was = before.parse(row.before);
      const { tabs: ids } = await returned.ids();
      if (!(await tabs.get(latest(ids, was.tab)))?.active) return rowConflict(text('tabs_not_in_front'));
      for (const id of [was.inWindow, was.current]) if (id !== null) await tabs.activate(latest(ids, id));
      const back = was.current === null ? null : await tabs.get(latest(ids, was.current));
      return back?.active ? rowUndone() : rowFailed(text('tabs_gone'));
    }),
  result: (rows) => ({ tab_id: rows[0] ? before.parse(rows[0].before).tab : null }),
  sessionBound: true,
  undoLabel: text('tabs_switch_undo'),
  sentence: () => text('tabs_switch_sentence'),
});
