import { callers } from '@/src/contract/call.ts';
import type { JsonSchema } from '@/src/contract/json.ts';
import type { PermissionsPort } from '@/src/contract/ports.ts';
import { text, toolName } from '@/src/contract/text.ts';
import { type CallContext, type Plan, type Tool, type ToolContext, ToolError } from '@/src/contract/tool.ts';
import type { PlannedCall, ToolFacts } from '@/src/gate/planned-call.ts';
import { nearest } from '@/src/text/nearest-names.ts';
import { pick } from '@/src/text/pick.ts';
import type { Run } from './call-run.ts';
import { namesBound } from './session-ids.ts';
import { asToolError } from './tool-errors.ts';
import { validate } from './validate.ts';

export interface Registered {
  tool: Tool;
  schema: JsonSchema;
}

export type Prepared =
  | { kind: 'ready'; tool: Tool; planned: PlannedCall }
  | { kind: 'failed'; error: ToolError; arguments?: Record<string, unknown> }
  | { kind: 'permission'; permission: string };

export interface PreparePorts {
  tools: ReadonlyMap<string, Registered>;
  permissions: PermissionsPort;
  gate: { refusal(tool: Tool, context: CallContext): Promise<ToolError | null> };
  /** Id of the browser session, in which ids of tabs are valid. */
  session(): Promise<string>;
}

/** The properties of a tool that the gate gets. */
export const factsOf = (tool: Tool): ToolFacts => ({
  ...pick(tool, 'name', 'effect', 'inverse', 'untrusted', 'egress', 'server'),
  ...(tool.effect !== 'read' && tool.final ? { final: true } : {}),
});

/** The plan of a read without a plan of its own: one row for the call itself. */
const plainRead = ({ name, description }: Tool): Plan => ({
  headline: text('gate_read_headline', { tool: toolName(name) }),
  verb: text('gate_read_verb'),
  refuse: text('gate_read_refuse'),
  notes: [],
  rows: [{ id: 'call', title: description, digest: {}, before: null, change: null }],
});

const planOf = async (tool: Tool, args: Record<string, unknown>, context: ToolContext): Promise<Plan> =>
  tool.effect === 'read' && !tool.plan ? plainRead(tool) : tool.plan!(args, context);

const isForbidden = ({ userOnly, outsideOnly }: Tool, { caller }: CallContext): boolean =>
  userOnly ? caller !== 'panel' : outsideOnly === true && !callers[caller].outside;

/** Finds the tool, validates and plans, so that the user is only asked about calls that can run. */
export async function prepare(
  { tools, permissions, gate, session }: PreparePorts,
  { call, context, signal }: Pick<Run, 'call' | 'context' | 'signal'>,
): Promise<Prepared> {
  const registered = tools.get(call.name);
  if (!registered || isForbidden(registered.tool, context)) {
    const known = [...tools].flatMap(([name, { tool }]) => (tool.userOnly || tool.outsideOnly ? [] : name));
    return { kind: 'failed', error: unknownTool(call.name, known) };
  }
  const { tool, schema } = registered;
  try {
    const args = validate(tool.name, tool.parameters, schema, call.arguments);
    const refusal = await gate.refusal(tool, context);
    if (refusal) return { kind: 'failed', error: refusal, arguments: args };
    if (context.session !== undefined && namesBound(args) && context.session !== (await session()))
      return { kind: 'failed', error: otherSession(), arguments: args };
    if (tool.permission !== undefined && !(await permissions.has(tool.permission)))
      return { kind: 'permission', permission: tool.permission };
    try {
      const plan = await planOf(tool, args, { ...context, signal });
      return { kind: 'ready', tool, planned: { call: { ...call, arguments: args }, tool: factsOf(tool), plan } };
    } catch (thrown) {
      const error = asToolError(thrown);
      if (error.permission) return { kind: 'permission', permission: error.permission };
      return { kind: 'failed', error, arguments: args };
    }
  } catch (error) {
    return { kind: 'failed', error: asToolError(error) };
  }
}

const otherSession = () =>
  new ToolError(
    'not-found',
    'The browser was started anew after this call was written, so its ids of tabs, windows and groups are others now.',
    'Nothing was done. List them again and use the new ids.',
  );

export function unknownTool(name: string, known: string[]): ToolError {
  const near = nearest(name, known);
  const instead = near.length > 0 ? `Nearest: ${near.join(', ')}.` : 'Use one of the tools that were listed.';
  return new ToolError('unknown-tool', `There is no tool "${name}".`, instead);
}
