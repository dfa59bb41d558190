import { StoreError, type StoreErrorCode } from '@/src/contract/records.ts';

/** An answer as it is sent. Errors are data, so that a rejection always means that there was no answer. */
export type Reply<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; name: string; message: string; store?: StoreErrorCode };

/** The answer of a reply. Throws its error. */
export function answerOf<Answer>(reply: Reply<Answer>): Answer {
  if (reply.ok) return reply.answer;
  if (reply.store) throw new StoreError(reply.store);
  throw Object.assign(new Error(reply.message), { name: reply.name });
}
