import { expect, it } from 'vitest';
import type { PlannedRow, WriteTool } from '@/src/contract/tool.ts';
import { played } from '@/test/contracts/scene.ts';
import type { FakePorts } from '@/test/fakes/ports.ts';
import { runWrite, somewhere } from '@/test/fakes/write-run.ts';
import type { AreaCases, ToolCase } from './case.ts';
import { expectJson, expectKnown } from './known-words.ts';

function expectPlanned({ id, place, becomes, section, before, change }: PlannedRow): void {
  expect(id).not.toBe('');
  expectJson(before);
  expectJson(change);
  for (const text of [place, becomes, section]) if (text) expectKnown(text);
}

const about = ({ clock, page }: FakePorts) => ({ at: clock.now(), page: page.work });

export function writeContract(
  make: (ports: FakePorts) => WriteTool,
  { scene, valid }: ToolCase,
  look: AreaCases['look'],
) {
  it('plans rows with unique ids, and changes nothing yet', async () => {
    const ports = await played(scene);
    const tool = make(ports);
    const before = await look(ports);
    const context = { ...somewhere, signal: new AbortController().signal };
    const plan = await tool.plan(tool.parameters.parse(valid), context);
    expect(await look(ports)).toEqual(before);
    expect(plan.rows.length).toBeGreaterThan(0);
    expect(new Set(plan.rows.map(({ id }) => id)).size).toBe(plan.rows.length);
    plan.rows.forEach(expectPlanned);
    const texts = [plan.headline, plan.verb, plan.refuse, ...plan.notes, tool.undoLabel, plan.ask ?? plan.headline];
    texts.forEach(expectKnown);
  });

  it('runs once, however often the worker is stopped, and undo restores the state before', async () => {
    const [once, twice] = [await played(scene), await played(scene)];
    const before = await look(once);
    const run = await runWrite(make(once), valid, about(once));
    expect(run.outcomes.map(({ state }) => state)).toEqual(run.plan.rows.map(() => 'done'));
    expect(await look(once)).not.toEqual(before);
    expectJson(run.data);
    const tool = make(once);
    const args = tool.parameters.parse(valid);
    expectKnown(tool.sentence({ arguments: args, data: run.data ?? null }));
    expectKnown(tool.sentence({ arguments: args, data: null }));

    await runWrite(make(twice), valid, { killed: true, ...about(twice) });
    expect(await look(twice)).toEqual(await look(once));

    if (tool.inverse === 'none' || tool.final) return;
    const undone = await run.undo();
    expect(undone.map(({ state }) => state)).toEqual(run.plan.rows.map(() => 'undone'));
    expect(await look(once)).toEqual(before);
  });

  it('can be stopped after any row, and undo reverts what was done', async () => {
    const count = (await runWrite(make(await played(scene)), valid, { most: 0 })).plan.rows.length;
    for (let most = 1; most < count; most += 1) {
      const ports = await played(scene);
      const before = await look(ports);
      const tool = { ...make(ports), slice: 1 };
      const run = await runWrite(tool, valid, { ...about(ports), most });
      expect(run.outcomes).toHaveLength(most);
      if (tool.inverse === 'none' || tool.final) continue;
      const undone = await run.undo();
      expect(undone.map(({ state }) => state)).toEqual(run.outcomes.map(() => 'undone'));
      expect(await look(ports)).toEqual(before);
    }
  });
}
