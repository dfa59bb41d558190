import type { NextSteps } from './next-step.ts';
import type { AnswerConstraint, NativeCallDelta } from './protocol.ts';
import type { MessageKey } from './text.ts';
import type { CallContext, Intent, LiveRow, ToolCall, ToolDescription, ToolResult } from './tool.ts';

/** The id under which built-in commands appear among the providers. */
export const COMMANDS = 'commands';

/** Result of a call. `text`: cut and marked. `old`: earlier browser session of its ids. */
export interface ModelResult {
  call: ToolCall;
  result: ToolResult;
  text?: string;
  old?: string;
}

/** A message for a model. `calls` and `results` repeat parts of the text, which need not be parsed again. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  text: string;
  calls?: ToolCall[];
  results?: ModelResult[];
  /** `text` without calls and results, for APIs in which these are messages (`nativeTools`). */
  prose?: string;
  images?: ImageContent[];
  /** Number of results and attachments that were cut; absent for none. */
  shortened?: number;
  /** In user messages: time of sending in epoch milliseconds, for built-in commands. */
  at?: number;
  /** In user messages from a chip: the intent to run instead of the text. */
  intent?: Intent;
  /** True if the intent is from another browser session. */
  old?: true;
  /** In user messages: selected rows, to which pronouns refer. */
  selected?: LiveRow[];
}

/** A picture in a user message. `data`: bytes, or base64. */
export interface ImageContent {
  mediaType: string;
  data: Uint8Array | string;
}

export interface ModelRequest {
  model: string;
  messages: ModelMessage[];
  /** Tools, for providers that use them directly (built-in commands). Not sent to an API by default. */
  tools: ToolDescription[];
  /** True to send `tools` to the API, and earlier calls and results as messages. */
  nativeTools?: boolean;
  /** With `nativeTools`: requires a call, or a call of the named tool. APIs without this option ignore it. */
  toolChoice?: 'required' | { name: string };
  /** Size of the model's context in tokens, for servers that need it in the request. */
  context?: number;
  temperature?: number;
  /** Limit of the answer in tokens. */
  maxOutput?: number;
  /** Shape that the answer must have. Servers that cannot enforce it ignore it. */
  constraint?: AnswerConstraint;
}

/** Token usage of one round. `estimated`: the provider did not report it. */
export interface Usage {
  input: number;
  output: number;
  estimated?: boolean;
  /** US dollars, at the price when the round ran. */
  cost?: number;
}

export type FinishReason = 'stop' | 'length' | 'tool-calls' | 'content-filter' | 'aborted' | 'unknown';

/** Flags for the calls of a response. All but `quiet` go into the `CallContext`. */
export type CallFlags = Pick<CallContext, 'plan' | 'this' | 'session'> & {
  /** True if its lists were only read to choose from, so that their rows are not shown. */
  quiet?: true;
};

/**
 * Events of a response. A stream never throws: it ends with exactly one `finish` or `error`, or, when aborted, with a
 * `finish` of reason `aborted`.
 */
export type ModelEvent =
  | { type: 'text-delta'; text: string }
  | { type: 'reasoning-delta'; text: string }
  | { type: 'native-call-delta'; delta: NativeCallDelta }
  /** Suggestions for next steps, from built-in commands only. */
  | ({ type: 'chips' } & NextSteps)
  | { type: 'usage'; usage: Usage }
  | {
      type: 'finish';
      reason: FinishReason;
      /** True if the stream's end mark was seen. Without it, and with reason `unknown`, no call may run. */
      endMark: boolean;
      run?: CallFlags;
    }
  | { type: 'error'; error: ModelError };

export type ModelErrorCode =
  | 'wrong-key'
  /** The key is encrypted and the passphrase was not entered yet. */
  | 'keys-locked'
  | 'forbidden'
  /** The user has not allowed access to this host. */
  | 'not-permitted'
  | 'unknown-model'
  | 'no-such-host'
  /** The connection that the turn began with was removed. */
  | 'connection-removed'
  | 'offline'
  | 'cors'
  | 'origin-not-allowed'
  | 'rate-limit'
  | 'quota'
  | 'context-too-long'
  | 'bad-request'
  /** The model or its server does not support tools in the API. */
  | 'no-tools'
  | 'no-built-in-model'
  /** The browser is downloading its model; `detail` tells the progress. */
  | 'model-downloading'
  | 'server'
  | 'broken-stream'
  | 'empty-response'
  | 'only-reasoning'
  | 'stalled'
  | 'not-a-model-server'
  | 'unknown';

/** A failure, shown to the user by `code`. `detail` is the server's own sentence without keys. */
export interface ModelError {
  code: ModelErrorCode;
  detail?: string;
  /** HTTP status, if there was one. */
  status?: number;
  /** Milliseconds that the server asked to wait. */
  retryAfter?: number;
  host?: string;
  /**
   * Likely cause. `untrusted`: the browser may not trust the certificate; `redirected`: to an address that is not
   * followed; `loading`: the model is being loaded; `page`: a web page answered; `password`, `https`: required;
   * `gateway`: one answered for a server that does not.
   */
  hint?: 'untrusted' | 'redirected' | 'loading' | 'page' | 'password' | 'https' | 'gateway';
}

export interface ModelInfo {
  id: string;
  name?: string;
  /** Context window in tokens. */
  context?: number;
  /** Largest possible context in tokens. The actual one is configured, since it takes memory. */
  contextLimit?: number;
  /** True if it takes pictures; absent if unknown. */
  images?: boolean;
  /** US dollars for a million tokens. */
  price?: { input: number; output: number };
  /** Size as given by the server: "4.3B, Q4_K_M". */
  size?: string;
}

export interface Provider {
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
  /** Models in the server's list. Throws `ProviderFailure`. */
  models(signal: AbortSignal): Promise<ModelInfo[]>;
}

/** Thrown only by `Provider.models`. */
export class ProviderFailure extends Error {
  readonly error: ModelError;
  constructor(error: ModelError) {
    super(error.code);
    this.name = 'ProviderFailure';
    this.error = error;
  }
}

/** Ports of a provider. `fetch` refuses origins that the user has not allowed. */
export interface ProviderPorts {
  fetch: typeof fetch;
  /** Milliseconds without a byte after which a stream counts as stalled. */
  stall: number;
  /** Milliseconds for which incoming bytes are collected; 0 while no page shows them. Absent: never. */
  gather?(): number;
  /** Optional request fields that the server has refused; may be added to. */
  refusedFields?: Set<string>;
  now(): number;
  /** Calls `run` once after a delay in milliseconds. Returns a function that cancels it. */
  timer(ms: number, run: () => void): () => void;
}

export interface ProviderKind {
  id: string;
  /** Name in the form ("OpenAI"). */
  label: string;
  /** Message of a label that is no proper name. */
  labelKey?: MessageKey;
  needsKey: 'yes' | 'optional' | 'no';
  /** Default address; empty with `inBrowser`. */
  defaultBaseUrl: string;
  /** True for the browser's own model, which has no address. */
  inBrowser?: true;
  /** With `inBrowser`: true if this browser has a model. */
  isThere?(): boolean;
  /** True if programs of this kind answer 403 to extensions by default. */
  guardsOrigin?: true;
  /** True if it passes on the shape of answers; whether a server enforces it must be tried. */
  takesShapes?: true;
  keyPrefixes?: readonly string[];
  /** Address of the page on which the service gives out keys. */
  keyPage?: string;
  /** Name of a subscription that is often mistaken for an API key. */
  subscription?: string;
  /** Prefixes of good models' names, best first. */
  favourites?: readonly string[];
  create(config: { baseUrl: string; apiKey: string | null }, ports: ProviderPorts): Promise<Provider>;
}

/** A known service or program of an existing kind. It fills in the address in the form and is not saved. */
export interface ProviderPreset
  extends Pick<ProviderKind, 'id' | 'label' | 'needsKey' | 'keyPrefixes' | 'keyPage' | 'favourites'> {
  /** Id of its `ProviderKind`. */
  kind: string;
  baseUrl: string;
}

export interface LocalServer {
  /** Name of the program that usually uses this port. */
  label: string;
  kind: string;
  baseUrl: string;
  models: ModelInfo[];
  /** Error if it refuses extensions; null if it does not. */
  refusal: ModelError | null;
}
