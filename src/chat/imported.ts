import type { Message, Part } from '@/src/contract/conversation.ts';
import { askPatiently } from './asking.ts';
import { textOf } from './parts.ts';
import type { TurnPorts } from './ports.ts';
import type { TurnRecord } from './record.ts';

/**
 * Messages that came with a file, by id, each with the mark that fences it in this turn. What is stored of them stays
 * as it came.
 */
export type Imported = ReadonlyMap<string, string>;

/** What a user types as a command goes to no model. */
export async function importedInto(record: TurnRecord, ports: TurnPorts): Promise<Imported> {
  if (ports.caller === 'command') return new Map();
  const { conversation } = record.turn();
  const { ids } = await askPatiently(ports, 'importedMessages', { conversation });
  return new Map(ids.map((id) => [id, ports.newId()]));
}

/**
 * Messages as text of others where they are that: what a user is said to have written is a paste, and marks are ours,
 * for the file knows its own. A question that the user asks once more in this turn is theirs by now.
 */
export const asTextOfOthers = (messages: Message[], imported: Imported, turn: string): Message[] =>
  imported.size === 0
    ? messages
    : messages.map((message) => {
        const mark = imported.get(message.id);
        if (mark === undefined) return message;
        if (message.role === 'assistant') return { ...message, parts: message.parts.map((part) => marked(part, mark)) };
        const text = textOf(message.parts).trim();
        const attached = message.attached?.map((one) => ({ ...one, mark }));
        if (message.turn === turn) return attached ? { ...message, attached } : message;
        const said = { parts: [{ type: 'text', text } as const], pasted: [text], marks: [mark] };
        return { ...message, ...said, ...(attached ? { attached } : {}) };
      });

const marked = (part: Part, mark: string): Part => (part.type === 'call' && part.result ? { ...part, mark } : part);
