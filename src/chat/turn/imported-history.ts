import type { Message, Part } from '@/src/contract/conversation.ts';
import { soberAttachment } from '@/src/contract/conversation.ts';
import type { Protocol } from '@/src/contract/protocol.ts';
import { omit } from '@/src/text/omit.ts';
import { textOf } from '../message/parts.ts';
import type { TurnPorts, TurnStart } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

/**
 * Messages that came with a file, by id, each with the mark that fences it in this turn. What is stored of them stays
 * as it came.
 */
export type Imported = ReadonlyMap<string, string>;

/** A question that the user asks once more is theirs by now. */
export async function importedInto(record: TurnRecord, start: TurnStart, ports: TurnPorts): Promise<Imported> {
  const { conversation } = record.turn();
  const { ids } = await ports.ask('importedMessages', { conversation });
  const own = start.kind === 'new' ? start.userMessage.id : null;
  return new Map(ids.flatMap((id) => (id === own ? [] : [[id, ports.newId()]])));
}

/**
 * Messages as they go to a model: of imported ones, what a user is said to have written is fenced, marks are ours, for
 * the file knows its own, and nothing that a file says of itself goes out as our words.
 */
export const asTextOfOthers = (
  messages: Message[],
  imported: Imported,
  protocol: Pick<Protocol, 'formatQuoted'>,
): Message[] =>
  imported.size === 0
    ? messages
    : messages.map((message) => {
        const mark = imported.get(message.id);
        if (mark === undefined) return message;
        if (message.role === 'assistant') return { ...message, parts: message.parts.map((part) => marked(part, mark)) };
        const { attached, ...said } = omit(message, 'pasted', 'marks');
        const text = protocol.formatQuoted(textOf(message.parts).trim(), mark);
        const along = attached?.map((one) => ({ ...soberAttachment(one), mark }));
        return { ...said, parts: [{ type: 'text', text }], ...(along ? { attached: along } : {}) };
      });

/**
 * Messages as they go to built-in commands: of imported ones what they show, and nothing that a file means by it or
 * lists, for its ids are those of another browser.
 */
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
