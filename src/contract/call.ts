import type { CallingClient } from './client.ts';
import type { Json } from './json.ts';
import type { PageRefusal } from './ports.ts';
import type { DataKind } from './settings.ts';

/** A failure that the model can correct: `message` says what was wrong, `suggestion` what to send instead. */
export class ToolError extends Error {
  readonly code: ToolErrorCode;
  readonly suggestion: string | undefined;
  /** With `missing-permission`: what to ask the browser for; origin patterns may be several, with spaces between. */
  readonly permission: string | undefined;
  /** Why a page was not read; of several, the first. */
  readonly refusal: PageRefusal | undefined;
  constructor(code: ToolErrorCode, message: string, suggestion?: string, permission?: string, refusal?: PageRefusal) {
    super(message);
    this.name = 'ToolError';
    this.code = code;
    this.suggestion = suggestion;
    this.permission = permission;
    this.refusal = refusal;
  }
}

export type ToolErrorCode =
  | 'unknown-tool'
  | 'invalid-arguments'
  | 'not-found'
  | 'root-folder'
  | 'unreadable-page'
  | 'missing-permission'
  | 'quota-full'
  | 'no-such-api'
  | 'too-large'
  | 'timeout'
  | 'stopped'
  | 'denied'
  | 'off'
  | 'transient'
  | 'failed';

/** The properties of a caller that matter to shared code. */
export interface CallerTraits {
  /** A model wrote the call: it may have been tricked into it, and it reads the result. */
  byModel: boolean;
  /** The call is exactly what the user said or clicked. */
  ownWords: boolean;
  /** A page of ours waits for the answer. It does the work that needs a page, then repeats the call. */
  here: boolean;
  /** It is unknown what the caller has read before. */
  outside: boolean;
}

/**
 * Callers. `command`: a built-in command, with no model between. `panel`: a click. `client`: a program outside the
 * browser.
 */
export const callers = {
  model: { byModel: true, ownWords: false, here: true, outside: false },
  command: { byModel: false, ownWords: true, here: true, outside: false },
  shortcut: { byModel: false, ownWords: true, here: false, outside: false },
  panel: { byModel: false, ownWords: false, here: true, outside: false },
  client: { byModel: true, ownWords: false, here: true, outside: true },
} as const satisfies Record<string, CallerTraits>;

export type Caller = keyof typeof callers;

/** A tool call as all rooms use it. `id` is `response:n`, under which it runs at most once. */
export interface ToolCall {
  id: string;
  name: string;
  arguments: Record<string, unknown>;
  /** Repairs that the parser made, such as `notation:trailing-comma` or `value:bad-escape`. */
  repairs: string[];
}

/** The caller of a call, and where it runs from. */
export type CallContext = CallOrigin & (InTurn | OutsideTurn | InSitting);

/** A call of a turn, which repeats it until it has ended. */
export interface InTurn {
  conversation: string;
  turn: string;
  client?: never;
}

/** A call of no conversation, such as a shortcut's. */
export interface OutsideTurn {
  conversation: null;
  turn: null;
  client?: never;
}

/** A call of a program outside the browser. `conversation`: its sitting. */
export interface InSitting {
  conversation: string;
  turn: null;
  client: CallingClient;
}

interface CallOrigin {
  caller: Caller;
  /** The browser window that "this window" and "the current tab" mean; null: the one focused last. */
  window: number | null;
  /** Show every write of the batch in one plan first, not only the dangerous ones. Built-in commands and shortcuts. */
  plan?: boolean;
  /** The call acts on the one item that the user called "this". Built-in commands and the menu of a tab only. */
  this?: boolean;
  /** A look ahead while the user types: changes nothing, asks nothing, does not count. */
  peek?: boolean;
  /** The browser session whose ids of tabs, windows and groups the call uses; absent for this one. */
  session?: string;
  /**
   * Kinds of data that the model may see; absent for all. Tools with `respectsAccess` limit their results; for others
   * the turn withholds the result.
   */
  sees?: DataKind[];
}

/** Result of a call, in the form that goes back to the model. */
export interface ToolResult {
  success: boolean;
  data: unknown;
  error: string | null;
  /** Kind of a failure, where it is known; for the user's card, not for the model. */
  code?: ToolErrorCode;
  /** Reason why a page was not read; for the user's words, not for the model. */
  refusal?: PageRefusal;
  suggestion?: string;
  execution_time_ms: number;
  retries: number;
  cached?: boolean;
  truncated?: { total: number; next: string };
  /** Beside the text, for models that take pictures. */
  images?: Picture[];
}

/** A result that no tool measured: of a call that was not run here, or of an example. */
export const unmeasured = (data: unknown): ToolResult => ({
  success: true,
  data,
  error: null,
  execution_time_ms: 0,
  retries: 0,
});

/** The result of a call that did not run, or did not come back. */
export const failedResult = (error: string): ToolResult => ({ ...unmeasured(null), success: false, error });

/** `data`: its bytes in base64. */
export type Picture = { mediaType: string; data: string };

/** The page's work of giving a text to the user: into the clipboard, or as a file to save. */
export const HAND_OVER = 'hand-over';

/** The page's work of reading PDF files, which the browser's viewer does not give out. */
export const PDF_TEXT = 'pdf-text';

/**
 * Asks the calling page for work that needs a DOM, the clipboard, a download or a late import; each kind of work once
 * in a call. The run that asks does not continue: the call is answered `page-work` and starts anew with the result, so
 * nothing may be changed before. Rejects with a `ToolError` if the work failed. Absent while a call is only planned,
 * and if no page waits for its answer (a shortcut, a menu).
 */
export type PageWork = (
  work: string,
  data: Json,
  /** `done`: only accepts work that this page has done already; otherwise rejects. */
  how?: { done: true },
) => Promise<Json>;

/** Outcome of a page's work for a call; `error` is for the model. */
export type WorkOutcome = { ok: true; data: Json } | { ok: false; error: string };
