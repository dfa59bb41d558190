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
  /** Tools that the user switched off for it. */
  off: string[];
  /** It may use the user's models. */
  models: boolean;
  /** Origins of web pages that may use its key. */
  origins: string[];
  /** The program's present sitting. */
  sitting: string | null;
}

/** The program that makes a call. */
export interface CallingClient {
  id: string;
  name: string;
  /** The id of its sitting: all its calls until half an hour passes without one, as a conversation without messages. */
  sitting: string;
}

/** End of a call from outside; `waiting`: for the user. */
export type CallOutcome = 'done' | 'failed' | 'declined' | 'waiting' | 'refused';
