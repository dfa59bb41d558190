import type { Message } from '@/src/contract/conversation.ts';
import { textOf } from './parts.ts';

const LONGEST = 60;

/** A conversation's title from the words of its first message, or from what is attached to it. */
export const titleByRule = ({ parts, attached = [] }: Pick<Message, 'parts' | 'attached'>): string =>
  titleFrom(textOf(parts)) || titleFrom(attached[0]?.title ?? '');

/** A conversation's title from a text: its first line that is not empty, cut at a word. */
export function titleFrom(message: string): string {
  const line = (message.split('\n').find((one) => one.trim()) ?? '').replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(line)) {
    if (index + segment.length >= LONGEST) break;
    end = index + segment.length;
  }
  const cut = line.slice(0, end).replace(/[\s\p{P}]+$/u, '');
  return `${cut || firstCharacters(line)}…`;
}

function firstCharacters(line: string): string {
  let cut = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)) {
    if (cut.length + segment.length >= LONGEST) break;
    cut += segment;
  }
  return cut;
}
