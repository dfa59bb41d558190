import type { JsonSchema } from './json.ts';
import { type Text, text } from './text.ts';
import type { ToolDescription, ToolResult } from './tool.ts';

/** One piece of a model's response. `start` and `end` are UTF-16 offsets into the whole response. */
export type ProtocolEvent =
  | { type: 'text'; text: string; start: number; end: number }
  | { type: 'reasoning'; text: string; start: number; end: number }
  | { type: 'call-start'; id: string; syntax: string; name?: string; start: number }
  /** `name`: in the delta with which it became known, if `call-start` came too early for it. */
  | { type: 'call-delta'; id: string; text: string; name?: string }
  | ({ type: 'call' } & ParsedCall)
  | ({ type: 'call-error' } & ParsedError);

export interface ParsedCall {
  id: string;
  syntax: string;
  name: string;
  arguments: Record<string, unknown>;
  reasoning?: string;
  repairs: string[];
  raw: string;
  start: number;
  end: number;
}

export interface ParsedError {
  id: string;
  syntax: string;
  code: string;
  message: string;
  suggestion: string;
  /** With `unknown-tool`: the name as written, at most 100 characters. */
  tool?: string;
  raw: string;
  start: number;
  end: number;
}

/** End of a response; after any but `stop`, no call that was still open runs. */
export type ParserFinish = 'stop' | 'length' | 'aborted' | 'error';

/** A structured call of a provider, as it streams. */
export interface NativeCallDelta {
  index?: number;
  id?: string;
  name?: string;
  arguments?: string | object;
  done?: boolean;
}

/** Reads a response as it streams. Never throws; see the invariants in `docs/protocol.md`. */
export interface ResponseParser {
  push(chunk: string): ProtocolEvent[];
  /** Structured calls beside the text: spans of width 0 at the present offset; `raw` is the argument text. */
  pushNative(delta: NativeCallDelta): ProtocolEvent[];
  /** Closes what is open. A second call gives `[]`. */
  end(finish?: ParserFinish): ProtocolEvent[];
  /**
   * The model's template opens the reasoning itself, as far as this response shows: true once a closing tag came that
   * nothing had opened, with text before it; false where `startInReasoning` was given and the response ended well
   * without one; else null.
   */
  opensReasoning(): boolean | null;
  /** Ids of calls that were only drafts: a closing tag of reasoning without an opening one followed them. */
  drafts?(): readonly string[];
}

export interface ParserOptions {
  /**
   * Ids of the syntaxes to recognise; default: all except those that are only recognised when chosen. Dialects are
   * always recognised.
   */
  syntaxes?: string[];
  /** The syntax that the model was asked to use. It is recognised in any case. */
  syntax?: string;
  /** The names of tools, for suggestions of similar names, and to tell unmarked calls from data. */
  toolNames?: string[];
  /** The model's template opens the reasoning itself. */
  startInReasoning?: boolean;
  /** Further calls become call-error `too-many-calls`; default unlimited. */
  maxCalls?: number;
}

export interface PromptOptions {
  syntax: string;
  tools: ToolDescription[];
  /** Several calls in one response are allowed. */
  several: boolean;
  /** As short as possible, for models with a small context. */
  brief?: boolean;
  /** The user's own words. */
  instructions?: string;
  /** The tools are those of an outside program: the prompt says nothing about the browser. */
  foreign?: boolean;
}

/** An earlier call as the formatters need it. */
export interface FormattableCall {
  name: string;
  arguments: Record<string, unknown>;
  reasoning?: string;
}

/** Ids of things that the model was shown: tabs, windows and groups by number, bookmarks and sessions by text. */
export interface SeenIds {
  numbers: readonly number[];
  texts: readonly string[];
}

/** A shape that answers must have, in the forms that servers accept. */
export interface AnswerConstraint {
  /** A grammar in GBNF: prose, then at most one valid call. */
  grammar: string;
  /** A call, or prose as a JSON text. Absent where a syntax cannot be written so. */
  schema?: JsonSchema;
}

/** The protocol room, as the chat is given it. */
export interface Protocol {
  createParser(options?: ParserOptions): ResponseParser;
  /** The system prompt, the same bytes for the same input. */
  prompt(options: PromptOptions): string;
  /** The syntax to begin with for a model of this name, before anything was measured; null: the default. */
  firstSyntax?(model: string): string | null;
  formatCall(syntax: string, call: FormattableCall): string;
  /** The shape of a valid answer; null if the syntax has none. */
  constraint?(syntax: string, tools: readonly ToolDescription[], seen: SeenIds): Promise<AnswerConstraint | null>;
  /** True where calls and results of this syntax are the API's own messages and not text. */
  isStructured(syntax: string): boolean;
  /** `mark`: the random fence around text of others; null where the result holds none. */
  formatResult(syntax: string, call: FormattableCall, result: ToolResult, mark: string | null): string;
  /** Wraps text of others that the user attached: mark lines around it, our call notations inside made inert. */
  formatQuoted(text: string, mark: string): string;
}

/** The syntaxes that a model can be asked to use, by id, as the form names them: the room that knows them is loaded late. */
export const syntaxNames = [
  { id: 'json-block', label: 'JSON block' },
  { id: 'tool-call-tag', label: 'TOOL_CALL tag' },
  { id: 'bracket', label: 'Brackets' },
  { id: 'xml', label: 'XML tags' },
  { id: 'caret', label: 'Caret block' },
  { id: 'yaml', label: 'YAML' },
  { id: 'function-call', label: 'Function call' },
  { id: 'native', label: 'The provider’s own' },
];

/** A syntax as the user reads it. One that is none of these, such as a dialect, by its id. */
export const syntaxName = (id: string): Text => text('syntax_name', { id: id.replaceAll('-', '_'), plain: id });
