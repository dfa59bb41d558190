import type { RunAnswer } from '@/src/contract/run.ts';
import type { CallContext, ToolCall } from '@/src/contract/tool.ts';
import { type Made, nextMove } from './script/replay-script.ts';
import type { Answer, Script } from './script/script.ts';

interface ScriptRun {
  /** Prefix of the ids of its calls. Running again with the same id continues. */
  id: string;
  window: number | null;
  run(call: ToolCall, context: CallContext, rest: ToolCall[]): Promise<RunAnswer>;
}

/** Runs a command without a page. Null if it asks a question; its call continues once that is answered. */
export async function runScript(
  start: () => Script,
  { id, window, run }: ScriptRun,
): Promise<{ answer: Answer; acted: boolean } | null> {
  const made: Made[] = [];
  let acts = 0;
  for (;;) {
    const move = nextMove(start(), made);
    if (move.kind === 'answer') return { answer: move.answer, acted: acts > 0 };
    const { batch } = move;
    const context: CallContext = {
      caller: 'shortcut',
      conversation: null,
      turn: null,
      window,
      ...(batch.kind === 'act' && batch.plan ? { plan: true } : {}),
      ...(batch.kind === 'act' && batch.this ? { this: true } : {}),
    };
    // Looks are counted apart: how many there are may differ when it is run again.
    const idOf = (at: number) => (batch.kind === 'act' ? `${id}:${acts + at + 1}` : `${id}:look-${made.length + at}`);
    const calls = batch.calls.map((call, at) => ({ ...call, id: idOf(at), repairs: [] }));
    if (batch.kind === 'act') acts += calls.length;
    for (const [at, call] of calls.entries()) {
      let answer: RunAnswer;
      do answer = await run(call, context, calls.slice(at + 1));
      while (answer.kind === 'more');
      if (answer.kind !== 'result') return null;
      made.push({ call, result: answer.result });
    }
  }
}
