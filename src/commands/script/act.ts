import { type Text, text, toolFailure } from '@/src/contract/text.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import { fieldsOf, numberIn } from './items.ts';
import { answer, type Batch, type Call, type Part, stop } from './script.ts';
import type { ToolName } from './tool-types.ts';

export { NotDone } from './script.ts';

/** Result of a write. `count`: number of rows changed. */
export interface Done {
  count: number;
  data: unknown;
}

/** Manner of a write, and the line for one that the user declines. */
type How = Pick<Batch & { kind: 'act' }, 'plan' | 'this' | 'named' | 'prepares'> & { kept: Text };

/** Runs writes, and gives a result for each or the reason why it was not done. `will`: describes them in a preview. */
export function* act(
  calls: Call[],
  will: Text,
  { kept, ...how }: Partial<How> = {},
): Part<(Done | { problem: Text })[]> {
  const results = yield { kind: 'act', calls, will, plan: false, this: false, named: false, ...how };
  return calls.map((_, at) => {
    const result = results[at];
    if (result?.success) return { count: numberIn(result.data, 'done'), data: result.data };
    if (!isDeclined(result))
      return { problem: text('command_failed', { reason: toolFailure(result ?? { error: null }) }) };
    const left = kept ?? text('command_left_as_is');
    return { problem: isRefusedInWords(result) ? text('command_left_words', { kept: left }) : left };
  });
}

/** Runs one write. Ends the command if it fails or is declined. */
export function* write(name: ToolName, args: Record<string, unknown>, will: Text, how?: Partial<How>): Part<Done> {
  const [done] = yield* act([{ name, arguments: args }], will, how);
  return 'problem' in done! ? stop(answer(done.problem)) : done!;
}

const isDeclined = (result: ToolResult | undefined): boolean =>
  result?.success === false && /^(?:the user declined|the question was withdrawn)/i.test(result.error ?? '');

/** True for a write that was declined in words. Words that are a command come as the next message, and not here. */
export const isRefusedInWords = (result: ToolResult | undefined): boolean =>
  /^the user declined: /i.test(result?.error ?? '');

/** True for a write that changed something or was declined. A command with one is not started anew. */
export const isAnswered = (result: ToolResult): boolean =>
  result.success ? 'done' in fieldsOf(result.data) : isDeclined(result);
