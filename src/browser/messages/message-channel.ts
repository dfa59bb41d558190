import { defineExtensionMessaging } from '@webext-core/messaging';
import type { Answers, MessageName, Payload } from '@/src/contract/messages.ts';
import { StoreError, type StoreErrorCode } from '@/src/contract/records.ts';
import { type AskBackground, BackgroundGone } from '@/src/contract/services.ts';

/** An answer as it is sent. Errors are data, so that a rejection always means that there was no answer. */
export type Reply<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; name: string; message: string; store?: StoreErrorCode };

export function answerOf<Answer>(reply: Reply<Answer>): Answer {
  if (reply.ok) return reply.answer;
  if (reply.store) throw new StoreError(reply.store);
  throw Object.assign(new Error(reply.message), { name: reply.name });
}

type Wire = { [Name in MessageName]: (payload: Payload<Name>) => Reply<Answers[Name]> };

export const wire = () => defineExtensionMessaging<Wire>();

/** Milliseconds before each further try: a browser takes a moment to end a worker and start it again. */
const pauses = [0, 100, 300, 1_000, 2_000, 4_000];
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Sends again while there is no answer: the worker may be asleep. Fails with `BackgroundGone` in the end. */
export async function sendWithRetry<Answer>(send: () => Promise<Reply<Answer>>, pause = wait): Promise<Answer> {
  let sent = send();
  for (const ms of pauses) sent = sent.catch(() => pause(ms).then(send));
  return answerOf(
    await sent.catch((cause) => {
      throw new BackgroundGone(cause);
    }),
  );
}

/** Makes the function with which a page asks the background. It throws the background's own errors. */
export function backgroundAsker(): AskBackground {
  const { sendMessage } = wire();
  return <Name extends MessageName>(name: Name, payload: Payload<Name>) =>
    sendWithRetry<Answers[Name]>(() => sendMessage(name, payload as never) as Promise<Reply<Answers[Name]>>);
}
