import { text } from '@/src/contract/text.ts';
import type { RowOutcome, WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { inTurn } from '@/src/registry/each-row.ts';
import { countedSentence, countsDone } from '../count-sentence.ts';
import { namedTabs, notFound, tabIds } from '../tab-ids/named-tabs.ts';
import { sightings } from '../tab-ids/tab-sightings.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { leftTabOf, standingTab, standingTabOf } from './layout/standing-tab.ts';
import { changedStanding } from './rebind/changed-since.ts';
import { standingUndo } from './rebind/standing-undo.ts';
import { tabRows } from './rows/tab-location.ts';

const parameters = z.strictObject({
  tab_ids: tabIds,
  pinned: z.boolean().default(true).describe('False unpins'),
});

const change = z.object({ pinned: z.boolean() });

export const pinTabs = ({ tabs, returned }: ToolPorts): WriteTool<z.infer<typeof parameters>, { changed: number }> => ({
  name: 'pin_tabs',
  area: 'tabs',
  effect: 'write',
  inverse: 'exact',
  repeatable: true,
  description: 'Pins tabs, or unpins them. A tab that is pinned leaves its group.',
  parameters,
  async plan({ tab_ids, pinned }) {
    const [all, groups, windows] = await Promise.all([tabs.all(), tabs.groups(), tabs.windows()]);
    const { found, missing } = namedTabs(tab_ids, all);
    const ids = new Set(found.map(({ id }) => id));
    const going = all.filter((tab) => ids.has(tab.id) && tab.pinned !== pinned);
    // Each unpinned tab is put before those that are unpinned already, hence in reverse order.
    const ordered = pinned ? going : going.toReversed();
    const rowOf = tabRows(groups, windows);
    return {
      headline: text(pinned ? 'tabs_pin_ask' : 'tabs_unpin_ask', { n: going.length }),
      notes: [],
      verb: text(pinned ? 'tabs_pin_verb' : 'tabs_unpin_verb', { n: going.length }),
      refuse: text('tabs_pin_refuse'),
      rows: ordered.map((tab) => ({
        ...rowOf(tab),
        digest: {},
        before: standingTabOf(tab, all, groups, ids),
        change: { pinned },
      })),
      data: { pinned, ...notFound(missing), already: found.length - going.length },
    };
  },
  changed: (rows, { repeated }) =>
    changedStanding(tabs, rows, (tab, _, row) => repeated && tab.pinned === change.parse(row.change).pinned),
  async apply(rows, run) {
    const planned = rows.map((row) => ({
      row: row.id,
      was: standingTab.parse(row.before),
      ...change.parse(row.change),
    }));
    const reached = new Set<string>();
    for (const { row, was, pinned } of inTurn(planned, run)) {
      await tabs.setPinned(was.id, pinned);
      reached.add(row);
    }
    const all = await tabs.all();
    const seen = sightings(all);
    const now = new Map(all.map((tab) => [tab.id, tab]));
    const tried = planned.filter(({ row }) => reached.has(row));
    return tried.map(({ row, was, pinned }): RowOutcome => {
      const tab = now.get(was.id);
      if (!tab) return { row, state: 'skipped', reason: text('tabs_gone') };
      return tab.pinned === pinned
        ? { row, state: 'done', after: { left: leftTabOf(was, { group: null, pinned }), seen: seen(tab) } }
        : { row, state: 'failed', reason: text('tabs_not_pinned') };
    });
  },
  ...standingUndo({ tabs, returned }),
  result: countsDone('changed'),
  savesSession: text('sessions_before_pin'),
  undoLabel: text('tabs_pin_undo'),
  sentence: ({ arguments: { pinned }, data }) =>
    pinned
      ? countedSentence(data, 'changed', 'tabs_pin_sentence', 'tabs_pin_plain')
      : countedSentence(data, 'changed', 'tabs_unpin_sentence', 'tabs_unpin_plain'),
});
