import { type Text, text, toolFailure } from '@/src/contract/text.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import { fieldsOf, numberIn } from './items.ts';
import type { Batch, Call, Part } from './script.ts';
import type { ToolName } from './tool-types.ts';

/** Outcome of a write. `count`: number of rows changed. */
export type Done =
  | { state: 'done'; count: number; data: unknown }
  | { state: 'declined' }
  | { state: 'failed'; reason: Text };

type How = Pick<Batch & { kind: 'act' }, 'plan' | 'this' | 'named'>;
const asked: How = { plan: false, this: false, named: false };

/** Runs writes. `will`: describes them in a preview. */
export function* act(calls: Call[], will: Text, how: Partial<How> = {}): Part<Done[]> {
  const results = yield { kind: 'act', calls, will, ...asked, ...how };
  return calls.map((_, at) => doneOf(results[at]));
}

export function* actOnce(
  name: ToolName,
  args: Record<string, unknown>,
  will: Text,
  how: Partial<How> = {},
): Part<Done> {
  const [done] = yield* act([{ name, arguments: args }], will, how);
  return done!;
}

/** Thrown to end a command whose write was declined or failed; `line` tells the user. */
export class NotDone extends Error {
  readonly line: Text;
  constructor(line: Text) {
    super(line.key);
    this.name = 'NotDone';
    this.line = line;
  }
}

/** Runs one write. Ends the command if it fails or is declined; `kept` is the answer in the latter case. */
export function* write(
  name: ToolName,
  args: Record<string, unknown>,
  will: Text,
  { kept = text('command_left_as_is'), ...how }: Partial<How> & { kept?: Text } = {},
): Part<Extract<Done, { state: 'done' }>> {
  const done = yield* actOnce(name, args, will, how);
  if (done.state !== 'done') throw new NotDone(notDone(done, kept)!);
  return done;
}

/** Reads the outcome of a write from its result. */
export function doneOf(result: ToolResult | undefined): Done {
  if (!result) return { state: 'failed', reason: toolFailure({ error: null }) };
  if (result.success) return { state: 'done', count: numberIn(result.data, 'done'), data: result.data };
  if (/^(?:the user declined|the question was withdrawn)/i.test(result.error ?? '')) return { state: 'declined' };
  return { state: 'failed', reason: toolFailure(result) };
}

/** True for a write that changed something or was declined. A command with one is not started anew. */
export const isAnswered = (result: ToolResult): boolean =>
  result.success ? 'done' in fieldsOf(result.data) : doneOf(result).state === 'declined';

/** The line for a write that was declined or failed; null if it was done. */
export function notDone(done: Done, kept: Text): Text | null {
  switch (done.state) {
    case 'done':
      return null;
    case 'declined':
      return kept;
    case 'failed':
      return text('command_failed', { reason: done.reason });
    default:
      return done satisfies never;
  }
}
