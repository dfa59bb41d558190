import type { FormattableCall } from '@/src/contract/protocol.ts';
import type { ToolDescription, ToolResult } from '@/src/contract/tool.ts';
import type { FenceRun } from './fence-run.ts';
import type { ReasoningTags } from './read-reasoning.ts';
import type { Scan } from './scan.ts';
import type { Step } from './source.ts';

/** A text that may begin a call. `read` is called after it and returns false, with no call begun, if it is prose. */
export interface Opener {
  text: string;
  /** Positions where it counts; absent: anywhere. `line`: first on a line; `column`: also without indentation. */
  at?: 'line' | 'column' | undefined;
  /** Its closing tags and those of its contents, treated like `closers` of a notation. */
  closers?: readonly string[];
  read(scan: Scan, start: number): Step<boolean>;
}

/** A code fence that may hold a call, by the first word of its info string (in lower case; '' for none). */
export interface FenceOpener {
  words: string[];
  /** Called after the opening line, at the first character of the body. */
  read(scan: Scan, start: number, fence: FenceRun): Step<boolean> | boolean;
}

/** The marks and readers of a notation in a stream. */
export interface Recogniser {
  openers?: Opener[];
  /** Further openers for each tool. */
  openersFor?(name: string): Opener[];
  fences?: FenceOpener[];
  reasoning?: ReasoningTags[];
  /** Control tokens and wrappers, hidden anywhere in text with the model's role after them. `<|` stands for many. */
  markup?: string[];
  /** Tokens around a whole response: hidden next to its first or last word, alone on a line, or behind a token. */
  edges?: string[];
  /** Closing tags, hidden if alone on a line without an opening tag. After a colon a name follows. */
  closers?: string[];
  /** Tags around calls only. They count if a call in any notation, or the name of a tool, follows in them. */
  wrappers?: Wrapper[];
  /** Results in this notation. After a call a result is invented; before any it is text. */
  results?: ResultForm[];
  /** Tokens before a result. After a call each counts anywhere; before any it is an ordinary token. */
  resultTokens?: string[];
}

export interface Wrapper {
  open: string;
  close: string;
  /** True if XML in general uses the tag: a call in it needs elements for name and arguments. */
  weak?: boolean;
}

export interface ResultForm {
  open: string;
  /** Required after `open`: a JSON object, the end of the line, or anything. */
  followedBy: 'object' | 'line' | 'anything';
  /** Reads from after `open` to the end of the result. */
  skip(scan: Scan): Step<void>;
}

/** The form of a call that is a JSON object. */
export interface CallForm {
  /** Opening mark of the object. */
  open: string;
  close: string;
  /** First entry, which every call has. */
  first?: [key: string, value: string];
  name: string;
  arguments: string;
  /** True if the object also counts without marks, as the whole answer. */
  alone?: boolean;
}

/** A notation that some models print from habit. It is recognized, but no prompt asks for it. */
export interface Dialect extends Recogniser {
  id: string;
}

/** The parts of the instructions that differ between notations that are written as text. */
export interface Lesson {
  /** Object of the verb "write". */
  write: string;
  /** Hints on the form. */
  mind: string;
  /** Changes to the example call, for notations that need several parameters to show their form. */
  form?: Partial<FormattableCall>;
}

/** A notation that models are asked to use; it can be read and written. */
export interface FullSyntax extends Recogniser {
  kind: 'syntax';
  id: string;
  /** A proper name, as the settings show it. */
  label: string;
  /** True if it is recognized only in conversations that use it. */
  onlyWhenChosen?: boolean;
  /** True if calls come as structured deltas of the provider and not in the text. */
  structured?: boolean;
  /** True if all values are strings or lists of strings; the registry converts them by schema. */
  textValued?: boolean;
  /** Set if calls are JSON objects. Answers can then be constrained. */
  callForm?: CallForm;
  /** Words for its part of the system prompt, which shows two worked examples besides. */
  lesson?: Lesson;
  /** Whole instructions, if a lesson cannot express them. */
  instructions?(tools: readonly ToolDescription[]): string;
  /** Writes an earlier call for the model. */
  formatCall(call: FormattableCall): string;
  /** Writes a result as text for the model. `mark`: the random fence around text of others; null if there is none. */
  formatResult(call: FormattableCall, result: ToolResult, mark: string | null): string;
}

export type Syntax = FullSyntax | (Dialect & { kind: 'dialect' });
