import type { FormattableCall } from '@/src/contract/protocol.ts';
import type { ToolDescription, ToolResult } from '@/src/contract/tool.ts';
import type { FenceRun } from './fence-run.ts';
import type { ReasoningTags } from './read-reasoning.ts';
import type { Scan } from './scan.ts';
import type { Step } from './source.ts';

/**
 * A text that may begin a call. `read` is asked once it has been read in full, and stands right behind it. It answers
 * false when this is no call after all (the text is then prose again), and may not have begun one in that case.
 * `start`: offset of the opener's first character.
 */
export interface Opener {
  text: string;
  /** The only places where it counts; absent: anywhere. `line`: first on a line; `column`: also with no indent before it. */
  at?: 'line' | 'column' | undefined;
  /** Its closing tags, and those of what stands in it: like the `closers` of a notation. */
  closers?: readonly string[];
  read(scan: Scan, start: number): Step<boolean>;
}

/** A code fence that may hold a call, by the first word of its info string (in lower case; '' for none). */
export interface FenceOpener {
  words: string[];
  /** Asked when the opening line has been read, and stands at the first character of the body. */
  read(scan: Scan, start: number, fence: FenceRun): Step<boolean> | boolean;
}

/** The marks and readers of a notation in a stream. */
export interface Recogniser {
  openers?: Opener[];
  /** Further openers for each tool, by its name. */
  openersFor?(name: string): Opener[];
  fences?: FenceOpener[];
  reasoning?: ReasoningTags[];
  /**
   * Control tokens and wrappers: swallowed wherever they stand in the open, with the name of the model's own role right
   * behind them. One that ends in a bar begins many.
   */
  markup?: string[];
  /**
   * Tokens around a whole response: swallowed where they touch its first word or its last, stand alone on their line, or
   * right behind something swallowed. Elsewhere a text may speak of them.
   */
  edges?: string[];
  /** Closing tags: swallowed when one stands alone on its line and closes nothing. Behind a colon it has a name. */
  closers?: string[];
  /**
   * Tags that stand around calls and around nothing else. Known for what they are once a call follows in them, in
   * whatever notation, or the name of a tool.
   */
  wrappers?: Wrapper[];
  /** Results in this notation. After a call one can only be invented; before any, it is text to its end. */
  results?: ResultForm[];
  /** Tokens before a result: each counts anywhere behind a call, and is like other tokens before any. */
  resultTokens?: string[];
}

export interface Wrapper {
  open: string;
  close: string;
  /** Other people's XML uses the tag, too: a call needs elements for its name and arguments in it. */
  weak?: boolean;
}

export interface ResultForm {
  open: string;
  /** Required behind `open`: a JSON object, the end of the line, or nothing in particular. */
  followedBy: 'object' | 'line' | 'anything';
  /** Reads from behind `open` to the result's end. */
  skip(scan: Scan): Step<void>;
}

/** The form of a call that is a JSON object. */
export interface CallForm {
  /** The marks around the object. */
  open: string;
  close: string;
  /** An entry before the others that every call has. */
  first?: [key: string, value: string];
  name: string;
  arguments: string;
  /** The object counts without its marks too, where it is the whole answer. */
  alone?: boolean;
}

/** A notation that some model family prints from habit: recognised, never asked for. */
export interface Dialect extends Recogniser {
  id: string;
}

/** The parts of the instructions that differ between notations that are written as text. */
export interface Lesson {
  /** Object of the verb "write". */
  write: string;
  /** Hints on the form. */
  mind: string;
  /** Changes to the call that shows the form, for notations that need more than one parameter to show it. */
  form?: Partial<FormattableCall>;
}

/** A notation that models are asked to use, complete in both directions. */
export interface FullSyntax extends Recogniser {
  kind: 'syntax';
  id: string;
  /** A proper name, as the settings show it. */
  label: string;
  /** Recognised only in conversations that use it. */
  onlyWhenChosen?: boolean;
  /** Calls come as a provider's structured deltas and not in the text. */
  structured?: boolean;
  /** All values arrive as strings, or as lists of strings; the registry converts them by the tool's schema. */
  textValued?: boolean;
  /** Set where calls are JSON objects: answers can then be held to a shape. */
  callForm?: CallForm;
  /** Words for its part of the system prompt, which shows two worked examples besides. */
  lesson?: Lesson;
  /** All of that part, where a lesson cannot say it. */
  instructions?(tools: readonly ToolDescription[]): string;
  /** An earlier call as the model is shown it. */
  formatCall(call: FormattableCall): string;
  /** `mark`: the random fence around text of others; null where there is none. */
  formatResult(call: FormattableCall, result: ToolResult, mark: string | null): string;
}

export type Syntax = FullSyntax | (Dialect & { kind: 'dialect' });
