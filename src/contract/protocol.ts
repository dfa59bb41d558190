import type { JsonSchema } from './json.ts';
import { type Text, text } from './text.ts';
import type { ToolDescription, ToolResult } from './tool.ts';

/** One piece of a model's response. `start` and `end` are UTF-16 offsets into the whole response. */
export type ProtocolEvent =
  | { type: 'text'; text: string; start: number; end: number }
  | { type: 'reasoning'; text: string; start: number; end: number }
  | { type: 'call-start'; id: string; syntax: string; name?: string; start: number }
  /** `name`: set in the delta that reveals it, if it was unknown at `call-start`. */
  | { type: 'call-delta'; id: string; text: string; name?: string }
  | ({ type: 'call' } & ParsedCall)
  | ({ type: 'call-error' } & ParsedError);

interface Parsed {
  id: string;
  syntax: string;
  raw: string;
  start: number;
  end: number;
}

export interface ParsedCall extends Parsed {
  name: string;
  arguments: Record<string, unknown>;
  reasoning?: string;
  repairs: string[];
}

export interface ParsedError extends Parsed {
  code: string;
  message: string;
  suggestion: string;
  /** With `unknown-tool`: the name as written, up to 100 characters. */
  tool?: string;
}

/** End of a response. After any but `stop`, calls still open do not run. */
export type ParserFinish = 'stop' | 'length' | 'aborted' | 'error';

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
  /** Takes a structured call. Its span has width 0 at the current offset; `raw` is the argument text. */
  pushNative(delta: NativeCallDelta): ProtocolEvent[];
  /** Ends the response and closes open parts. A second call gives `[]`. */
  end(finish?: ParserFinish): ProtocolEvent[];
  /**
   * True after a closing tag of reasoning without an opening one, with text before it; false if `startInReasoning` was
   * set and the response ended well without one; else null.
   */
  opensReasoning(): boolean | null;
  /** Ids of calls that were only drafts, since a closing tag of reasoning without an opening one followed them. */
  drafts?(): readonly string[];
}

export interface ParserOptions {
  /** Ids of syntaxes to recognize; default: all but those recognized only when chosen. */
  syntaxes?: string[];
  /** Syntax that the model was asked to use; always recognized. */
  syntax?: string;
  /** Names of the tools, to suggest similar names and to tell unmarked calls from data. */
  toolNames?: string[];
  /** True if the model's template begins the reasoning itself. */
  startInReasoning?: boolean;
  /** Largest number of calls; further ones become the call-error `too-many-calls`. Default: unlimited. */
  maxCalls?: number;
}

export interface PromptOptions {
  syntax: string;
  tools: ToolDescription[];
  /** True if a response may have several calls. */
  several: boolean;
  /** True for the shortest prompt, for models with a small context. */
  brief?: boolean;
  instructions?: string;
  /** True if the tools are an outside program's: the prompt then says nothing about the browser. */
  foreign?: boolean;
}

export type FormattableCall = Pick<ParsedCall, 'name' | 'arguments' | 'reasoning'>;

/** Ids that the model was shown: numbers of tabs, windows and groups, texts of bookmarks and sessions. */
export interface SeenIds {
  numbers: readonly number[];
  texts: readonly string[];
}

/** Shape that answers must have, in the forms that servers accept. */
export interface AnswerConstraint {
  /** GBNF grammar: prose, then at most one valid call. */
  grammar: string;
  /** JSON schema: a call, or prose as a string. Absent if the syntax cannot be expressed. */
  schema?: JsonSchema;
}

export interface Protocol {
  createParser(options?: ParserOptions): ResponseParser;
  /** The system prompt; always the same for the same input. */
  prompt(options: PromptOptions): string;
  /** Syntax to start with for a model of this name, before any calibration; null for the default. */
  firstSyntax?(model: string): string | null;
  formatCall(syntax: string, call: FormattableCall): string;
  /** Shape of valid answers; null if the syntax has none. */
  constraint?(syntax: string, tools: readonly ToolDescription[], seen: SeenIds): Promise<AnswerConstraint | null>;
  /** True if calls and results of this syntax are messages of the API and not text. */
  isStructured(syntax: string): boolean;
  /** `mark`: random mark around text of others; null if the result contains none. */
  formatResult(syntax: string, call: FormattableCall, result: ToolResult, mark: string | null): string;
  /** Wraps text of others that the user attached in mark lines. Call notations in it are made harmless. */
  formatQuoted(text: string, mark: string): string;
}

/**
 * The syntaxes that a model can be asked to use, by id, as the form names them: the room that knows them is loaded
 * late.
 */
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

/** Name of a syntax for the user. The id, if it is not in the list, such as that of a dialect. */
export const syntaxName = (id: string): Text => text('syntax_name', { id: id.replaceAll('-', '_'), plain: id });
