import { fold } from '../reader/tokenise.ts';

/** A word as it counts for the likeness of sentences. `at`: where it stands, in UTF-16 units. */
export interface SentenceWord {
  stem: string;
  at: number;
  end: number;
}

/** Letters of a word that count: what follows is mostly an ending. */
const stemLength = 5;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** A character of a script without spaces, or a word. */
const pieces = new RegExp(`${unspaced.source}|#|(?:(?!${unspaced.source})[\\p{L}\\p{N}\\p{M}'’.])+`, 'gu');

/** The words of a sentence, by their first letters without accents, numbers alike. */
export function wordsOfSentence(sentence: string): SentenceWord[] {
  return [...sentence.matchAll(pieces)].flatMap(({ 0: word, index: at }) => {
    const plain = fold(word).replace(/['’.]/g, '');
    if (!plain) return [];
    return { stem: /^\p{N}/u.test(plain) ? number : plain.slice(0, stemLength), at, end: at + word.length };
  });
}

const number = '1';
