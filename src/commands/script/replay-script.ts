import { text } from '@/src/contract/text.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import { canonicalJson } from '@/src/text/canonical-json.ts';
import { LookFailed } from './read-results.ts';
import { type Answer, answer, type Batch, type Call, NotDone, type Script } from './script.ts';

/** The next step of a command: calls to run, or its answer. */
export type Move = { kind: 'batch'; batch: Batch } | { kind: 'answer'; answer: Answer };

/** Largest number of unused results. More mean that the script asks differently each time and would never end. */
const mostUnasked = 20;

/** A call that was made, with its result. */
export interface Made {
  call: Call;
  result: ToolResult;
}

/** Replays a script with the results so far, matched by call, up to the first calls without a result. */
export function nextMove(script: Script, made: Made[]): Move {
  const results = Map.groupBy(made, ({ call }) => keyOf(call));
  try {
    let step = script.next([]);
    while (!step.done) {
      const batch = step.value;
      const given = batch.calls.map((call) => results.get(keyOf(call))?.shift()?.result);
      const open = batch.calls.filter((_, at) => given[at] === undefined);
      if (open.length > 0) {
        const unasked = [...results.values()].reduce((sum, rest) => sum + rest.length, 0);
        if (unasked > mostUnasked) throw new LookFailed();
        return { kind: 'batch', batch: { ...batch, calls: open } };
      }
      step = script.next(given.filter((result) => result !== undefined));
    }
    return { kind: 'answer', answer: step.value };
  } catch (error) {
    if (error instanceof NotDone) return { kind: 'answer', answer: answer(error.answer.lines[0]!) };
    if (!(error instanceof LookFailed)) throw error;
    return { kind: 'answer', answer: answer(text('command_failed', { reason: error.reason })) };
  }
}

/** Key of a call, independent of the order of its arguments. */
const keyOf = ({ name, arguments: args }: Call): string => canonicalJson([name, args]);
