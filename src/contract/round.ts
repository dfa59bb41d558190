import type { NativeCallDelta, ParserFinish, ParserOptions } from './protocol.ts';
import type { ModelError, ModelMessage, Usage } from './provider.ts';

export interface SentMessage {
  role: ModelMessage['role'];
  text: string;
  /** Calls and results that were sent in the API's own fields. */
  calls?: { name: string; arguments: Record<string, unknown> }[];
  results?: { name: string; text: string }[];
  /** Media types of the message's pictures. */
  pictures?: string[];
}

/** The pieces of a reply in order. Neighbouring texts of one kind are one piece. */
export type ReplyPiece =
  | { type: 'text'; text: string }
  /** Reasoning that the API sends apart from the text. */
  | { type: 'reasoning'; text: string }
  | { type: 'native'; delta: NativeCallDelta };

/** The reply of a round, as far as it has come. */
export interface RoundReply {
  id: string;
  conversation: string;
  pieces: ReplyPiece[];
  /** Milliseconds from the request to the first event. */
  firstByte?: number;
  /** Milliseconds from the request to the first content that the user could see. */
  firstVisible?: number;
  usage?: Usage;
  /** End of the round; absent if the page closed before it. `after`: milliseconds from the request. */
  end?: { after: number; finish: ParserFinish; error?: ModelError };
}

/** One request to a model, exactly as it was sent. */
export interface RoundRequest {
  /** Id of the response; its message has the same id. */
  id: string;
  conversation: string;
  turn: string;
  /** Number within its turn, from 1. */
  round: number;
  at: number;
  provider: string;
  model: string;
  syntax: string;
  messages: SentMessage[];
  /** Names of the tools that were sent in the API's own field. */
  tools?: string[];
  temperature?: number;
  maxOutput?: number;
  parser: ParserOptions;
  /** True if a reply may hold several calls. If not, everything after the first call is ignored. */
  several: boolean;
}

export interface RecordedRound extends RoundRequest {
  reply: RoundReply;
}

/** Number of rounds that are kept; older ones are removed. */
export const keptRounds = 200;

/** Rounds in full, without any stored key. Nothing is stored for a conversation that is gone. */
export interface RoundRecords {
  putRequest(request: RoundRequest): Promise<void>;
  putReply(reply: RoundReply): Promise<void>;
  /** Rounds, newest first. `query`: words in the request or the reply; `more`: there are others beyond `limit`. */
  list(options: {
    conversation?: string;
    query?: string;
    limit: number;
  }): Promise<{ rounds: RecordedRound[]; more: boolean }>;
}
