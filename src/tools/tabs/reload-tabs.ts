import { text } from '@/src/contract/text.ts';
import type { PlannedRow, RowOutcome, UndoOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { inTurn } from '@/src/registry/each-row.ts';
import { tellsDone } from '../count-sentence.ts';
import { tabIds } from '../tab-ids/named-tabs.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { putToSleep, sleeper, sleeperOf } from './layout/put-to-sleep.ts';
import { reasonToSpare, wakingPlan } from './rows/waking-plan.ts';

const parameters = z.strictObject({
  tab_ids: tabIds,
  include: z
    .array(z.enum(['pinned', 'playing', 'current']))
    .default([])
    .describe('Pinned and playing tabs, and those in front, are left out of several unless they are meant too'),
});

const before = sleeper.extend({ discarded: z.boolean() });

export function reloadTabs({ tabs, returned }: ToolPorts): WriteTool<z.infer<typeof parameters>, { reloaded: number }> {
  async function reload(row: PlannedRow): Promise<RowOutcome> {
    const { id } = before.parse(row.before);
    if (!(await tabs.get(id))) return { row: row.id, state: 'skipped', reason: text('tabs_gone') };
    await tabs.reload(id);
    return { row: row.id, state: 'done', after: null };
  }

  /** Undo of a reload: puts tabs to sleep again that were asleep. Other pages cannot be restored. */
  async function sleepAgain(row: PlannedRow): Promise<UndoOutcome> {
    const { discarded, ...was } = before.parse(row.before);
    if (!discarded) return { row: row.id, state: 'failed', reason: text('tabs_reload_final') };
    const asleep = await putToSleep({ tabs, returned }, was);
    return asleep?.discarded
      ? { row: row.id, state: 'undone' }
      : { row: row.id, state: 'failed', reason: text(asleep ? 'tabs_stayed_awake' : 'tabs_gone') };
  }

  return {
    name: 'reload_tabs',
    area: 'tabs',
    effect: 'write',
    inverse: 'partial',
    description: 'Loads tabs again; those that are asleep wake up. Undo puts only these back to sleep.',
    parameters,
    plan: ({ tab_ids, include }) =>
      wakingPlan(tabs, tab_ids, {
        reasonToSpare: (tab, named) => reasonToSpare(tab, include, named),
        loads: true,
        before: (tab, all) => ({ ...sleeperOf(tab, all), discarded: tab.discarded }),
        words: (n) => ({
          headline: text('tabs_reload_ask', { n }),
          verb: text('tabs_reload_verb', { n }),
          refuse: text('tabs_reload_refuse'),
          loss: text('tabs_reload_typed_text'),
        }),
      }),
    async apply(rows, run) {
      const outcomes: RowOutcome[] = [];
      for (const row of inTurn(rows, run)) outcomes.push(await reload(row));
      return outcomes;
    },
    undo: (rows) => Promise.all(rows.map(sleepAgain)),
    sessionBound: true,
    undoLabel: text('tabs_reload_undo'),
    ...tellsDone('reloaded', 'tabs_reload_sentence', 'tabs_reload_plain'),
  };
}
