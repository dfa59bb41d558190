import type { FenceRun } from '../scan/fence-run.ts';

/** The keys that a notation uses itself; the other known ones are aliases. */
export interface CallKeys {
  name: string;
  arguments: string;
}

/** A notation whose calls are JSON objects: one, several, or an array of them. */
export interface JsonForm {
  /** Names of its keys, if not `name` and `arguments`. */
  keys?: CallKeys | undefined;
  /** Its opening mark is proof that a call has begun; otherwise its keys must show it. */
  certain?: boolean;
  /** Marks that close it. */
  close?: readonly string[];
  /** The code fence that it stands in. */
  fence?: FenceRun;
  /** Beginnings of the next call, for a block whose closing mark is missing. */
  openers?: readonly string[];
  /** Only an object whose first entry is its action counts. */
  actionFirst?: boolean;
  /** An object holds the tool's name as its one key, with the arguments behind it. */
  keyedByName?: boolean | undefined;
  /** The tool, where it is named outside; the object is then its arguments. */
  name?: string;
}

/** Contents of a block. `result`: a result, and no call was begun; `none`: neither. */
export type Outcome = 'none' | 'result' | 'calls';
