import { defineExtensionMessaging } from '@webext-core/messaging';
import { browser } from 'wxt/browser';
import {
  type Answers,
  type BackgroundHandlers,
  type MessageName,
  type Payload,
  payloads,
} from '@/src/contract/messages.ts';
import { type AskBackground, BackgroundGone } from '@/src/contract/services.ts';
import { answerOf, type Reply, replyTo } from './reply.ts';

type Wire = { [Name in MessageName]: (payload: Payload<Name>) => Reply<Answers[Name]> };

const wire = () => defineExtensionMessaging<Wire>();

/** Listens at once, as a worker that is woken by a message must. Gives its own removal. */
export function serveBackground(handlers: BackgroundHandlers): () => void {
  const { onMessage, removeAllListeners } = wire();
  const own = { id: browser.runtime.id, origin: location.origin };
  const serve = <Name extends MessageName>(name: Name) =>
    onMessage(name, ({ data, sender }) => replyTo({ name, data, sender }, handlers, own) as never);
  for (const name of Object.keys(payloads) as MessageName[]) serve(name);
  return removeAllListeners;
}

/** Milliseconds before each further try: a browser takes a moment to take a worker down and to start it again. */
const pauses = [0, 100, 300, 1_000, 2_000, 4_000];
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends again while nobody answers: the worker may be asleep or on its way out. Every message may be repeated. Fails
 * with `BackgroundGone` after the last try.
 */
export async function sendWithRetry<Answer>(send: () => Promise<Reply<Answer>>, pause = wait): Promise<Answer> {
  let sent = send();
  for (const ms of pauses) sent = sent.catch(() => pause(ms).then(send));
  return answerOf(
    await sent.catch((cause) => {
      throw new BackgroundGone(cause);
    }),
  );
}

/** For pages. The background may also answer with an error of its own, which is thrown as it is. */
export function backgroundAsker(): AskBackground {
  const { sendMessage } = wire();
  return <Name extends MessageName>(name: Name, payload: Payload<Name>) =>
    sendWithRetry<Answers[Name]>(() => sendMessage(name, payload as never) as Promise<Reply<Answers[Name]>>);
}
