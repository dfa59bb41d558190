import type { Attachment, Message, Part } from '@/src/contract/conversation.ts';
import type { Text } from '@/src/contract/text.ts';
import { cleanForeign } from '@/src/i18n/index.ts';
import { callSentence } from '../state/call-sentence.ts';
import { folded } from './fold-with-offsets.ts';

/** All that a chat says, as it is searched and as it is shown: cleaned, since it may be text of others. Of one length. */
export interface ChatText {
  folded: string;
  text: string;
}

/** A place in a chat that matches: `text` around what stands from `start` to `end` in it. */
export interface Passage {
  text: string;
  start: number;
  end: number;
}

/** Characters of a passage before what was found, and after. */
const lead = 40;
const tail = 120;

/** A sentence in the user's language. */
export type Said = (sentence: Text) => string;

/** What is read of a part: words, thoughts, what a card says, its rows and what went wrong there. */
function* wordsOfPart(part: Part, say: Said): Generator<string> {
  switch (part.type) {
    case 'text':
    case 'reasoning':
      yield part.text;
      break;
    case 'call':
      if (part.reasoning) yield part.reasoning;
      yield say(callSentence(part));
      for (const row of part.view?.rows ?? []) yield `${row.title} ${row.url ?? ''}`;
      if (part.result?.error) yield part.result.error;
      break;
    case 'call-error':
      yield `${part.message} ${part.suggestion}`;
      break;
    case 'chips':
      break;
    default:
      part satisfies never;
  }
}

/**
 * What was said, then what went along with it: a page holds many words, and a place in the conversation itself says
 * more. Versions of a message carry the same things, which are read once.
 */
function* wordsIn(messages: readonly Message[], say: Said): Generator<string> {
  const along = new Map<string, Attachment>();
  for (const { parts, attached = [] } of messages) {
    for (const part of parts) yield* wordsOfPart(part, say);
    for (const one of attached) along.set(one.id, one);
  }
  for (const { title, text } of along.values()) yield text ? `${title}\n${text}` : title;
}

export function textOfChat(messages: readonly Message[], say: Said): ChatText {
  const text = Array.from(wordsIn(messages, say), cleanForeign).join('\n').normalize('NFC');
  return { text, folded: folded(text) };
}

export const wordsOfQuery = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** Whether every word stands somewhere in the title or the text. */
export const matches = (words: readonly string[], title: string, chat: ChatText | undefined): boolean =>
  words.every((word) => title.includes(word) || chat?.folded.includes(word));

/** Around the whole phrase where it stands so, else around the first word that is there; null where only the title matches. */
export function passageOf(words: readonly string[], { folded: searched, text }: ChatText): Passage | null {
  for (const word of [words.join(' '), ...words]) {
    const at = searched.indexOf(word);
    if (at < 0) continue;
    const from = at <= lead ? 0 : text.indexOf(' ', at - lead) + 1 || at;
    const start = Math.min(from, at);
    const before = start > 0 ? '…' : '';
    const end = Math.min(text.length, at + word.length + tail);
    const shown = `${before}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
    return { text: shown, start: before.length + at - start, end: before.length + at - start + word.length };
  }
  return null;
}
