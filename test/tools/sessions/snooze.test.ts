import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snoozeRules } from '@/src/commands/rules/snooze-rules.ts';
import { listSessions } from '@/src/tools/sessions/list-sessions.ts';
import { restoreSession } from '@/src/tools/sessions/restore-session.ts';
import { snoozeTabs } from '@/src/tools/sessions/snooze-tabs.ts';
import { fakePorts } from '@/test/fakes/ports.ts';
import { runWrite } from '@/test/fakes/write-run.ts';
import { runRead } from '../run-read.ts';
import { looks, tabSeeds } from '../tabs/strips.ts';

const until = '2026-11-30T09:00:00Z';
const monday = Date.parse(until);

const three = () =>
  fakePorts({
    tabs: [
      { id: 1, url: 'https://front.test/', active: true },
      { id: 2, url: 'https://boat.test/', group: 'Trip' },
      { id: 3, url: 'https://dune.test/', group: 'Trip' },
    ],
  });
const urls = async ({ tabs }: ReturnType<typeof fakePorts>) => (await tabs.all()).map(({ url }) => url);

describe('snoozed tabs', () => {
  it('are closed, stored with their time, and opened by a rule', async () => {
    const ports = three();
    const run = await runWrite(snoozeTabs(ports), { tab_ids: [2, 3], until });
    expect(run.data).toMatchObject({ snoozed: 2, at: monday });
    expect(await urls(ports)).toEqual(['https://front.test/']);
    const [kept] = await ports.sessions.all();
    expect(kept).toMatchObject({ wakes: monday, automatic: false });
    expect(snoozeRules(await ports.sessions.all())).toEqual([
      {
        id: `snooze-${kept?.id}`,
        on: true,
        when: { kind: 'once', at: monday },
        does: { kind: 'open-session', session: kept?.id, name: kept?.name },
      },
    ]);
  });

  it('are restored by one undo, wherever the worker stopped, and nothing of the snooze is left', async () => {
    await fc.assert(
      fc.asyncProperty(tabSeeds, fc.boolean(), fc.boolean(), async (seeds, killed, killedAgain) => {
        const ports = fakePorts({ tabs: seeds });
        const before = looks(ports.tabs);
        const run = await runWrite(snoozeTabs(ports), { tab_ids: seeds.map(({ id }) => id), until }, { killed });
        const [kept] = await ports.sessions.all();
        expect(kept?.tabs).toHaveLength(seeds.length);
        await run.undo(undefined, { killed: killedAgain });
        expect(looks(ports.tabs)).toEqual(before);
        expect(await ports.sessions.all()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('open in the current window with their session, and are then no longer snoozed', async () => {
    const ports = three();
    await runWrite(snoozeTabs(ports), { tab_ids: [2, 3], until });
    const [kept] = await ports.sessions.all();
    const woken = await runWrite(restoreSession(ports), { session_id: kept!.id }, { killed: true });
    expect(await urls(ports)).toEqual(['https://front.test/', 'https://boat.test/', 'https://dune.test/']);
    expect(new Set((await ports.tabs.all()).map(({ windowId }) => windowId)).size).toBe(1);
    expect(await ports.sessions.all()).toEqual([]);
    await woken.undo();
    expect(await urls(ports)).toEqual(['https://front.test/']);
    expect(await ports.sessions.all()).toEqual([kept]);
  });

  it('become a plain session if their time had passed when they were closed again', async () => {
    const ports = three();
    await runWrite(snoozeTabs(ports), { tab_ids: [2], until });
    const [kept] = await ports.sessions.all();
    const woken = await runWrite(restoreSession(ports), { session_id: kept!.id });
    ports.clock.advance(monday + 1);
    await woken.undo();
    const { wakes: _, ...plain } = kept!;
    expect(await ports.sessions.all()).toEqual([plain]);
  });

  it('that are back already are not reopened by the undo', async () => {
    const ports = three();
    const run = await runWrite(snoozeTabs(ports), { tab_ids: [2], until });
    const [kept] = await ports.sessions.all();
    await runWrite(restoreSession(ports), { session_id: kept!.id });
    expect(await run.undo()).toMatchObject([{ state: 'conflict' }]);
    expect((await urls(ports)).filter((url) => url === 'https://boat.test/')).toHaveLength(1);
  });

  it('that were unticked or have navigated are not kept', async () => {
    const ports = three();
    await runWrite(snoozeTabs(ports), { tab_ids: [2, 3], until }, { ticked: ({ id }) => id === 'tab:3' });
    const [kept] = await ports.sessions.all();
    expect(kept?.tabs.map(({ url }) => url)).toEqual(['https://dune.test/']);
  });

  it('are listed separately, the next to come back first', async () => {
    const ports = three();
    await runWrite(snoozeTabs(ports), { tab_ids: [3], until: '2027-01-01T09:00:00Z' });
    ports.clock.advance(1);
    await runWrite(snoozeTabs(ports), { tab_ids: [2], until });
    await ports.sessions.put({ id: 'plain', name: 'Plain', at: 9, automatic: false, tabs: [] });
    const { items } = await runRead(listSessions(ports), { snoozed: true });
    expect(items.map(({ wakes_at }) => wakes_at)).toEqual([new Date(monday).toISOString(), '2027-01-01T09:00:00.000Z']);
  });
});
