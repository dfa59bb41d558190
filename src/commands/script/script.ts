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
  | {
      kind: 'act';
      calls: Call[];
      will: Text;
      plan: boolean;
      this: boolean;
      named: boolean;
      /** True to run without being shown first: the next act is shown, and names this one. */
      prepares?: boolean;
    };

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

/** A line or chip that is left out unless its condition holds: `n > 0 && text(…)`. */
export type Optional<Value> = Value | false | '' | null | undefined;

/** The values whose condition holds. */
export const present = <Value>(all: Optional<Value>[]): Value[] => all.filter((one): one is Value => Boolean(one));

type Lines = Text | Optional<Text>[];

/** An answer with at most two chips. */
export const answer = (lines: Lines, ...chips: Optional<Chip>[]): Answer => ({
  lines: Array.isArray(lines) ? present(lines) : [lines],
  chips: present(chips).slice(0, 2),
  choice: false,
});

/** An answer of a command that only looks. `count`: number of things found, for the preview. */
export const found = (count: number, lines: Lines, ...chips: Optional<Chip>[]): Answer => ({
  ...answer(lines, ...chips),
  count,
});

/** Adds ways to go on to an answer. */
export const withWays = (words: Answer, ways: WayOn[]): Answer => ({ ...words, ways });

/** Asks which one is meant. */
export const choose = (question: Text, chips: Chip[]): Answer => ({
  lines: [question],
  chips: chips.slice(0, 9),
  choice: true,
});

/** A next step. Slots are copied as plain JSON, which leaves out what is undefined. */
export const chip = (label: Text, id: string, slots: object): Chip => ({ label, intent: { id, slots: plain(slots) } });

/** Slots as intents carry them. */
const plain = (slots: object): { [slot: string]: Json } => JSON.parse(JSON.stringify(slots));

/** Thrown to end a command before its last step. `answer` tells the user why, `line` is its first line. */
export class NotDone extends Error {
  readonly answer: Answer;
  readonly line: Text;
  constructor(answer: Answer) {
    super(answer.lines[0]?.key);
    this.name = 'NotDone';
    this.answer = answer;
    this.line = answer.lines[0]!;
  }
}

/** Ends the command with an answer. */
export function stop(answer: Answer): never {
  throw new NotDone(answer);
}

/** Ends the command since there is nothing to show or change. */
export function none(lines: Lines, ...chips: Optional<Chip>[]): never {
  throw new NotDone(found(0, lines, ...chips));
}
