import { text } from '@/src/contract/text.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import { type Answer, answer, type Batch, type Script } from './script.ts';
import { LookFailed } from './scripts/reading.ts';

/** What a command does next: run these calls, or say this. */
export type Move = { kind: 'batch'; batch: Batch } | { kind: 'answer'; answer: Answer };

/** Runs a script from its beginning over the results so far, to the first calls that have none. */
export function nextMove(script: Script, results: ToolResult[]): Move {
  let at = 0;
  try {
    let step = script.next([]);
    while (!step.done) {
      const batch = step.value;
      if (results.length < at + batch.calls.length) return { kind: 'batch', batch };
      const given = results.slice(at, at + batch.calls.length);
      at += batch.calls.length;
      step = script.next(given);
    }
    return { kind: 'answer', answer: step.value };
  } catch (error) {
    if (!(error instanceof LookFailed)) throw error;
    return { kind: 'answer', answer: answer(text('command_failed', { reason: error.reason })) };
  }
}
