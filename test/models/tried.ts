import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What came of one task with one model in one syntax. */
export interface Tried {
  /** The row of the table: the model, or what it was called. */
  row: string;
  syntax: string;
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

/** The tries so far, in a file that is whole after each: whoever is stopped goes on from there. */
export function triesIn(file: string): { all(): Tried[]; has(tried: Key): boolean; add(tried: Tried): void } {
  const tries = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tried[]) : [];
  return {
    all: () => tries,
    has: ({ row, syntax, task }) => tries.some((one) => one.row === row && one.syntax === syntax && one.task === task),
    add(tried) {
      tries.push(tried);
      writeFileSync(`${file}.new`, JSON.stringify(tries));
      renameSync(`${file}.new`, file);
    },
  };
}

type Key = Pick<Tried, 'row' | 'syntax' | 'task'>;
