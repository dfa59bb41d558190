import {
  type Answers,
  type BackgroundHandlers,
  type MessageName,
  type Payload,
  payloads,
} from '@/src/contract/messages.ts';
import { StoreError } from '@/src/contract/records.ts';
import * as z from '@/src/contract/zod-mini.ts';
import { browser } from '../api/browser-api.ts';
import { type Reply, wire } from './message-channel.ts';
import { isOwnPage, type Own, type Sender } from './sender.ts';

/** Answers messages. Must be called at once by a worker that a message wakes. Gives a function that ends it. */
export function serveBackground(handlers: BackgroundHandlers): () => void {
  const { onMessage, removeAllListeners } = wire();
  const own = { id: browser.runtime.id, origin: location.origin };
  const serve = <Name extends MessageName>(name: Name) =>
    onMessage(name, ({ data, sender }) => replyTo({ name, data, sender }, handlers, own) as never);
  for (const name of Object.keys(payloads) as MessageName[]) serve(name);
  return removeAllListeners;
}

const refused = (message: string): Reply<never> => ({ ok: false, name: 'MessageRefused', message });

function failed(error: unknown): Reply<never> {
  if (error instanceof StoreError) return { ok: false, name: error.name, message: error.message, store: error.code };
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { ok: false, name, message };
}

/** Answers a message from one of our pages, after parsing the payload with its schema. Never rejects. */
export async function replyTo<Name extends MessageName>(
  message: { name: Name; data: unknown; sender: Sender },
  handlers: BackgroundHandlers,
  own: Own,
): Promise<Reply<Answers[Name]>> {
  if (!isOwnPage(message.sender, own)) return refused('Only pages of the extension are answered.');
  const parsed = payloads[message.name].safeParse(message.data);
  if (!parsed.success) return refused(`"${message.name}" cannot be read: ${z.prettifyError(parsed.error)}`);
  try {
    return { ok: true, answer: await handlers[message.name](parsed.data as Payload<Name>) };
  } catch (error) {
    return failed(error);
  }
}
