import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleScript } from '@/src/commands/rules/rule-script.ts';
import { runScript } from '@/src/commands/run-script.ts';
import type { RuleDeed } from '@/src/contract/settings.ts';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { type World, worker, world } from '@/test/fakes/registry.ts';

const day = 86_400_000;
const old = ['https://a.test/', 'https://b.test/', 'https://c.test/'];

/** Five tabs, of which three were not used for long, in a world that outlives its workers. */
function place(policy: 'allow' | 'ask') {
  const its = world();
  const seeds = [
    { id: 1, url: 'https://front.test/', active: true, lastAccessed: 29 * day },
    { id: 2, url: 'https://new.test/', lastAccessed: 29 * day },
    ...old.map((url, at) => ({ id: 3 + at, url, lastAccessed: day })),
  ];
  const ports = fakePorts({ tabs: seeds });
  for (const clock of [its.clock, ports.clock as typeof its.clock]) clock.advance(30 * day);
  its.records.settings.change({ policies: { close_tabs: policy } });
  return { its, ports };
}

/** Runs a rule through a worker that dies after so many steps: from then on nothing that it waits for ever comes. */
async function wake({ its, ports }: ReturnType<typeof place>, does: RuleDeed, id: string, life: number) {
  const died = Promise.withResolvers<'died'>();
  let left = life;
  const step = () => {
    left -= 1;
    if (left >= 0) return Promise.resolve();
    died.resolve('died');
    return new Promise<void>(() => undefined);
  };
  const mortal = <T extends object>(port: T): T =>
    new Proxy(port, {
      get(target, key) {
        const member = Reflect.get(target, key);
        if (typeof member !== 'function') return member;
        return async (...args: unknown[]) => {
          await step();
          const given = await Reflect.apply(member, target, args);
          await step();
          return given;
        };
      },
    });
  const records = { ...its.records, journal: mortal(its.records.journal), tickets: mortal(its.records.tickets) };
  const hands = { ...ports, tabs: mortal(ports.tabs), sessions: mortal(ports.sessions) };
  const { registry } = worker(
    { ...its, records } as World,
    tools.map((make) => make(hands)),
  );
  const work = async () => {
    await registry.goOn();
    return runScript(() => ruleScript(does, 'Set aside'), { id, window: null, run: registry.run });
  };
  return Promise.race([work(), died.promise]);
}

const urls = async ({ ports }: ReturnType<typeof place>) => (await ports.tabs.all()).map(({ url }) => url).sort();
const aside: RuleDeed = { kind: 'set-aside', unusedDays: 14 };

describe('a rule whose worker is killed at any step', () => {
  it('sets tabs aside once: one session, each tab closed, one entry of each in the journal', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(60), { maxLength: 4 }), async (lives) => {
        const there = place('allow');
        for (const life of lives) await wake(there, aside, 'rule-r-1', life);
        expect(await wake(there, aside, 'rule-r-1', Number.POSITIVE_INFINITY)).not.toBe('died');
        expect(await urls(there)).toEqual(['https://front.test/', 'https://new.test/']);
        const sessions = await there.ports.sessions.all();
        expect(sessions.map(({ name, tabs }) => [name, tabs.map(({ url }) => url)])).toEqual([['Set aside', old]]);
        const { items } = await there.its.records.journal.page({ limit: 10 });
        expect(items.map(({ tool }) => tool).sort()).toEqual(['close_tabs', 'save_session']);
      }),
      { numRuns: 60 },
    );
  });

  it('asks once, closes nothing before the answer, and what was approved after it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(60), { maxLength: 4 }), async (lives) => {
        const there = place('ask');
        for (const life of lives) await wake(there, aside, 'rule-r-1', life);
        expect(await wake(there, aside, 'rule-r-1', Number.POSITIVE_INFINITY)).toBeNull();
        expect(await urls(there)).toHaveLength(5);
        const open = await there.its.records.tickets.open();
        expect(open).toHaveLength(1);
        const { registry } = worker(
          there.its,
          tools.map((make) => make(there.ports)),
        );
        const rows = open[0]!.preview.sections.flatMap((section) => section.rows.map(({ id }) => id));
        await registry.approve({ ticket: open[0]!.id, rows: rows.slice(0, 2) });
        expect(await urls(there)).toHaveLength(3);
        await wake(there, aside, 'rule-r-1', Number.POSITIVE_INFINITY);
        expect(await urls(there)).toHaveLength(3);
      }),
      { numRuns: 40 },
    );
  });
});
