import { type Measured, runTask } from '@/src/chat/calibration/run-task.ts';
import type { ModelError } from '@/src/contract/provider.ts';
import { realStage } from './stage.ts';
import type { Task } from './tasks/index.ts';
import type { Tried, Tries } from './tried.ts';

export interface Run {
  row: string;
  syntaxes: readonly string[];
  tasks: readonly Task[];
  tries: Tries;
  signal: AbortSignal;
  onTry(tried: Tried, done: number, total: number): void;
}

/** Lets the model do each task in each syntax that it has not done before. Gives what went wrong where it could not go on. */
export async function score(measured: Measured, run: Run): Promise<ModelError | null> {
  const { row, syntaxes, tasks, tries, signal, onTry } = run;
  const { constrained = false } = measured.settings;
  const all = syntaxes.flatMap((syntax) => tasks.map((task) => ({ syntax, task })));
  const open = all.filter(({ syntax, task }) => !tries.has({ row, syntax, constrained, task: task.id }));
  for (const [at, { syntax, task }] of open.entries()) {
    const stage = realStage();
    const { solved, repairs, errors, tokens, time, end } = await runTask(task, syntax, measured, stage, signal);
    if (signal.aborted) return null;
    if (end.reason === 'error' && end.error.code !== 'unknown') return end.error;
    const { ran } = await stage.library();
    const tried = {
      row,
      syntax,
      constrained,
      task: task.id,
      solved,
      called: ran.length > 0,
      repairs,
      errors,
      tokens,
      time,
    };
    tries.add(tried);
    onTry(tried, all.length - open.length + at + 1, all.length);
  }
  return null;
}
