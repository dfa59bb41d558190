import type { NextSteps } from './next-step.ts';
import type { ParsedError } from './protocol.ts';
import type { CallFlags, ModelError, Usage } from './provider.ts';
import type { CallView, Preview } from './run.ts';
import type { DataKind, ModelChoice } from './settings.ts';
import type { Text } from './text.ts';
import type { Intent, LiveRow, Picture, ToolCall, ToolResult } from './tool.ts';

export type CallState = 'writing' | 'running' | 'waiting' | 'done' | 'failed' | 'declined' | 'stopped';

/** A tool call in a message, from its first character to its result. */
export interface CallPart {
  type: 'call';
  call: ToolCall;
  syntax: string;
  raw: string;
  reasoning?: string;
  state: CallState;
  /** Epoch milliseconds. */
  started?: number;
  progress?: { done: number; total: number };
  ticket?: string;
  result?: ToolResult;
  view?: CallView;
  /** Random mark around its result in the context of the model, if the result contains text of others. */
  mark?: string;
  /** Kinds of data that its result is limited to. */
  sees?: DataKind[];
}

export type Part =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  | CallPart
  | ({ type: 'chips' } & NextSteps)
  /** A call that could not be read; its source stays visible. */
  | ({ type: 'call-error' } & Omit<ParsedError, 'start' | 'end'>);

export const attachmentKinds = [
  'page',
  'selection',
  'link',
  'tabs',
  'group',
  'session',
  'bookmark',
  'folder',
  'tag',
  'file',
  'paste',
] as const;

/** An attachment of a user message: text of others, recorded before the first round. */
export interface Attachment {
  id: string;
  kind: (typeof attachmentKinds)[number];
  title: string;
  /** A host, or a word for the source ("tabs", "file"). */
  source: string;
  /** Hosts of frames whose text is included. */
  frames?: string[];
  grade: 'page' | 'label';
  text: string;
  image?: Picture;
  measure?: FileMeasure;
  /** Address of the page. The user named it by attaching it. */
  url?: string;
  /** Set if only the first part of a page is attached. */
  rest?: AttachmentRest;
  /** Random mark around it in the context of the model, added by the turn. */
  mark?: string;
}

/** Why a file could not be read. For each reason the user gets advice. */
export type FileProblem =
  /** The file needs a password. */
  | 'locked'
  | 'copy-protected'
  | 'damaged'
  /** The content does not match the type in the name. */
  | 'other-kind'
  /** The file is a document of an unsupported kind: old Word files, sheets, slides, RTF. */
  | 'other-document'
  | 'archive'
  | 'not-text'
  | 'empty'
  /** The pages are pictures without text. */
  | 'no-text'
  | 'too-large'
  /** The file unpacks to more than the limit. */
  | 'unpacks'
  | 'slow';

export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`The file cannot be read: ${problem}.`);
    this.name = 'UnreadableFile';
    this.problem = problem;
  }
}

export interface FileMeasure {
  bytes: number;
  unit?: 'pages' | 'sections' | 'rows';
  count?: number;
  /** True if only the first part was read. */
  cut?: true;
}

export type FileRead =
  | { ok: true; text: string; measure: FileMeasure }
  /** `most`: size limit in bytes for the kind of file, if it is too large. */
  | { ok: false; problem: FileProblem; most?: number };

export interface AttachmentRest {
  /** Number of tokens of the whole page. */
  of: number;
  call: Pick<ToolCall, 'name' | 'arguments'>;
  /** Browser session of the ids in the call. */
  session?: string;
}

/** Tokens of a model's context that a request takes. */
export interface ContextFit {
  /** Estimated number of tokens used. */
  used: number;
  /** Size of the model's context in tokens. */
  of: number;
  /** Number of earlier turns, and of rounds of this turn, that were left out. */
  dropped: { turns: number; rounds: number };
  /** Number of results and attachments that were cut. */
  shortened: number;
}

/** One user message, or one round of the assistant (its id is the response's random id). */
export interface Message {
  id: string;
  conversation: string;
  turn: string;
  role: 'user' | 'assistant';
  at: number;
  parts: Part[];
  usage?: Usage;
  fit?: ContextFit;
  /** `cut`: the stream ended before the response was complete. */
  state: 'streaming' | 'complete' | 'cut';
  /** In user messages: id of the turn before, or `first`. Absent in conversations without versions. */
  after?: string;
  /** In user messages: pasted texts, recorded as text of others. */
  pasted?: string[];
  attached?: Attachment[];
  /** In user messages: addresses of pages that the user named, such as the current tab when sending. */
  named?: string[];
  /** Random marks around the texts in `pasted` in the context of the model, added by the turn. */
  marks?: string[];
  /** Browser session of the ids of tabs, windows and groups in its calls, intent or selection. */
  session?: string;
  /** In assistant messages of built-in commands: flags for its calls. */
  run?: CallFlags;
  intent?: Intent;
  selected?: LiveRow[];
}

/** A question about a call, answered through its ticket. `call`: the id of the call that then continues. */
export type TicketWaiting =
  | { kind: 'confirm'; call: string; ticket: string; preview: Preview }
  | { kind: 'permission'; call: string; ticket: string; permission: string; reason: Text };

/** A question about model access, answered by changing the settings. "Not now" stores `question` in the chat. */
export interface ModelAccessWaiting {
  kind: 'sees';
  question: string;
  provider: string;
  name: string;
  origin: string;
  kinds: DataKind[];
}

export type Waiting = TicketWaiting | ModelAccessWaiting;

/** Why a turn ended. The user gets an explanation, and can continue with a click. */
export type TurnEnd =
  | { reason: 'answered' }
  | { reason: 'stopped' }
  | { reason: 'cut' }
  | { reason: 'round-limit'; rounds: number }
  /** `tool`: null if the call could not be read. */
  | { reason: 'repeated-failure'; tool: string | null }
  | { reason: 'content-filter' }
  /** The user chose "Not now" when asked about model access; nothing was sent. */
  | { reason: 'not-now'; name: string }
  | { reason: 'length' }
  /** The database refused a write. Unstored messages exist only in the panel; this state is never stored. */
  | { reason: 'not-stored'; why: Text }
  | { reason: 'error'; error: ModelError };

export type TurnPhase =
  /** `retryAt`: time until which the server asked to wait, in epoch milliseconds. */
  | { state: 'streaming' | 'answering'; retryAt?: number; waiting?: never; end?: never }
  | { state: 'running'; retryAt?: never; waiting?: never; end?: never }
  | { state: 'waiting'; waiting: Waiting; retryAt?: never; end?: never }
  | { state: 'done' | 'stopped'; end: TurnEnd; retryAt?: never; waiting?: never };

export type TurnState = TurnPhase['state'];

/** A turn without its state. Provider, model and syntax change only when it is continued. */
export interface TurnFacts {
  id: string;
  conversation: string;
  at: number;
  provider: string;
  model: string;
  syntax: string;
  round: number;
}

/** The stored state machine of a turn; only the holder of the Web Lock `turn:<conversation>` writes it. */
export type Turn = TurnFacts & TurnPhase;

/** Distance in pixels below the upper edge of a turn. */
export interface ReadingPlace {
  turn: string;
  offset: number;
}

export interface Draft {
  draft: string;
  /** Parts of the draft, or of an edit, that were pasted and are text of others. */
  pasted: string[];
  attached: Attachment[];
}

export interface Conversation extends Pick<Partial<Draft>, 'pasted' | 'attached'> {
  id: string;
  title: string;
  /** True if the user chose the title, which is then never replaced. */
  named: boolean;
  at: number;
  updated: number;
  /** Id of the outside program, if this is a sitting. Sittings are no chats and in no list of chats. */
  client?: string;
  /** The user's instructions for this chat, added to the system prompt. */
  instructions?: string;
  /** Model chosen for this chat; absent: the one chosen last. */
  model?: ModelChoice & { at: number };
  pinned?: boolean;
  /** Text typed and not sent yet; `pasted` and `attached` belong to it. */
  draft: string;
  /** Epoch milliseconds when the draft was last saved: the later one wins. */
  draftAt?: number;
  /** Id of the shown turn after each turn (or `first`), if it is not the newest version. */
  shown?: Record<string, string>;
  /** Ids of turns that the user keeps in the context: they are dropped last. */
  kept?: string[];
  /** Unsent edits of user messages: words by message id. */
  edits?: Record<string, string>;
  /** Reading position; null or absent for the end. */
  place?: ReadingPlace | null;
  /** `question` of the `ModelAccessWaiting` last answered with "Not now". */
  notNow?: string;
}

/** Text of a message, with its parts on separate lines. */
export const saidText = ({ parts }: Pick<Message, 'parts'>): string =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');

/** An attachment of an imported file, with only the fields that are shown. */
export function soberAttachment(one: Attachment): Attachment {
  const sober = { ...one, kind: attachmentKinds.find((kind) => kind === one.kind) ?? 'file' };
  delete sober.rest;
  return sober;
}
