import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDue, type RuleProgresses, runDueRules } from '@/src/commands/rules/run-due-rules.ts';
import type { Rule, RuleTime } from '@/src/contract/settings.ts';
import { fakeLocks } from '@/test/fakes/locks.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

class Killed extends Error {}

const rule = (id: string, when: RuleTime): Rule => ({ id, on: true, when, does: { kind: 'close-duplicates' } });

/** A browser in which workers die: after `life` steps of a worker, at any of its awaits. */
function world(rules: Rule[], start: number) {
  const its = {
    now: start,
    tabs: 10,
    rules,
    alarm: null as number | null,
    stored: {} as RuleProgresses,
    /** Steps of each run by its id; a run that is whole has both. */
    steps: new Map<string, Set<number>>(),
    /** Steps that were really done, as `run:step`, in order. */
    done: [] as string[],
    runs: [] as string[],
  };
  /** A worker's ports. Each call is a moment at which it may die. */
  async function wake(life = Number.POSITIVE_INFINITY): Promise<void> {
    let left = life;
    const moment = () => {
      left -= 1;
      if (left < 0) throw new Killed();
    };
    const step = (id: string, n: number) => {
      const known = its.steps.get(id) ?? new Set();
      its.steps.set(id, known);
      // As the registry does: under the same id nothing is done twice.
      if (!known.has(n)) its.done.push(`${id}:${n}`);
      known.add(n);
    };
    try {
      await runDueRules({
        async rules() {
          moment();
          return its.rules;
        },
        progress: {
          async read() {
            moment();
            return structuredClone(its.stored);
          },
          async write(all) {
            moment();
            its.stored = structuredClone(all);
            moment();
          },
        },
        async tabs() {
          moment();
          return its.tabs;
        },
        async run(_, id) {
          its.runs.push(id);
          for (const n of [1, 2]) {
            moment();
            step(id, n);
            moment();
          }
        },
        async wakeAt(at) {
          its.alarm = at;
          moment();
        },
        lock: fakeLocks(),
        clock: { now: () => its.now },
      });
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
  }
  /** Lets time pass; the alarm wakes a worker, as often as it is due. */
  async function until(end: number, lives: number[] = []): Promise<void> {
    while (its.alarm !== null && its.alarm <= end) {
      its.now = Math.max(its.now, its.alarm);
      its.alarm = null;
      await wake(lives.shift());
    }
    its.now = end;
  }
  return { its, wake, until };
}

const whole = ({ steps }: ReturnType<typeof world>['its']) =>
  [...steps].filter(([, done]) => done.size === 2).map(([id]) => id);

// A Wednesday, at noon in local time.
const start = new Date(2026, 10, 25, 12).getTime();

describe('rules', () => {
  it('run at their time and day, again a week later, and once', async () => {
    const friday = rule('f', { kind: 'weekly', day: 5, minute: 17 * 60 });
    const once = rule('o', { kind: 'once', at: start + day });
    const { its, wake, until } = world([friday, once], start);
    await wake();
    expect(its.runs).toEqual([]);
    await until(start + 20 * day);
    const fridays = [27, 34, 41].map((date) => `rule-f-${new Date(2026, 10, date, 17).getTime()}`);
    expect(its.runs).toEqual([`rule-o-${start + day}`, ...fridays]);
  });

  it('run late, and once, for all the times at which the browser was closed', async () => {
    const { its, wake } = world([rule('d', { kind: 'weekly', day: null, minute: 9 * 60 })], start);
    await wake();
    its.now = start + 5 * day;
    await wake();
    await wake();
    expect(its.runs).toEqual([`rule-d-${new Date(2026, 10, 26, 9).getTime()}`]);
  });

  it('run with too many tabs, and again only after there were fewer', async () => {
    const { its, wake, until } = world([rule('t', { kind: 'more-tabs', than: 200 })], start);
    await wake();
    its.tabs = 201;
    await until(its.now + 60 * minute);
    expect(its.runs).toHaveLength(1);
    its.tabs = 200;
    await until(its.now + 10 * minute);
    its.tabs = 300;
    await until(its.now + 60 * minute);
    expect(its.runs).toHaveLength(2);
  });

  it('rest while they are switched off, and begin anew when their time is changed', async () => {
    const { its, wake, until } = world([rule('d', { kind: 'weekly', day: null, minute: 13 * 60 })], start);
    await wake();
    its.rules = its.rules.map((one) => ({ ...one, on: false }));
    await wake();
    expect(its.alarm).toBeNull();
    its.now += 3 * day;
    its.rules = [{ ...its.rules[0]!, on: true }];
    await wake();
    expect(its.runs).toEqual([]);
    its.rules = [rule('d', { kind: 'weekly', day: null, minute: 12 * 60 + 30 })];
    await wake();
    await until(its.now + 40 * minute);
    expect(its.runs).toHaveLength(1);
  });

  it('are never done twice and never lost, whenever their worker dies', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(16), { maxLength: 12 }), fc.nat(9), async (lives, first) => {
        const rules = [
          rule('a', { kind: 'weekly', day: null, minute: 13 * 60 }),
          rule('b', { kind: 'once', at: start + 2 * minute }),
          rule('c', { kind: 'more-tabs', than: 5 }),
        ];
        const { its, wake, until } = world(rules, start);
        await wake(first);
        // The browser's own start wakes it where the first worker died before it had set an alarm.
        if (its.alarm === null) await wake();
        await until(start + 3 * day, lives);
        const due = [25, 26, 27].map((date) => `rule-a-${new Date(2026, 10, date, 13).getTime()}`);
        expect(whole(its).filter((id) => id.startsWith('rule-a'))).toEqual(due);
        expect(whole(its)).toContain(`rule-b-${start + 2 * minute}`);
        expect(whole(its).filter((id) => id.startsWith('rule-c'))).toHaveLength(1);
        expect(its.steps.size).toBe(5);
        expect(its.done).toHaveLength(10);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the next time of a rule', () => {
  it('is the first of its day and hour after now, also over a change of the clocks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) }),
        fc.option(fc.integer({ min: 0, max: 6 })),
        fc.integer({ min: 0, max: 1439 }),
        (now, wanted, minutes) => {
          const due = nextDue({ kind: 'weekly', day: wanted, minute: minutes }, now)!;
          expect(due).toBeGreaterThan(now);
          expect(due - now).toBeLessThanOrEqual((wanted === null ? 1 : 7) * day + 120 * minute);
          if (wanted !== null) expect(new Date(due).getDay()).toBe(wanted);
        },
      ),
    );
  });
});
