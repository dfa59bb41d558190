import { type Message, type Part, soberAttachment } from '@/src/contract/conversation.ts';
import type { Protocol } from '@/src/contract/protocol.ts';
import { omit } from '@/src/text/omit.ts';
import { textOf } from '../message/parts.ts';
import type { Imported, TurnPorts } from './turn-ports.ts';

/**
 * Finds the imported messages of a conversation. `own`: the id of a question that the user asks again, which is their
 * own.
 */
export async function importedInto(
  conversation: string,
  own: string | null,
  ports: Pick<TurnPorts, 'ask' | 'newId'>,
): Promise<Imported> {
  const { ids } = await ports.ask('importedMessages', { conversation });
  return new Map(ids.flatMap((id) => (id === own ? [] : [[id, ports.newId()]])));
}

/**
 * The messages for a model. In imported messages, text of the user is between marks, marks of the file are replaced by
 * ours, since the file contains its own, and nothing is sent in our name.
 */
export const asTextOfOthers = (
  messages: Message[],
  imported: Imported,
  protocol: Pick<Protocol, 'formatQuoted'>,
): Message[] =>
  messages.map((message) => {
    const mark = imported.get(message.id);
    if (mark === undefined) return message;
    if (message.role === 'assistant') return { ...message, parts: message.parts.map((part) => marked(part, mark)) };
    const { attached, ...said } = omit(message, 'pasted', 'marks');
    const text = protocol.formatQuoted(textOf(message.parts).trim(), mark);
    const along = attached?.map((one) => ({ ...soberAttachment(one), mark }));
    return { ...said, parts: [{ type: 'text', text }], ...(along ? { attached: along } : {}) };
  });

/** The messages for built-in commands. Imported ones keep only their text: their ids are not of this browser. */
export const asShown = (messages: Message[], imported: Imported): Message[] =>
  messages.map((message) => {
    if (!imported.has(message.id)) return message;
    const said = omit(message, 'intent', 'selected');
    return { ...said, parts: said.parts.filter(({ type }) => type === 'text') };
  });

function marked(part: Part, mark: string): Part {
  if (part.type === 'call-error') return { type: 'text', text: part.raw };
  return part.type === 'call' ? { ...part, mark } : part;
}
