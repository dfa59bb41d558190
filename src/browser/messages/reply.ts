import { StoreError, type StoreErrorCode } from '@/src/contract/records.ts';

/** An answer as it is sent: errors are data, so that a rejection always means that nobody answered. */
export type Reply<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; name: string; message: string; store?: StoreErrorCode };

/** The answer of a reply; throws the error that it carries. */
export function answerOf<Answer>(reply: Reply<Answer>): Answer {
  if (reply.ok) return reply.answer;
  if (reply.store) throw new StoreError(reply.store);
  throw Object.assign(new Error(reply.message), { name: reply.name });
}
