import { dataKinds } from './settings.ts';
import * as z from './zod-mini.ts';

/** A program outside the browser that the user let in. Its key is kept nowhere: the hash finds the program. */
export const client = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  /** SHA-256 of its key, in hexadecimal digits. */
  hash: z.string(),
  at: z.number(),
  /** Epoch milliseconds of its last call. */
  last: z.nullable(z.number()),
  /** Name and version that the program gives itself. */
  calls: z.nullable(z.string()),
  may: z.enum(['look', 'change']),
  sees: z.array(z.enum(dataKinds)),
  /** Tools that the user switched off for it. */
  off: z.array(z.string()),
  /** It may use the user's models. */
  models: z.boolean(),
  /** Origins of web pages that may use its key. */
  origins: z.array(z.string()),
  /** Its present sitting. */
  sitting: z._default(z.nullable(z.string()), null),
});
export type Client = z.infer<typeof client>;

/** The program in whose name a call runs. */
export interface CallingClient {
  id: string;
  name: string;
  /** Its calls until it was silent for half an hour; the id of a conversation without messages. */
  sitting: string;
}

export const callOutcomes = ['done', 'failed', 'declined', 'waiting', 'refused'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
