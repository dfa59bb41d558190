import type { Json } from '@/src/contract/json.ts';
import type { NextSteps, WayOn } from '@/src/contract/next-step.ts';
import type { Text } from '@/src/contract/text.ts';
import type { Chip, ToolResult } from '@/src/contract/tool.ts';
import type { Looking } from './tool-types.ts';

export interface Call {
  name: string;
  arguments: Record<string, unknown>;
}

/**
 * Calls of one response. `will`: describes the writes with their count. `named`: the thing that the sentence names
 * exists.
 */
export type Batch =
  /** `quiet`: the result is not part of the answer. */
  | { kind: 'look'; calls: Call[]; quiet?: boolean }
  | { kind: 'act'; calls: Call[]; will: Text; plan: boolean; this: boolean; named: boolean };

/** The end of a command: lines to show, and next steps. */
export interface Answer extends NextSteps {
  lines: Text[];
  /** True if none of the lists read is shown. */
  listless?: true;
  /** Number in the first line, for the preview. */
  count?: number;
  /** True if several things have the name. */
  named?: true;
}

/**
 * Steps of a command: it yields calls and receives their results in order. Each round replays it from the start with
 * the results so far, so equal results must lead to equal calls.
 */
export type Script = Generator<Batch, Answer, ToolResult[]>;
/** A part of a script. */
export type Part<Value> = Generator<Batch, Value, ToolResult[]>;

export const look = (name: Looking, args: Record<string, unknown> = {}): Call => ({ name, arguments: args });

export const answer = (lines: Text | Text[], more: { chips?: Chip[]; count?: number } = {}): Answer => ({
  lines: Array.isArray(lines) ? lines : [lines],
  chips: (more.chips ?? []).slice(0, 2),
  choice: false,
  ...(more.count === undefined ? {} : { count: more.count }),
});

/** Adds ways to go on to an answer. */
export const withWays = (words: Answer, ways: WayOn[]): Answer => ({ ...words, ways });

/** A script that only says something. */
export function* told(words: Answer): Script {
  yield* [];
  return words;
}

/** Asks which one is meant. */
export const choose = (question: Text, chips: Chip[]): Answer => ({
  lines: [question],
  chips: chips.slice(0, 9),
  choice: true,
});

/** A next step. Slots are copied as plain JSON, which leaves out what is undefined. */
export const chip = (label: Text, id: string, slots: object): Chip => ({ label, intent: { id, slots: plain(slots) } });

/** Slots as intents carry them. */
export const plain = (slots: object): { [slot: string]: Json } => JSON.parse(JSON.stringify(slots));
