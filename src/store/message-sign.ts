import { type Message, saidText } from '@/src/contract/conversation.ts';

/** Makes a test for messages that have one of these signs, without regard to white space. */
export const hasSign = (signs: Iterable<string>): ((message: Pick<Message, 'parts'>) => boolean) => {
  const known = new Set([...signs].map(folded));
  return (message) => known.has(folded(signOf(message)));
};

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A sign that identifies a message by its content: its words, or the ids of its calls if it has none. */
export function signOf(message: Pick<Message, 'parts'>): string {
  const words = saidText(message);
  if (words.trim() !== '') return words;
  return message.parts.flatMap((part) => (part.type === 'call' ? part.call.id : [])).join('\n');
}
