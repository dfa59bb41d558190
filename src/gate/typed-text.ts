import type { Message } from '@/src/contract/conversation.ts';
import { saidText } from '@/src/contract/conversation.ts';

const wordsOf = (text: string): string[] =>
  text.split(/\s+/).map((word) => word.replace(/^[<("'`]+|(?<![>)"'`,.;!?])[>)"'`,.;!?]+$/g, ''));

/** Number of consecutive characters by which a changed word of a paste is still recognised. */
const grain = 16;

const piecesOf = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length));

/** Makes the test for words that are in a paste, or are changed words of it. */
function pasteMatcher(paste: string): (word: string) => boolean {
  const pieces = new Set(piecesOf(paste, grain));
  return (word) => paste.includes(word) || piecesOf(word, grain).some((piece) => pieces.has(piece));
}

/** Number of characters of a piece. Any long part of a paste contains a whole piece, wherever it begins. */
const piece = 40;

function hasPartOf(paste: string, text: string): boolean {
  const pieces = new Set(piecesOf(paste, piece));
  return Array.from({ length: Math.floor(text.length / piece) }, (_, at) =>
    text.slice(at * piece, (at + 1) * piece),
  ).some((one) => pieces.has(one));
}

/**
 * The words that the user typed; those of a chip were chosen. Neither the words of a paste nor changed words of it
 * count, and if parts of it occur again, no word of a long part.
 */
export function typedText({ parts, pasted = [], intent }: Pick<Message, 'parts' | 'pasted' | 'intent'>): string {
  if (intent) return '';
  const text = saidText({ parts });
  // Longest first, so that a paste that contains another one is removed whole.
  const whole = pasted.filter((paste) => paste && text.includes(paste)).sort((a, b) => b.length - a.length);
  const rest = whole.reduce((left, paste) => left.replaceAll(paste, ' '), text);
  const changed = pasted.filter((paste) => !text.includes(paste) || hasPartOf(paste, rest));
  if (changed.length === 0) return rest;
  const ofPastes = changed.map(pasteMatcher);
  return wordsOf(rest)
    .filter((word) => !ofPastes.some((stands) => stands(word)))
    .join(' ');
}

/** Makes the test for addresses that the user typed as a word, with or without the scheme. */
export function typedAddresses(text: string): (address: string) => boolean {
  const written = [...new Set(wordsOf(text))].flatMap((word) => [word, `https://${word}`, `http://${word}`]);
  const typed = new Set(written.filter((word) => URL.canParse(word)).map((word) => new URL(word).href));
  return (address) => URL.canParse(address) && typed.has(new URL(address).href);
}
