import type { Message } from '@/src/contract/conversation.ts';
import { saidText } from '@/src/contract/conversation.ts';

const wordsOf = (text: string): string[] =>
  text.split(/\s+/).map((word) => word.replace(/^[<("'`]+|(?<![>)"'`,.;!?])[>)"'`,.;!?]+$/g, ''));

/** Characters in a row by which a word changed within a paste is still known as the paste's. */
const grain = 16;

const piecesOf = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length));

/** Tells whether a word stands in a paste, or was changed within it. */
function standsIn(paste: string): (word: string) => boolean {
  const pieces = new Set(piecesOf(paste, grain));
  return (word) => paste.includes(word) || piecesOf(word, grain).some((piece) => pieces.has(piece));
}

/** A part of a paste that is as long as a paste itself holds such a piece, wherever it begins. */
const piece = 40;

/** True where a text holds a long part of a paste. */
function hasPartOf(paste: string, text: string): boolean {
  const pieces = new Set(piecesOf(paste, piece));
  return Array.from({ length: Math.floor(text.length / piece) }, (_, at) =>
    text.slice(at * piece, (at + 1) * piece),
  ).some((one) => pieces.has(one));
}

/**
 * What the user typed of a message; of a chip they chose the words, and typed none. Of a paste that they changed
 * afterwards, no word that stands in it counts, and none that was changed within it; of one that stands there more than
 * once, no copy, and no word of a long part beside it.
 */
export function typedText({ parts, pasted = [], intent }: Pick<Message, 'parts' | 'pasted' | 'intent'>): string {
  if (intent) return '';
  const text = saidText({ parts });
  // The longest first, so that one that stands in another leaves that whole.
  const whole = pasted.filter((paste) => paste && text.includes(paste)).sort((a, b) => b.length - a.length);
  const rest = whole.reduce((left, paste) => left.replaceAll(paste, ' '), text);
  const changed = pasted.filter((paste) => !text.includes(paste) || hasPartOf(paste, rest));
  if (changed.length === 0) return rest;
  const ofPastes = changed.map(standsIn);
  return wordsOf(rest)
    .filter((word) => !ofPastes.some((stands) => stands(word)))
    .join(' ');
}

/** Tells whether an address stands as a word in what the user typed, with or without its scheme. */
export function typedAddresses(text: string): (address: string) => boolean {
  const written = [...new Set(wordsOf(text))].flatMap((word) => [word, `https://${word}`, `http://${word}`]);
  const typed = new Set(written.filter((word) => URL.canParse(word)).map((word) => new URL(word).href));
  return (address) => URL.canParse(address) && typed.has(new URL(address).href);
}
