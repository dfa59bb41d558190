import type { NativeCallDelta, ParserFinish, ParserOptions } from './protocol.ts';
import type { ModelError, ModelMessage, Usage } from './provider.ts';

/** A message as it was sent to a model. */
export interface SentMessage {
  role: ModelMessage['role'];
  text: string;
  /** Calls and results that went out as messages of the API's own. */
  calls?: { name: string; arguments: Record<string, unknown> }[];
  results?: { name: string; text: string }[];
  /** Media types of the pictures in it. */
  pictures?: string[];
}

/** Pieces of a reply in their order; neighbouring texts of one kind are one piece. */
export type ReplyPiece =
  | { type: 'text'; text: string }
  /** Separate from the text, if the API has a field for it. */
  | { type: 'reasoning'; text: string }
  | { type: 'native'; delta: NativeCallDelta };

/** Reply of a round so far. */
export interface RoundReply {
  /** The round's. */
  id: string;
  conversation: string;
  pieces: ReplyPiece[];
  /** Milliseconds from the request to the first event. */
  firstByte?: number;
  /** Milliseconds from the request to the first thing that the user could see. */
  firstVisible?: number;
  usage?: Usage;
  /** Absent where the page was gone before the round ended. `after`: milliseconds from the request. */
  end?: { after: number; finish: ParserFinish; error?: ModelError };
}

/** One request to a model, as it went out. */
export interface RoundRequest {
  /** The response's id, which its message carries too. */
  id: string;
  conversation: string;
  turn: string;
  /** Within its turn, from 1. */
  round: number;
  at: number;
  provider: string;
  model: string;
  syntax: string;
  messages: SentMessage[];
  /** Names of the tools that went out through the API. */
  tools?: string[];
  temperature?: number;
  maxOutput?: number;
  /** Options of the parser that reads the reply. */
  parser: ParserOptions;
  /** Several calls may come; if not, whatever follows the first is not read. */
  several: boolean;
}

export interface RecordedRound extends RoundRequest {
  reply: RoundReply;
}

/** Number of rounds that are kept; older ones are removed. */
export const keptRounds = 200;

/**
 * Rounds exactly as they were, for the inspector. They never contain a stored key, and none is stored for a
 * conversation that is gone.
 */
export interface RoundRecords {
  putRequest(request: RoundRequest): Promise<void>;
  /** Replaces the earlier reply. */
  putReply(reply: RoundReply): Promise<void>;
  /** Newest first. `query`: words in what was sent and what came; `more`: there are others beyond `limit`. */
  list(options: {
    conversation?: string;
    query?: string;
    limit: number;
  }): Promise<{ rounds: RecordedRound[]; more: boolean }>;
}
