import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Result of one task with one model in one syntax. */
export interface Tried {
  /** The row of the table: the model, or what it was called. */
  row: string;
  syntax: string;
  /** Its answers were held to their shape. */
  constrained?: boolean;
  task: string;
  solved: boolean;
  /** Calls, or attempts at one, in it. */
  called: boolean;
  repairs: number;
  errors: number;
  tokens: number;
  /** Milliseconds. */
  time: number;
}

export interface Tries {
  /** Each task once, as it was tried first. */
  all(): Tried[];
  has(tried: Key): boolean;
  add(tried: Tried): void;
}

/**
 * The tries so far, a line of JSON for each: whoever is stopped goes on from there, and what several runs add at once
 * stands one after the other.
 */
export function triesIn(file: string): Tries {
  const all = (): Tried[] => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    const tries = Map.groupBy(
      lines.map((line): Tried => JSON.parse(line)),
      keyOf,
    );
    return [...tries.values()].flatMap(([first]) => first ?? []);
  };
  return {
    all,
    has: (tried) => all().some((one) => keyOf(one) === keyOf(tried)),
    add: (tried) => appendFileSync(file, `${JSON.stringify(tried)}\n`),
  };
}

type Key = Pick<Tried, 'row' | 'syntax' | 'constrained' | 'task'>;

const keyOf = ({ row, syntax, constrained = false, task }: Key): string =>
  JSON.stringify([row, syntax, constrained, task]);
