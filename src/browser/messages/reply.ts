import {
  type Answers,
  type BackgroundHandlers,
  type MessageName,
  type Payload,
  payloads,
} from '@/src/contract/messages.ts';
import { StoreError, type StoreErrorCode } from '@/src/contract/records.ts';
import * as z from '@/src/contract/zod-mini.ts';
import { isOwnPage, type Own, type Sender } from './sender.ts';

/** An answer as it is sent: errors are data, so that a rejection always means that nobody answered. */
export type Reply<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; name: string; message: string; store?: StoreErrorCode };

const refused = (message: string): Reply<never> => ({ ok: false, name: 'MessageRefused', message });

function failed(error: unknown): Reply<never> {
  if (error instanceof StoreError) return { ok: false, name: error.name, message: error.message, store: error.code };
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { ok: false, name, message };
}

/** Hears our own pages only, reads the payload with its schema, and answers. Never rejects. */
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

/** The answer of a reply; throws the error that it carries. */
export function answerOf<Answer>(reply: Reply<Answer>): Answer {
  if (reply.ok) return reply.answer;
  if (reply.store) throw new StoreError(reply.store);
  throw Object.assign(new Error(reply.message), { name: reply.name });
}
