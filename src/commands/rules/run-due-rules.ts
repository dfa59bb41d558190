import { ruleRun } from '@/src/contract/journal-entry.ts';
import type { Clock, WithLock } from '@/src/contract/ports.ts';
import type { Rule, RuleTime } from '@/src/contract/settings.ts';

/** Progress of a rule that is on. */
export interface RuleProgress {
  /** Serialized time of the rule; when that changes, progress starts anew. */
  when: string;
  /** Epoch milliseconds of the next run, or of the current one, whose id contains it. Null: no run is due. */
  due: number | null;
  /** For rules about the number of tabs: true once there were fewer tabs since the last run. */
  armed: boolean;
}

export type RuleProgresses = Record<string, RuleProgress>;

export interface RulePorts {
  rules(): Promise<Rule[]>;
  progress: { read(): Promise<RuleProgresses>; write(all: RuleProgresses): Promise<void> };
  tabs(): Promise<number>;
  /** Does a run to its end, or to a question. Under the same id again, it goes on where it was. */
  run(rule: Rule, id: string): Promise<void>;
  /** Requests another call at this time; null: only after rules change. */
  wakeAt(at: number | null): Promise<void>;
  lock: WithLock;
  clock: Clock;
}

/** Milliseconds after which an interrupted run is continued. */
const guard = 60_000;
/** Interval at which tabs are counted, in milliseconds. */
const countEvery = 5 * 60_000;

/** Epoch milliseconds of the next time of the clock after `after`, in local time; null: no clock tells. */
export function nextDue(when: RuleTime, after: number): number | null {
  if (when.kind === 'more-tabs') return null;
  if (when.kind === 'once') return when.at;
  const { day, minute } = when;
  const from = new Date(after);
  // Seven days lead to the same day; an eighth where today's time is over.
  for (let days = 0; days <= 7; days += 1) {
    const at = new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, 0, minute);
    if (at.getTime() > after && (day === null || at.getDay() === day)) return at.getTime();
  }
  return null;
}

const begin = (rule: Rule, now: number): RuleProgress => ({
  when: JSON.stringify(rule.when),
  due: nextDue(rule.when, now),
  armed: true,
});

/**
 * Runs due rules one after the other and schedules the next call. The due time is stored before a run and moved on
 * after it, so an interrupted run continues under the same id: nothing is done twice or lost. Times missed while the
 * browser was closed count once.
 */
export const runDueRules = ({ rules, progress, tabs, run, wakeAt, lock, clock }: RulePorts): Promise<void> =>
  lock('rules', async () => {
    const now = clock.now();
    // The alarm that called is gone; one is set again first, for when this is cut short.
    await wakeAt(now + guard);
    const on = (await rules()).filter((rule) => rule.on);
    const known = await progress.read();
    const all: RuleProgresses = {};
    for (const rule of on) {
      const before = known[rule.id];
      all[rule.id] = before?.when === JSON.stringify(rule.when) ? { ...before } : begin(rule, now);
    }
    await countTabs(on, all, tabs, now);
    if (JSON.stringify(all) !== JSON.stringify(known)) await progress.write(all);

    for (const rule of on) {
      const one = all[rule.id]!;
      if (one.due === null || one.due > now) continue;
      await wakeAt(clock.now() + guard);
      await run(rule, ruleRun(rule.id, one.due));
      one.due = rule.when.kind === 'weekly' ? nextDue(rule.when, Math.max(now, one.due)) : null;
      await progress.write(all);
    }
    const times = Object.values(all).flatMap(({ due }) => due ?? []);
    if (on.some(({ when }) => when.kind === 'more-tabs')) times.push(clock.now() + countEvery);
    await wakeAt(times.length > 0 ? Math.min(...times) : null);
  });

/** Makes rules due that have more tabs than their limit, once until the number falls below it again. */
async function countTabs(on: Rule[], all: RuleProgresses, tabs: () => Promise<number>, now: number): Promise<void> {
  if (!on.some(({ when }) => when.kind === 'more-tabs')) return;
  const n = await tabs();
  for (const { id, when } of on) {
    const one = all[id]!;
    if (when.kind !== 'more-tabs') continue;
    if (n <= when.than) one.armed = true;
    else if (one.armed && one.due === null) Object.assign(one, { due: now, armed: false });
  }
}
