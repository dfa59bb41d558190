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

/** Something that the user put beside a message: text of others, recorded before the round. */
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
  /** Present where only the first part of a page is here. */
  rest?: AttachmentRest;
  /** The random mark around it in the model's context; drawn by the turn. */
  mark?: string;
}

/** Why a file could not be read; each is told to the user with what to do. */
export type FileProblem =
  /** Only its password opens it. */
  | 'locked'
  /** An EPUB whose shop has locked it to its own readers. */
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
  /** `most`: bytes that a file of its kind may have, where it is too large. */
  | { ok: false; problem: FileProblem; most?: number };

export interface AttachmentRest {
  /** Tokens of the whole. */
  of: number;
  /** The call that reads on. */
  call: Pick<ToolCall, 'name' | 'arguments'>;
  /** The browser session in whose ids the call names its tab. */
  session?: string;
}

/** Share of a model's context that a request takes. */
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
  /** In assistant messages: what of the conversation went out before it. */
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
  /** The random marks around `pasted` in the model's context, one each; drawn by the turn. */
  marks?: string[];
  /** The browser session in whose ids its calls, its intent or what is selected name tabs, windows and groups. */
  session?: string;
  /** In assistant messages: how its calls are to be run. From built-in commands only. */
  run?: CallFlags;
  intent?: Intent;
  selected?: LiveRow[];
}

/** A question about a call, answered through its ticket. `call`: the id of the call that goes on afterwards. */
export type TicketWaiting =
  | { kind: 'confirm'; call: string; ticket: string; preview: Preview }
  | { kind: 'permission'; call: string; ticket: string; permission: string; reason: Text };

/**
 * Question about model access, asked before anything is sent. It is answered by a change of the settings, or, with "Not
 * now", by writing `question` into the conversation.
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

/** Why a turn ended; each is told to the user in words, and one click goes on. */
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
  /** The store failed; what it did not take stands in the panel alone, and in this state no turn is stored. */
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

/** A turn apart from its state. Provider, model and syntax may change only when it is taken up again. */
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
  /** The outside program whose sitting this is: no chat, and in no list of them. */
  client?: string;
  /** The user's instructions for this chat, which go to the model before all else. */
  instructions?: string;
  /** The model chosen for it; absent: the one that was chosen last. */
  model?: ModelChoice & { at: number };
  /** Stands over the others in the list. */
  pinned?: boolean;
  /** Typed and not sent yet. `pasted` and `attached` belong to it. */
  draft: string;
  /** Epoch milliseconds when the draft was saved last: the later one wins. */
  draftAt?: number;
  /** By turn (or `first`): the version that is shown after it, where it is not the newest. */
  shown?: Record<string, string>;
  /** Turns that go to the model before all other earlier ones. */
  kept?: string[];
  /** Edits of what was said that are not sent yet: the words, by message. */
  edits?: Record<string, string>;
  /** Reading position; null or absent: at the end. */
  place?: ReadingPlace | null;
  /** The `ModelAccessWaiting` that was last answered with "Not now". */
  notNow?: string;
}

/** All that a message says, its parts one below the other. */
export const saidText = ({ parts }: Pick<Message, 'parts'>): string =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');

/** An attachment of a file, of which nothing but what it shows is believed. */
export function soberAttachment(one: Attachment): Attachment {
  const sober = { ...one, kind: attachmentKinds.find((kind) => kind === one.kind) ?? 'file' };
  delete sober.rest;
  return sober;
}
