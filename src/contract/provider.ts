import type { NextSteps } from './next-step.ts';
import type { AnswerConstraint, NativeCallDelta } from './protocol.ts';
import type { CallContext, Intent, LiveRow, ToolCall, ToolDescription, ToolResult } from './tool.ts';

/** The id under which built-in commands appear among the providers. */
export const COMMANDS = 'commands';

/**
 * The result of a call for a model. `text`: cut to size, with text of others between its marks. `old`: the earlier run
 * of the browser whose ids of tabs, windows and groups it has.
 */
export interface ModelResult {
  call: ToolCall;
  result: ToolResult;
  text?: string;
  old?: string;
}

/** A message for a model. `calls` and `results` repeat what is in the text, so that it need not be parsed again. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  text: string;
  calls?: ToolCall[];
  results?: ModelResult[];
  /** `text` without calls and results, if these are separate messages (`nativeTools`). */
  prose?: string;
  images?: ImageContent[];
  /** Results and attachments in it that were cut to size; absent: none. */
  shortened?: number;
  /** In user messages: when they were sent, in epoch milliseconds; for built-in commands. */
  at?: number;
  /** In user messages that came from a chip: what to run, whatever the text says. */
  intent?: Intent;
  /** With an intent: it is from another run of the browser. */
  old?: true;
  /** In user messages: rows that were selected before sending, to which pronouns refer. */
  selected?: LiveRow[];
}

/** A picture in a user message. `data`: its bytes, or these in base64. */
export interface ImageContent {
  mediaType: string;
  data: Uint8Array | string;
}

export interface ModelRequest {
  model: string;
  messages: ModelMessage[];
  /** For providers that know the tools themselves (built-in commands); never sent to an API by default. */
  tools: ToolDescription[];
  /** Sends `tools` to the API, and earlier calls and results as its own messages. */
  nativeTools?: boolean;
  /** With `nativeTools`: the answer must be a call, or a call of the named tool. APIs without this ignore it. */
  toolChoice?: 'required' | { name: string };
  /** The model's whole context in tokens, for servers that have to be told how much to keep. */
  context?: number;
  temperature?: number;
  /** Tokens. */
  maxOutput?: number;
  /** A shape that the answer must have, for servers that can enforce one; others ignore it. */
  constraint?: AnswerConstraint;
}

/** Token counts of one round; `estimated` where the provider did not report them. */
export interface Usage {
  input: number;
  output: number;
  estimated?: boolean;
  /** US dollars, at the price that the model had then. */
  cost?: number;
}

export type FinishReason = 'stop' | 'length' | 'tool-calls' | 'content-filter' | 'aborted' | 'unknown';

/** Flags for the calls of a response; they go into the `CallContext`, but for `quiet`. */
export type CallFlags = Pick<CallContext, 'plan' | 'this' | 'session'> & {
  /** Its lists were only read to choose from, so their rows are not shown. */
  quiet?: true;
};

/**
 * One event union for every kind of model. A stream never throws: it ends with exactly one `finish` or one `error`.
 * An abort closes the network connection and ends the stream with `finish` and reason `aborted`.
 */
export type ModelEvent =
  | { type: 'text-delta'; text: string }
  | { type: 'reasoning-delta'; text: string }
  | { type: 'native-call-delta'; delta: NativeCallDelta }
  /** From built-in commands only. */
  | ({ type: 'chips' } & NextSteps)
  | { type: 'usage'; usage: Usage }
  | {
      type: 'finish';
      reason: FinishReason;
      /** The stream's own end mark was seen; without it and with reason `unknown` nothing that was called may run. */
      endMark: boolean;
      /** From built-in commands only: how the calls of this response are to be run. */
      run?: CallFlags;
    }
  | { type: 'error'; error: ModelError };

export type ModelErrorCode =
  | 'wrong-key'
  /** The key is there, and the passphrase was not given yet. */
  | 'keys-locked'
  | 'forbidden'
  /** The user has not allowed contact with this host. */
  | 'not-permitted'
  | 'unknown-model'
  | 'no-such-host'
  /** The user has removed the connection that the turn began with. */
  | 'connection-removed'
  /** This device has no network. */
  | 'offline'
  | 'cors'
  /** The server refuses requests of extensions. */
  | 'origin-not-allowed'
  | 'rate-limit'
  | 'quota'
  | 'context-too-long'
  | 'bad-request'
  /** The model or its server takes no tools through the API. */
  | 'no-tools'
  /** The browser has no model of its own. */
  | 'no-built-in-model'
  /** The browser is fetching its model; `detail` says how far it is. */
  | 'model-downloading'
  | 'server'
  | 'broken-stream'
  /** The response ended well but is empty. */
  | 'empty-response'
  /** The response ended well but only has reasoning. */
  | 'only-reasoning'
  | 'stalled'
  | 'not-a-model-server'
  | 'unknown';

/** A failure in words for the user: `message` key by `code`; `detail` is the server's own sentence, keys removed. */
export interface ModelError {
  code: ModelErrorCode;
  detail?: string;
  /** HTTP status, where there was one. */
  status?: number;
  /** Milliseconds that the server asked to wait. */
  retryAfter?: number;
  /** The host that was asked. */
  host?: string;
  /**
   * The likely cause, where the code leaves it open. `untrusted`: the browser may not trust its certificate;
   * `redirected`: it sends requests elsewhere, which nobody follows; `loading`: its model is not in memory yet;
   * `page`: a web page answers; `password`: it asks for a name and a password; `https`: it was asked without;
   * `gateway`: one answers in the place of a server that does not.
   */
  hint?: 'untrusted' | 'redirected' | 'loading' | 'page' | 'password' | 'https' | 'gateway';
}

export interface ModelInfo {
  id: string;
  name?: string;
  /** Context window in tokens. */
  context?: number;
  /** The greatest possible context. The actual one is configured, since it costs memory. */
  contextLimit?: number;
  /** It takes pictures; absent: not known. */
  images?: boolean;
  /** US dollars for a million tokens. */
  price?: { input: number; output: number };
  /** As its server tells it: "4.3B, Q4_K_M". */
  size?: string;
}

/** A connection to models of one kind. */
export interface Provider {
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
  /** The server's own list; throws `ProviderFailure`. */
  models(signal: AbortSignal): Promise<ModelInfo[]>;
}

/** Thrown by `Provider.models` only. */
export class ProviderFailure extends Error {
  readonly error: ModelError;
  constructor(error: ModelError) {
    super(error.code);
    this.name = 'ProviderFailure';
    this.error = error;
  }
}

/** Ports of a provider kind. `fetch` refuses origins that are not on the user's list. */
export interface ProviderPorts {
  fetch: typeof fetch;
  /** Milliseconds without a byte after which a stream counts as stalled. */
  stall: number;
  /**
   * Milliseconds for which bytes are gathered after some were taken, so that a quick answer comes in few pieces; 0 where
   * nobody watches it. Without it each piece is taken as it comes.
   */
  gather?(): number;
  /** Optional fields of a request that the server has refused; the set grows. */
  refusedFields?: Set<string>;
  now(): number;
  /** Calls once after so many milliseconds. Gives a function that cancels it. */
  timer(ms: number, run: () => void): () => void;
}

/** A line of the providers' table. */
export interface ProviderKind {
  id: string;
  /** The option's name in the form ("OpenAI-compatible"). A proper name, not translated. */
  label: string;
  needsKey: 'yes' | 'optional' | 'no';
  /** Empty with `inBrowser`. */
  defaultBaseUrl: string;
  /** The model is the browser's own: there is no address to ask. */
  inBrowser?: true;
  /** With `inBrowser`: whether this browser has one. */
  isThere?(): boolean;
  /** Programs of this kind answer 403 to browser extensions unless told otherwise. */
  guardsOrigin?: true;
  /** It passes on the shape for answers. Whether a server enforces it has to be tried. */
  takesShapes?: true;
  /** Prefixes of its keys. */
  keyPrefixes?: readonly string[];
  /** Address of the page on which the service gives out keys. */
  keyPage?: string;
  /** A subscription of the service that people take for a key, by its name. */
  subscription?: string;
  /** Prefixes of good models' names, the best first. */
  favourites?: readonly string[];
  create(config: { baseUrl: string; apiKey: string | null }, ports: ProviderPorts): Promise<Provider>;
}

/** A known service or program of an existing kind, for the form: it fills in the address and is not saved. */
export interface ProviderPreset {
  id: string;
  label: string;
  /** Id of a `ProviderKind`. */
  kind: string;
  baseUrl: string;
  needsKey: ProviderKind['needsKey'];
  keyPrefixes?: readonly string[];
  keyPage?: string;
  favourites?: readonly string[];
}

/** A model server that answers on this machine. */
export interface LocalServer {
  /** The name of the program that usually has this port. */
  label: string;
  kind: string;
  baseUrl: string;
  models: ModelInfo[];
  /** The error if it refuses us; null if it does not. */
  refusal: ModelError | null;
}
