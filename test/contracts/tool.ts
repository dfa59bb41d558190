import { describe, expect, it } from 'vitest';
import messages from '@/public/_locales/en/messages.json' with { type: 'json' };
import type { Text } from '@/src/contract/text.ts';
import {
  type Area,
  type PlannedRow,
  type ReadTool,
  type Tool,
  ToolError,
  type WriteTool,
} from '@/src/contract/tool.ts';
import type { MakeTool } from '@/src/tools/index.ts';
import { type FakePorts, fakePorts } from '@/test/fakes/ports.ts';
import { runWrite, somewhere } from '@/test/fakes/write-run.ts';

/** One tool in a small world. */
export interface ToolCase {
  tool: string;
  world(): FakePorts | Promise<FakePorts>;
  valid: Record<string, unknown>;
  /** Refused by the schema; an unknown parameter is always tried too. */
  invalid: Record<string, unknown>[];
  /** Right in form and wrong in this world: the code of the `ToolError`. */
  wrong?: { args: Record<string, unknown>; code: string }[];
}

export interface AreaCases {
  area: Area;
  /** Everything that a tool of the area could change (or a promise of it), without what must (ids of what was made anew). */
  look(ports: FakePorts): unknown;
  cases: ToolCase[];
}

const known = new Set(Object.keys(messages));

function expectKnown(text: Text): void {
  expect(known, text.key).toContain(text.key);
  for (const part of Object.values(text.params ?? {})) if (typeof part === 'object') expectKnown(part);
}

const isJson = (value: unknown) => expect(JSON.parse(JSON.stringify(value ?? null))).toEqual(value ?? null);
const context = () => ({ ...somewhere, signal: new AbortController().signal });

/** The handler's own first step: what it would do, or what it finds. */
const begin = (tool: Tool, args: Record<string, unknown>) =>
  tool.effect === 'read' ? tool.read(args, context()) : tool.plan(args, context());

function readContract(make: (ports: FakePorts) => ReadTool, { world, valid }: ToolCase, look: AreaCases['look']) {
  it('reads and changes nothing', async () => {
    const ports = await world();
    const tool = make(ports);
    const before = await look(ports);
    const args = tool.parameters.parse(valid);
    const data = await tool.read(args, context());
    isJson(data);
    expect(await look(ports)).toEqual(before);
    for (const row of tool.rows?.(data) ?? []) if (row.detail) expectKnown(row.detail);
    if (tool.untrusted) expect(tool.sources?.(data).every(({ source }) => source !== '')).toBe(true);
    expectKnown(tool.sentence({ arguments: args, data }));
    expectKnown(tool.sentence({ arguments: args, data: null }));
  });
}

function expectPlanned({ id, place, becomes, section, before, change }: PlannedRow): void {
  expect(id).not.toBe('');
  isJson(before);
  isJson(change);
  for (const text of [place, becomes, section]) if (text) expectKnown(text);
}

function writeContract(make: (ports: FakePorts) => WriteTool, { world, valid }: ToolCase, look: AreaCases['look']) {
  it('plans in rows with names of their own, and changes nothing yet', async () => {
    const ports = await world();
    const tool = make(ports);
    const before = await look(ports);
    const plan = await tool.plan(tool.parameters.parse(valid), context());
    expect(await look(ports)).toEqual(before);
    expect(plan.rows.length).toBeGreaterThan(0);
    expect(new Set(plan.rows.map(({ id }) => id)).size).toBe(plan.rows.length);
    plan.rows.forEach(expectPlanned);
    const texts = [
      plan.headline,
      plan.verb,
      plan.refuse,
      ...plan.notes,
      tool.undoLabel,
      ...(plan.ask ? [plan.ask] : []),
    ];
    texts.forEach(expectKnown);
  });

  it('does it once, however often the worker is stopped, and undo brings back what was', async () => {
    const [once, twice] = [await world(), await world()];
    const before = await look(once);
    const run = await runWrite(make(once), valid, { at: once.clock.now(), page: once.page.work });
    expect(run.outcomes.map(({ state }) => state)).toEqual(run.plan.rows.map(() => 'done'));
    expect(await look(once)).not.toEqual(before);
    isJson(run.data);
    const tool = make(once);
    const args = tool.parameters.parse(valid);
    expectKnown(tool.sentence({ arguments: args, data: run.data ?? null }));
    expectKnown(tool.sentence({ arguments: args, data: null }));

    await runWrite(make(twice), valid, { killed: true, at: twice.clock.now(), page: twice.page.work });
    expect(await look(twice)).toEqual(await look(once));

    if (tool.inverse === 'none') return;
    const undone = await run.undo();
    expect(undone.map(({ state }) => state)).toEqual(run.plan.rows.map(() => 'undone'));
    expect(await look(once)).toEqual(before);
  });
}

/** What every tool of an area has to hold, each in the world of its case. */
export function toolContract(table: MakeTool[], { area, look, cases }: AreaCases): void {
  const named = (ports: FakePorts, name: string) => table.map((make) => make(ports)).find((tool) => tool.name === name);
  const make = (name: string) => (ports: FakePorts) => {
    const tool = named(ports, name);
    if (!tool) throw new Error(`${name} is not in the table.`);
    return tool;
  };

  describe(`tools: ${area}`, () => {
    it('has a case for each', () => {
      const names = table.map((each) => each(fakePorts())).filter((tool) => tool.area === area);
      expect(names.map(({ name }) => name).sort()).toEqual([...new Set(cases.map(({ tool }) => tool))].sort());
    });

    describe.each(cases)('$tool', (one) => {
      const { effect } = make(one.tool)(fakePorts());
      if (effect === 'read') readContract((ports) => make(one.tool)(ports) as ReadTool, one, look);
      else writeContract((ports) => make(one.tool)(ports) as WriteTool, one, look);

      it.each([...one.invalid, { ...one.valid, surprise: 1 }])('refuses %j', async (args) => {
        expect(make(one.tool)(await one.world()).parameters.safeParse(args).success).toBe(false);
      });

      it.each(one.wrong ?? [])('says what is wrong with $args', async ({ args, code }) => {
        const ports = await one.world();
        const tool = make(one.tool)(ports);
        const failure = await begin(tool, tool.parameters.parse(args)).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(ToolError);
        expect(failure).toMatchObject({ code, suggestion: expect.any(String) });
      });
    });
  });
}
