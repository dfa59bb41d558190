import type { ModelError } from '@/src/contract/provider.ts';
import type { SyntaxScore } from '@/src/contract/settings.ts';
import { estimateTokens } from '@/src/text/estimate-tokens.ts';
import { type Measured, runTask, type TaskRun } from './run-task.ts';
import { simulatedTools } from './sample-library.ts';
import { simulatedStage } from './stage.ts';
import { type CalibrationTask, calibrationTasks } from './tasks.ts';

export interface CalibrationStep {
  syntax: string;
  done: number;
  total: number;
  scores: SyntaxScore[];
}

export interface CalibrationOptions {
  /** Ids of the syntaxes in the order in which they are tried. If two score the same, the earlier one wins. */
  syntaxes: readonly string[];
  tasks?: readonly CalibrationTask[];
  signal: AbortSignal;
  onStep(step: CalibrationStep): void;
}

const answerTokens = 120;

/** Tokens that a calibration takes if all goes well. */
export function estimateCalibration(
  { protocol }: Pick<Measured, 'protocol'>,
  { syntaxes, tasks = calibrationTasks }: Pick<CalibrationOptions, 'syntaxes' | 'tasks'>,
): number {
  const rounds = tasks.reduce((sum, task) => sum + task.rounds, 0);
  const prompts = syntaxes.map((syntax) =>
    estimateTokens(protocol.prompt({ syntax, tools: simulatedTools, several: false })),
  );
  // Later rounds of a task repeat the text of the earlier ones.
  return prompts.reduce((sum, prompt) => sum + rounds * (prompt + 3 * answerTokens), 0);
}

/**
 * Has the model do all tasks in all syntaxes, one after the other. Never rejects for failures of the model. `error`:
 * why it could not be asked further.
 */
export async function calibrate(
  measured: Measured,
  options: CalibrationOptions,
): Promise<{ scores: SyntaxScore[]; error: ModelError | null }> {
  const { syntaxes, tasks = calibrationTasks, signal, onStep } = options;
  const scores: SyntaxScore[] = [];
  const total = syntaxes.length * tasks.length;
  for (const [index, syntax] of syntaxes.entries()) {
    let score: SyntaxScore = { ...nothing, syntax, tasks: tasks.length };
    for (const [at, task] of tasks.entries()) {
      onStep({ syntax, done: index * tasks.length + at, total, scores: [...scores] });
      const run = await runTask(task, syntax, measured, simulatedStage(), signal);
      if (signal.aborted) return { scores, error: null };
      const error = run.end.reason === 'error' ? run.end.error : null;
      // Without tools only this syntax is over.
      if (error && error.code !== 'no-tools') return { scores, error };
      score = withRun(score, run, error !== null);
      if (score.refused) break;
    }
    scores.push(score);
  }
  return { scores, error: null };
}

const nothing = { solved: 0, repairs: 0, errors: 0, tokens: 0, estimated: false, time: 0, refused: false };

const withRun = (score: SyntaxScore, run: TaskRun, refused: boolean): SyntaxScore => ({
  ...score,
  solved: score.solved + (run.solved ? 1 : 0),
  repairs: score.repairs + run.repairs,
  errors: score.errors + run.errors,
  tokens: score.tokens + run.tokens,
  estimated: score.estimated || run.estimated,
  time: score.time + run.time,
  refused,
});

/** The syntax with the most solved tasks, then the fewest mistakes, then the fewest tokens; null if none was solved. */
export function bestSyntax(scores: readonly SyntaxScore[]): string | null {
  const sound = scores.filter(({ refused, solved }) => !refused && solved > 0);
  const flaws = ({ repairs, errors }: SyntaxScore) => repairs + errors;
  const [best] = sound.sort((a, b) => b.solved - a.solved || flaws(a) - flaws(b) || a.tokens - b.tokens);
  return best?.syntax ?? null;
}
