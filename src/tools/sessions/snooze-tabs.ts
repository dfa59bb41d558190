import { text } from '@/src/contract/text.ts';
import type { WriteTool } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { invalid } from '../errors/call-errors.ts';
import { freeId } from '../free-id.ts';
import { rowsWith } from '../rows-with.ts';
import { tabIds } from '../tab-ids/named-tabs.ts';
import { closeTabs } from '../tabs/close-tabs.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { savedTabs } from './rows/saved-tabs.ts';
import { dropSnoozed, keepSnoozed, noLongerSnoozed, type Snooze } from './rows/snoozed-tabs.ts';

const parameters = z.strictObject({
  tab_ids: tabIds,
  until: z.string().describe('When they come back: a date and time in ISO 8601, without a zone in local time'),
});

/** The future time of a text, in epoch milliseconds. Throws `invalid-arguments`. */
function timeToCome(until: string, now: number): number {
  const at = /^\d{4}-\d\d-\d\d/.test(until) ? Date.parse(until) : Number.NaN;
  if (!Number.isNaN(at) && at > now) return at;
  const problem = Number.isNaN(at) ? `"${until}" is no date and time.` : `${until} is over.`;
  throw invalid(problem, `Send a later time; it is ${new Date(now).toISOString()} now.`);
}

/** Closes tabs until a time. They are saved first, as a session that the background opens then. */
export function snoozeTabs(ports: ToolPorts): WriteTool<z.infer<typeof parameters>, { snoozed: number; at: number }> {
  const { tabs, sessions, clock, words } = ports;
  const close = closeTabs(ports);
  return {
    name: 'snooze_tabs',
    area: 'sessions',
    effect: 'destroy',
    inverse: 'partial',
    repeatable: true,
    description: 'Closes tabs and opens them again by itself at a later time.',
    parameters,
    async plan({ tab_ids, until }, context) {
      const now = clock.now();
      const at = timeToCome(until, now);
      const [plan, all, groups, known] = await Promise.all([
        close.plan({ tab_ids }, context),
        tabs.all(),
        tabs.groups(),
        sessions.all(),
      ]);
      const going = plan.rows.flatMap((row) => all.find((tab) => row.id === `tab:${tab.id}`) ?? []);
      const saved = savedTabs(going, groups);
      const name = words(text('sessions_snooze_name', { title: going[0]?.title ?? '', n: going.length - 1 }));
      const session = { id: freeId(now, known), name, at: now, wakes: at };
      const n = plan.rows.length;
      return {
        ...plan,
        headline: text('sessions_snooze_ask', { n, at }),
        verb: text('sessions_snooze_verb', { n }),
        rows: plan.rows.map((row, place) => ({
          ...row,
          // These pages open by themselves later. Which and when tells their servers as much as opening them now.
          opens: [{ url: saved[place]!.url, visited: true }],
          change: { of: n, snooze: { ...session, tab: saved[place]! } satisfies Snooze },
        })),
        data: { ...plan.data, at },
      };
    },
    changed: close.changed!,
    async apply(rows, run) {
      await keepSnoozed(ports, rows);
      const outcomes = await close.apply(rows, run);
      // Tabs that are still open or were not reached in time are not snoozed.
      const closed = new Set(rowsWith('done', rows, outcomes));
      const left = rows.filter((row) => !closed.has(row));
      await dropSnoozed(ports, left);
      return outcomes;
    },
    ended: close.ended!,
    conflicts: (rows) => noLongerSnoozed(ports, rows),
    async undo(rows, run) {
      const outcomes = await close.undo(rows, run);
      await dropSnoozed(ports, rowsWith('undone', rows, outcomes));
      return outcomes;
    },
    undoOpens: close.undoOpens!,
    rebind: close.rebind!,
    result: (_, outcomes, { data }) => ({
      ...data,
      at: Number(data?.at),
      snoozed: outcomes.filter(({ state }) => state === 'done').length,
    }),
    undoLabel: text('sessions_snooze_undo'),
    sentence: ({ data }) =>
      data ? text('sessions_snooze_sentence', { n: data.snoozed, at: data.at }) : text('sessions_snooze_plain'),
  };
}
