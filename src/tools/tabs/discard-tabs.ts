import type { Tab } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import type { PlannedRow, RowOutcome, UndoOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { inTurn } from '@/src/registry/each-row.ts';
import { countedSentence } from '../count-sentence.ts';
import { tabIds } from '../tab-ids/named-tabs.ts';
import { latest } from '../tab-ids/new-tab-ids.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { putToSleep, sleeper, sleeperOf } from './layout/put-to-sleep.ts';
import { reasonToSpare, wakingPlan } from './rows/waking-plan.ts';

const parameters = z.strictObject({
  tab_ids: tabIds,
  include: z
    .array(z.enum(['pinned', 'playing']))
    .default([])
    .describe('Pinned and playing tabs are left out of several unless they are meant too'),
});
type Arguments = z.infer<typeof parameters>;

const after = z.object({ tab: z.number() });

/** Why a tab is not put to sleep; null if it is. */
function reasonToStay(tab: Tab, { include }: Arguments, named: number): string | null {
  if (tab.discarded) return 'asleep already';
  if (tab.active) return 'in front of its window';
  return reasonToSpare(tab, include, named);
}

export function discardTabs({ tabs, returned }: ToolPorts): WriteTool<Arguments, { discarded: number }> {
  async function discard(row: PlannedRow): Promise<RowOutcome> {
    const asleep = await putToSleep({ tabs, returned }, sleeper.parse(row.before));
    if (!asleep) return { row: row.id, state: 'skipped', reason: text('tabs_gone') };
    return asleep.discarded
      ? { row: row.id, state: 'done', after: { tab: asleep.id } }
      : { row: row.id, state: 'failed', reason: text('tabs_stayed_awake') };
  }

  async function wake(row: PlannedRow & { after: unknown }): Promise<UndoOutcome> {
    const id = latest((await returned.ids()).tabs, after.parse(row.after).tab);
    const tab = await tabs.get(id);
    if (!tab) return { row: row.id, state: 'failed', reason: text('tabs_gone') };
    if (tab.discarded) await tabs.reload(id);
    return { row: row.id, state: 'undone' };
  }

  return {
    name: 'discard_tabs',
    area: 'tabs',
    effect: 'write',
    inverse: 'partial',
    repeatable: true,
    description: 'Puts tabs to sleep: they stay open and give their memory back. Tabs in front are left out.',
    parameters,
    plan: (args) =>
      wakingPlan(tabs, args.tab_ids, {
        reasonToSpare: (tab, named) => reasonToStay(tab, args, named),
        before: sleeperOf,
        words: (n) => ({
          headline: text('tabs_discard_ask', { n }),
          verb: text('tabs_discard_verb', { n }),
          refuse: text('tabs_discard_refuse'),
          loss: text('tabs_discard_typed_text'),
        }),
      }),
    async apply(rows, run) {
      const outcomes: RowOutcome[] = [];
      for (const row of inTurn(rows, run)) outcomes.push(await discard(row));
      return outcomes;
    },
    undo: (rows) => Promise.all(rows.map(wake)),
    undoOpens: ({ url = '' }) => [{ url, loads: true }],
    result(_, outcomes, { data }) {
      const ids = outcomes.flatMap((one) => (one.state === 'done' ? [after.parse(one.after).tab] : []));
      return { ...data, discarded: ids.length, tab_ids: ids };
    },
    sessionBound: true,
    savesSession: text('sessions_before_discard'),
    undoLabel: text('tabs_discard_undo'),
    sentence: ({ data }) => countedSentence(data, 'discarded', 'tabs_discard_sentence', 'tabs_discard_plain'),
  };
}
