import type { FenceRun } from '../scan/fence-run.ts';

/** Keys of the notation itself; other known keys are aliases. */
export interface CallKeys {
  name: string;
  arguments: string;
}

/** A notation whose calls are JSON objects: one, several, or an array of them. */
export interface JsonForm {
  /** Names of its keys, if not `name` and `arguments`. */
  keys?: CallKeys | undefined;
  /** True if the opening mark proves that a call has begun; otherwise the keys must show it. */
  certain?: boolean;
  /** Marks that close it. */
  close?: readonly string[];
  /** Code fence around the block. */
  fence?: FenceRun;
  /** Openers of the next call, for a block without its closing mark. */
  openers?: readonly string[];
  /** True if an object counts only if its first entry is the action. */
  actionFirst?: boolean;
  /** True if the only key of an object is the tool's name, with the arguments as its value. */
  keyedByName?: boolean | undefined;
  /** Name of the tool if it is outside of the object, which then holds the arguments. */
  name?: string;
}

/** Contents of a block. `result`: a result without any call; `none`: neither. */
export type Outcome = 'none' | 'result' | 'calls';
