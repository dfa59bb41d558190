/** Port on 127.0.0.1 for programs until the user sets another. All browsers of a user share it. */
export const defaultPort = 17_380;

/** Kinds of data that a program, or a model, may see or not. */
export const dataKinds = ['tabs', 'bookmarks', 'history', 'pages', 'files'] as const;
export type DataKind = (typeof dataKinds)[number];

/** A program outside the browser that the user has allowed. Its key is not stored: its hash identifies the program. */
export interface Client {
  id: string;
  name: string;
  /** SHA-256 of its key, in hexadecimal digits. */
  hash: string;
  at: number;
  /** Epoch milliseconds of its last call. */
  last: number | null;
  /** Name and version that the program gives itself. */
  calls: string | null;
  may: 'look' | 'change';
  sees: DataKind[];
  off: string[];
  models: boolean;
  /** Origins of web pages that may use its key. */
  origins: string[];
  sitting: string | null;
}

export interface CallingClient {
  id: string;
  name: string;
  /** Id of its sitting: a conversation without messages, for all calls until half an hour passes without one. */
  sitting: string;
}

/** Outcome of a call from outside; `waiting`: a question to the user is open. */
export type CallOutcome = 'done' | 'failed' | 'declined' | 'waiting' | 'refused';
