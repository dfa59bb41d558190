import type { Message } from './conversation.ts';

/** All that a message says, its parts one below the other. */
export const saidText = ({ parts }: Pick<Message, 'parts'>): string =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');

/** What tells a message from others: its words, or, where it has none, the ids of its calls. */
export function signOf(message: Pick<Message, 'parts'>): string {
  const words = saidText(message);
  if (words.trim() !== '') return words;
  return message.parts.flatMap((part) => (part.type === 'call' ? part.call.id : [])).join('\n');
}
