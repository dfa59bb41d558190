import { expect, it } from 'vitest';
import { type Tool, ToolError } from '@/src/contract/tool.ts';
import { schemaOf, validate } from '@/src/registry/validate.ts';
import { played } from '@/test/contracts/scene.ts';
import type { FakePorts } from '@/test/fakes/ports.ts';
import { call, context, worker, world } from '@/test/fakes/registry.ts';
import { somewhere } from '@/test/fakes/write-run.ts';
import type { ToolCase } from './case.ts';

/** Runs the first step of a tool: the plan of a write, or the read itself. */
function begin(tool: Tool, args: Record<string, unknown>): Promise<unknown> {
  const its = { ...somewhere, signal: new AbortController().signal };
  return tool.effect === 'read' ? tool.read(args, its) : tool.plan(args, its);
}

function refusal(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}

export function refusalContract(make: (ports: FakePorts) => Tool, one: ToolCase) {
  it.each(one.invalid)('refuses %j', async (args) => {
    const { name, parameters } = make(await played(one.scene));
    expect(parameters.safeParse(args).success).toBe(false);
    const error = refusal(() => validate(name, parameters, schemaOf(parameters), args));
    // Arguments that can be read as valid ones are accepted.
    if (error === null) return;
    expect(error).toBeInstanceOf(ToolError);
    expect(error).toMatchObject({ code: 'invalid-arguments', suggestion: expect.stringContaining(name) });
    const named = [...Object.keys(args), ...(schemaOf(parameters).required ?? [])];
    expect(named.some((key) => String(error).includes(`"${key}`))).toBe(true);
  });

  it('names a parameter that it does not know', async () => {
    const { name, parameters } = make(await played(one.scene));
    const args = { ...one.valid, surprise: 1 };
    expect(parameters.safeParse(args).success).toBe(false);
    expect(refusal(() => validate(name, parameters, schemaOf(parameters), args))).toMatchObject({
      message: expect.stringContaining('"surprise"'),
      suggestion: expect.stringContaining(name),
    });
  });

  it.each(one.wrong ?? [])('says what is wrong with $args', async ({ args, code, near = '' }) => {
    const tool = make(await played(one.scene));
    const failure = await begin(tool, tool.parameters.parse(args)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ToolError);
    expect(failure).toMatchObject({ code, suggestion: expect.stringContaining(near) });
  });

  it('asks for the permission that it needs, or needs none', async () => {
    const tool = make(await played(one.scene));
    if (tool.permission === undefined) return;
    const { registry } = worker(world(), [tool]);
    expect(await registry.run(call('r:1', tool.name, one.valid), context())).toMatchObject({
      kind: 'permission',
      permission: tool.permission,
    });
  });
}
