import type { CallingClient } from './client.ts';
import type { Json } from './json.ts';
import type { PageRefusal } from './ports.ts';
import type { DataKind } from './settings.ts';

/** A failure that the model can correct: `message` says what was wrong, `suggestion` what to send instead. */
export class ToolError extends Error {
  readonly code: ToolErrorCode;
  readonly suggestion: string | undefined;
  /** With `missing-permission`: the permission to ask for, or origin patterns separated by spaces. */
  readonly permission: string | undefined;
  /** Reason why a page was not read; of several pages, that of the first. */
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

/**
 * Callers, with what matters of them to shared code. `command`: a built-in command without a model. `panel`: a click.
 * `client`: an outside program.
 * - `byModel`: a model wrote the call. It may have been tricked into it, and it reads the result.
 * - `ownWords`: the call is exactly what the user said or clicked.
 * - `here`: a page of ours waits for the answer. It does page work and then repeats the call.
 * - `outside`: it is unknown what the caller has read before.
 */
export const callers = {
  model: { byModel: true, ownWords: false, here: true, outside: false },
  command: { byModel: false, ownWords: true, here: true, outside: false },
  shortcut: { byModel: false, ownWords: true, here: false, outside: false },
  panel: { byModel: false, ownWords: false, here: true, outside: false },
  client: { byModel: true, ownWords: false, here: true, outside: true },
};

export type Caller = keyof typeof callers;

/** A tool call. Its id is `response:n`, under which it runs at most once. */
export interface ToolCall {
  id: string;
  name: string;
  arguments: Record<string, unknown>;
  /** Repairs made by the parser, such as `notation:trailing-comma` or `value:bad-escape`. */
  repairs: string[];
}

export type CallContext = CallOrigin & (InTurn | OutsideTurn | InSitting);

/** Call of a turn, which repeats it until it has ended. */
export interface InTurn {
  conversation: string;
  turn: string;
  client?: never;
}

/** Call without a conversation, as of a shortcut. */
export interface OutsideTurn {
  conversation: null;
  turn: null;
  client?: never;
}

/** Call of an outside program. `conversation`: its sitting. */
export interface InSitting {
  conversation: string;
  turn: null;
  client: CallingClient;
}

interface CallOrigin {
  caller: Caller;
  /** Browser window that "this window" and "the current tab" refer to; null: the last focused one. */
  window: number | null;
  /** True to show all writes of the batch in one plan first. For built-in commands and shortcuts. */
  plan?: boolean;
  /** True if the call acts on the one item that the user called "this". For built-in commands and the menu of a tab. */
  this?: boolean;
  /** True for a preview while the user types: it changes nothing, asks nothing and is not counted. */
  peek?: boolean;
  /** Browser session of the ids of tabs, windows and groups in the call; absent for the current one. */
  session?: string;
  /** Kinds of data that the model may see; absent for all. Without `respectsAccess` the turn withholds results. */
  sees?: DataKind[];
}

/** Result of a call, in the form that goes back to the model. */
export interface ToolResult {
  success: boolean;
  data: unknown;
  error: string | null;
  /** Kind of a failure, if known. For the card, not for the model. */
  code?: ToolErrorCode;
  /** Reason why a page was not read. For the user, not for the model. */
  refusal?: PageRefusal;
  suggestion?: string;
  execution_time_ms: number;
  retries: number;
  cached?: boolean;
  truncated?: { total: number; next: string };
  images?: Picture[];
}

/** Makes a result without measurements: of a call that was not run here, or of an example. */
export const unmeasured = (data: unknown): ToolResult => ({
  success: true,
  data,
  error: null,
  execution_time_ms: 0,
  retries: 0,
});

/** Makes the result of a call that did not run or gave no answer. */
export const failedResult = (error: string): ToolResult => ({ ...unmeasured(null), success: false, error });

/** `data`: its bytes in base64. */
export type Picture = { mediaType: string; data: string };

/** The page's work of giving a text to the user: into the clipboard, or as a file to save. */
export const HAND_OVER = 'hand-over';

/** The page's work of reading PDF files, which the browser's viewer does not give out. */
export const PDF_TEXT = 'pdf-text';

/**
 * Asks the calling page for work, each kind once per call. The asking run ends: the call is answered with `page-work`
 * and starts anew with the result, so nothing may be changed before. Rejects with a `ToolError` if the work failed.
 * Absent while a call is planned, and if no page waits for its answer (shortcut, menu).
 */
export type PageWork = (
  work: string,
  data: Json,
  /** `done`: accepts only work that the page has done already, else rejects. */
  how?: { done: true },
) => Promise<Json>;

/** Outcome of a page's work for a call; `error` is for the model. */
export type WorkOutcome = { ok: true; data: Json } | { ok: false; error: string };
