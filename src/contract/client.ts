/** Port on 127.0.0.1 for programs until the user sets another. All browsers of a user share it. */
export const defaultPort = 17_380;

/** Kinds of data that a program, or a model, may see or not. */
export const dataKinds = ['tabs', 'bookmarks', 'history', 'pages', 'files'] as const;
export type DataKind = (typeof dataKinds)[number];

/** A program outside the browser that the user let in. Its key is kept nowhere: the hash finds the program. */
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

/** The program in whose name a call runs. */
export interface CallingClient {
  id: string;
  name: string;
  /** Its calls until it was silent for half an hour; the id of a conversation without messages. */
  sitting: string;
}

/** End of a call from outside; `waiting`: for the user. */
export type CallOutcome = 'done' | 'failed' | 'declined' | 'waiting' | 'refused';
