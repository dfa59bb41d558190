import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '@/src/contract/json.ts';
import { schemaOf } from '@/src/registry/validate.ts';
import type { MakeTool } from '@/src/tools/index.ts';
import { type FakePorts, fakePorts } from '@/test/fakes/ports.ts';
import type { AreaCases } from './tools/case.ts';
import { readContract } from './tools/read.ts';
import { refusalContract } from './tools/refusals.ts';
import { writeContract } from './tools/write.ts';

/** True if an argument is named as an id or as ids, at any depth. */
const takesIds = (schema: JsonSchema): boolean => /"[a-z_]+_ids?":/.test(JSON.stringify(schema));

/** Contract that every tool of the table has to fulfil, each in the scene of its cases. */
export function toolContract(table: MakeTool[], areas: AreaCases[]): void {
  const make = (name: string) => (ports: FakePorts) => {
    const tool = table.map((each) => each(ports)).find((one) => one.name === name);
    if (!tool) throw new Error(`${name} is not in the table of src/tools/index.ts.`);
    return tool;
  };

  it('has cases for every tool of the table, in its area', () => {
    const tools = table.map((each) => each(fakePorts()));
    for (const { area, cases } of areas) {
      const own = tools.filter((tool) => tool.area === area).map(({ name }) => name);
      const named = new Set(cases.map(({ tool }) => tool));
      expect([...named].sort(), `the tools in test/contracts/cases/${area}.ts`).toEqual(own.sort());
    }
    expect(tools.filter(({ area }) => !areas.some((one) => one.area === area)).map(({ name }) => name)).toEqual([]);
  });

  it('has a case with an id that is not there for every tool that takes ids', () => {
    for (const { area, cases } of areas) {
      const tried = new Set(cases.flatMap(({ tool, wrong = [] }) => (wrong.length > 0 ? tool : [])));
      const silent = cases
        .map(({ tool }) => make(tool)(fakePorts()))
        .filter(({ name, parameters }) => !tried.has(name) && takesIds(schemaOf(parameters)));
      expect(
        silent.map(({ name }) => name),
        `\`wrong\` in test/contracts/cases/${area}.ts`,
      ).toEqual([]);
    }
  });

  describe.each(areas)('tools: $area', ({ look, cases }) => {
    describe.each(cases)('$tool', (one) => {
      const given = <T>(effect: 'read' | 'change', ports: FakePorts): T => {
        const tool = make(one.tool)(ports);
        if ((tool.effect === 'read') !== (effect === 'read')) throw new Error(`${one.tool} is another kind of tool.`);
        return tool as T;
      };
      const { effect } = make(one.tool)(fakePorts());
      if (effect === 'read') readContract((ports) => given('read', ports), one, look);
      else writeContract((ports) => given('change', ports), one, look);
      refusalContract(make(one.tool), one);
    });
  });
}
