import { languageNamed } from '../languages/index.ts';

/** Finds and reads numbers in digits or in the words of a language. */
export function numberWords(code: string) {
  const language = languageNamed(code);
  const known = (language?.numbers ?? '')
    .split('|')
    .flatMap((pair) => {
      const at = pair.trim().lastIndexOf(' ');
      const n = Number(pair.trim().slice(at + 1));
      return Number.isInteger(n) ? [{ word: pair.trim().slice(0, at).replaceAll('_', ' '), n }] : [];
    })
    .sort((a, b) => b.word.length - a.word.length);
  /** Source that matches the words of numbers in a range. */
  const wordsFor = (least: number, most: number) =>
    known
      .filter(({ n }) => n >= least && n <= most)
      .map(({ word }) => word)
      .join('|') || '(?!)';
  const gap = language?.unspaced ? '' : '[ -]?';
  const exact = new Map(known.map(({ word, n }) => [word, n]));

  /** Adds up the words of a number: "a hundred" and "二百五十". */
  function read(words: string): number | null {
    if (/^\d+$/.test(words)) return Number(words);
    let rest = words.toLowerCase().trim();
    let sum = 0;
    while (rest) {
      const next = known.find(({ word }) => rest.startsWith(word));
      if (!next) return null;
      sum = next.n >= 100 && sum > 0 ? sum * next.n : sum + next.n;
      rest = rest.slice(next.word.length).replace(/^[ -]/, '');
    }
    return sum > 0 ? sum : null;
  }
  return {
    wordsFor,
    /** Source that matches a number of two digits or more, in digits or words: "80", "a hundred", "两百". */
    count: `\\d{1,5}|(?:(?:${wordsFor(1, 9)})${gap})?(?:${wordsFor(10, 1000)})(?:${gap}(?:${wordsFor(1, 90)}))?`,
    /** The number in digits or words; null for any other text. */
    read: (words: string) => exact.get(words.toLowerCase()) ?? read(words),
  };
}
