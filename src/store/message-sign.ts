import { type Message, saidText } from '@/src/contract/conversation.ts';

/** True for a message that says the same as one with such a sign: white space tells none apart. */
export const hasSign = (signs: Iterable<string>): ((message: Pick<Message, 'parts'>) => boolean) => {
  const known = new Set([...signs].map(folded));
  return (message) => known.has(folded(signOf(message)));
};

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Sign that tells a message from others: its words, or, where it has none, the ids of its calls. */
export function signOf(message: Pick<Message, 'parts'>): string {
  const words = saidText(message);
  if (words.trim() !== '') return words;
  return message.parts.flatMap((part) => (part.type === 'call' ? part.call.id : [])).join('\n');
}
