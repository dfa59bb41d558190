import type { Json } from '@/src/contract/json.ts';
import type { NextSteps, WayOn } from '@/src/contract/next-step.ts';
import { type Text, text, toolFailure } from '@/src/contract/text.ts';
import type { Chip, ToolResult } from '@/src/contract/tool.ts';
import { fieldsOf, numberIn } from './items.ts';
import type { Looking, ToolName } from './tool-types.ts';

/** A thing that pronouns may refer to. For a `page` (visited, to read, linked) the id is the address. */
export interface Listed {
  kind: 'tab' | 'bookmark' | 'page' | 'closed' | 'session';
  id: string;
  title: string;
  url: string;
  /** True for a tab whose page failed to load. */
  failed?: boolean;
  /** Index of its row in the list. A row may contain several things, such as a tab and its bookmark. */
  row: number;
}

/** The list in the conversation that pronouns are about. */
export interface Listing {
  /** The last result list, or the rows selected in it; null if there is none. */
  list: Listed[] | null;
  /** True if only a part of the list was read, so that "all of them" is unclear. */
  more: boolean;
  /** Ids in the last list that were changed since, so that "the others" are the rest. */
  used: ReadonlySet<string>;
}

/** Input of a command beside its slots, derived from the conversation. */
export interface CommandContext extends Listing {
  /** True if no typing error was corrected. */
  sure: boolean;
  /** Renders a text in the user's language, for names of new things. */
  say(text: Text): string;
  /** The language of the interface. */
  language: string;
  /** Epoch milliseconds. */
  now: number;
  /** First day of a week, 0 for Sunday. */
  firstDay: number;
  /** Well-known sites of a subject, in the words for it. Absent where no sentence is read, as in the background. */
  sitesOn?(words: string): string[];
  /** True if the browser has a built-in model. */
  ownModel: boolean;
}

/** Context of a command that runs. */
export interface RunContext extends CommandContext {
  /** A chip that runs this command again with some of its slots changed; undefined takes a slot away. */
  again(label: Text, change: object): Chip;
}

export interface Call {
  name: string;
  arguments: Record<string, unknown>;
}

/** Calls of one response. `will` describes the writes with their count, `named`: the thing that was named exists. */
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
export const chip = (label: Text, id: string, slots: object): Chip => ({ label, intent: { id, slots: asJson(slots) } });

const asJson = (slots: object): { [slot: string]: Json } => JSON.parse(JSON.stringify(slots));

/** Thrown to end a command before its last step; `answer` tells the user why. */
export class NotDone extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(answer.lines[0]?.key);
    this.name = 'NotDone';
    this.answer = answer;
  }
}

/** Ends the command with an answer. */
export function stop(answer: Answer): never {
  throw new NotDone(answer);
}

/** Ends the command with the question which one is meant. */
export function ask(question: Text, chips: Chip[]): never {
  throw new NotDone(choose(question, chips));
}

/** Ends the command since there is nothing to show or change. */
export function none(lines: Lines, ...chips: Optional<Chip>[]): never {
  throw new NotDone(found(0, lines, ...chips));
}

/** Result of a write. `count`: number of rows changed. */
export interface Done {
  count: number;
  data: unknown;
}

/** Manner of a write, and the line for one that the user declines. */
type How = Pick<Batch & { kind: 'act' }, 'plan' | 'this' | 'named' | 'prepares'> & { kept: Text };

/** Runs writes, and gives a result for each or the reason why it was not done. `will`: describes them in a preview. */
export function* act(
  calls: Call[],
  will: Text,
  { kept = text('command_left_as_is'), ...how }: Partial<How> = {},
): Part<(Done | { problem: Text })[]> {
  const results = yield { kind: 'act', calls, will, plan: false, this: false, named: false, ...how };
  return calls.map((_, at) => {
    const result = results[at];
    if (result?.success) return { count: numberIn(result.data, 'done'), data: result.data };
    if (!isDeclined(result))
      return { problem: text('command_failed', { reason: toolFailure(result ?? { error: null }) }) };
    return { problem: isRefusedInWords(result) ? text('command_left_words', { kept }) : kept };
  });
}

/** Runs one write. Ends the command if it fails or is declined. */
export function* write(name: ToolName, args: Record<string, unknown>, will: Text, how?: Partial<How>): Part<Done> {
  const [done] = yield* act([{ name, arguments: args }], will, how);
  return 'problem' in done! ? stop(answer(done.problem)) : done!;
}

const isDeclined = (result: ToolResult | undefined): boolean =>
  result?.success === false && /^(?:the user declined|the question was withdrawn)/i.test(result.error ?? '');

/** True for a write that was declined in words. Words that are a command come as the next message, and not here. */
export const isRefusedInWords = (result: ToolResult | undefined): boolean =>
  /^the user declined: /i.test(result?.error ?? '');

/** True for a write that changed something or was declined. A command with one is not started anew. */
export const isAnswered = (result: ToolResult): boolean =>
  result.success ? 'done' in fieldsOf(result.data) : isDeclined(result);
