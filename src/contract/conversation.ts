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
  /** The syntax it was written in. */
  syntax: string;
  /** Source as it stood in the response. */
  raw: string;
  reasoning?: string;
  state: CallState;
  /** Epoch milliseconds. */
  started?: number;
  /** Progress of a bulk call under way. */
  progress?: { done: number; total: number };
  ticket?: string;
  result?: ToolResult;
  view?: CallView;
  /** The random mark around its result in the model's context, if it holds text of others. */
  mark?: string;
  /** Its result holds data of these kinds only. */
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

/** Something that the user attached to a message: text of others, recorded before the round. */
export interface Attachment {
  id: string;
  kind: (typeof attachmentKinds)[number];
  /** Title on its chip. */
  title: string;
  /** A host, or the user's word for it ("tabs", "file"). */
  source: string;
  /** Hosts of frames whose text is in it too. */
  frames?: string[];
  grade: 'page' | 'label';
  text: string;
  /** A picture, which has no text. */
  image?: Picture;
  /** Size of a file. */
  measure?: FileMeasure;
  /** Address of a page; attaching it means that the user named it. */
  url?: string;
  /** Present if this is only the first part of a page. */
  rest?: AttachmentRest;
  /** The random mark around it in the model's context, added by the turn. */
  mark?: string;
}

/** Why a file could not be read. The user is told what to do for each. */
export type FileProblem =
  /** It needs a password. */
  | 'locked'
  /** An EPUB with copy protection. */
  | 'copy-protected'
  | 'damaged'
  /** Its content is not of the kind that its name says. */
  | 'other-kind'
  /** A kind of document that is not read: old Word files, sheets, slides, RTF. */
  | 'other-document'
  | 'archive'
  | 'not-text'
  | 'empty'
  /** Pictures of pages without text. */
  | 'no-text'
  | 'too-large'
  /** It unpacks to more than may be read. */
  | 'unpacks'
  | 'slow';

/** Thrown by readers of files. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`The file cannot be read: ${problem}.`);
    this.name = 'UnreadableFile';
    this.problem = problem;
  }
}

/** Size of a file that was read. */
export interface FileMeasure {
  bytes: number;
  unit?: 'pages' | 'sections' | 'rows';
  count?: number;
  /** Only its first part is here. */
  cut?: true;
}

export type FileRead =
  | { ok: true; text: string; measure: FileMeasure }
  /** `most`: most bytes of a file of its kind, if it is too large. */
  | { ok: false; problem: FileProblem; most?: number };

export interface AttachmentRest {
  /** Tokens of the whole. */
  of: number;
  /** The call that reads the rest. */
  call: Pick<ToolCall, 'name' | 'arguments'>;
  /** The browser session whose ids the call uses. */
  session?: string;
}

/** Tokens of a model's context that a request takes. */
export interface ContextFit {
  /** Tokens, estimated. */
  used: number;
  /** The model's whole context. */
  of: number;
  /** Earlier turns, and rounds of this turn, that the model no longer sees. */
  dropped: { turns: number; rounds: number };
  /** Results and attachments that were cut to size. */
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
  /** In assistant messages: how the conversation fitted into the model's context. */
  fit?: ContextFit;
  /** `cut`: the stream ended before the response did. */
  state: 'streaming' | 'complete' | 'cut';
  /** In user messages: the turn that this one follows; `first`: none. Absent in conversations without versions. */
  after?: string;
  /** In user messages: what was pasted, recorded as text of others. */
  pasted?: string[];
  /** In user messages. */
  attached?: Attachment[];
  /** In user messages: addresses of pages that the user named, such as the tab in front when they sent. */
  named?: string[];
  /** The random marks around the texts in `pasted` in the model's context, added by the turn. */
  marks?: string[];
  /** The browser session whose ids of tabs, windows and groups it uses in calls, intent or selection. */
  session?: string;
  /** In assistant messages of built-in commands: how its calls run. */
  run?: CallFlags;
  intent?: Intent;
  selected?: LiveRow[];
}

/** A question about a call, answered through its ticket. `call`: the id of the call that then continues. */
export type TicketWaiting =
  | { kind: 'confirm'; call: string; ticket: string; preview: Preview }
  | { kind: 'permission'; call: string; ticket: string; permission: string; reason: Text };

/**
 * A question about model access, asked before anything is sent. It is answered by a change of the settings, or for "Not
 * now" by storing `question` in the conversation.
 */
export interface ModelAccessWaiting {
  kind: 'sees';
  question: string;
  provider: string;
  name: string;
  origin: string;
  kinds: DataKind[];
}

/** The question that a turn waits for. */
export type Waiting = TicketWaiting | ModelAccessWaiting;

/** Why a turn ended. The user is told each in words, and can continue with a click. */
export type TurnEnd =
  | { reason: 'answered' }
  | { reason: 'stopped' }
  | { reason: 'cut' }
  | { reason: 'round-limit'; rounds: number }
  /** `tool`: null where the call could not be read. */
  | { reason: 'repeated-failure'; tool: string | null }
  | { reason: 'content-filter' }
  /** The user did not want to say now what the model may see; nothing was sent. */
  | { reason: 'not-now'; name: string }
  | { reason: 'length' }
  /** The store failed. What was not stored is only in the panel, and no turn is stored in this state. */
  | { reason: 'not-stored'; why: Text }
  | { reason: 'error'; error: ModelError };

/** The state of a turn with what belongs to that state alone. */
export type TurnPhase =
  /** `retryAt`: the server asked to wait until then (epoch milliseconds). */
  | { state: 'streaming' | 'answering'; retryAt?: number; waiting?: never; end?: never }
  | { state: 'running'; retryAt?: never; waiting?: never; end?: never }
  | { state: 'waiting'; waiting: Waiting; retryAt?: never; end?: never }
  | { state: 'done' | 'stopped'; end: TurnEnd; retryAt?: never; waiting?: never };

export type TurnState = TurnPhase['state'];

/** A turn without its state. Provider, model and syntax can only change when it is continued. */
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

/** A message that is not sent yet. */
export interface Draft {
  draft: string;
  /** Parts of it, or of an edit, that were pasted and are text of others. */
  pasted: string[];
  attached: Attachment[];
}

export interface Conversation extends Pick<Partial<Draft>, 'pasted' | 'attached'> {
  id: string;
  title: string;
  /** The title came from the user and is not replaced. */
  named: boolean;
  at: number;
  updated: number;
  /** The outside program whose sitting this is; it is not a chat, and in no list of chats. */
  client?: string;
  /** The user's instructions for this chat, which go to the model before all else. */
  instructions?: string;
  /** The model chosen for it; absent: the one that was chosen last. */
  model?: ModelChoice & { at: number };
  /** Pinned to the top of the list. */
  pinned?: boolean;
  /** Typed and not sent yet. `pasted` and `attached` belong to it. */
  draft: string;
  /** Epoch milliseconds when the draft was saved last: the later one wins. */
  draftAt?: number;
  /** By turn (or `first`): the version that is shown after it, where it is not the newest. */
  shown?: Record<string, string>;
  /** Turns that are sent to the model before all other earlier ones. */
  kept?: string[];
  /** Edits of what was said that are not sent yet: the words, by message. */
  edits?: Record<string, string>;
  /** Reading position; null or absent: at the end. */
  place?: ReadingPlace | null;
  /** The `ModelAccessWaiting` that was last answered with "Not now". */
  notNow?: string;
}

/** The whole text of a message, its parts on separate lines. */
export const saidText = ({ parts }: Pick<Message, 'parts'>): string =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');

/** An attachment from an imported file, reduced to what it shows. */
export function soberAttachment(one: Attachment): Attachment {
  const sober = { ...one, kind: attachmentKinds.find((kind) => kind === one.kind) ?? 'file' };
  delete sober.rest;
  return sober;
}
