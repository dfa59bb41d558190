/** Word search over short texts such as titles and addresses; the same for tabs, bookmarks and tags. */

const ascii = /^[\x20-\x7e]*$/;

/** Lower case without accents; `đ` has no decomposition and is named. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
}

/** The folded words of a query, each once. Empty for a query of white space. */
export const wordsOf = (query: string): string[] => [...new Set(fold(query).split(/\s+/).filter(Boolean))];

export interface Field {
  text: string;
  /** What a word found here is worth; titles more than addresses. */
  weight: number;
}

const startsWord = /[\p{L}\p{N}]/u;

/** 2: the text starts with the word; 1.5: a word of it does; 1: it stands inside; 0: not there. */
function closeness(text: string, word: string): number {
  let at = text.indexOf(word);
  if (at === 0) return 2;
  if (at < 0) return 0;
  for (; at > 0; at = text.indexOf(word, at + 1)) if (!startsWord.test(text[at - 1] ?? '')) return 1.5;
  return 1;
}

/**
 * How well an item matches. Every word must stand in one of the fields; each counts where it is worth most.
 * 0: no match. Without words everything matches alike.
 */
export function matchScore(words: string[], fields: Field[]): number {
  if (words.length === 0) return 1;
  const folded = fields.map((field) => ({ text: fold(field.text), weight: field.weight }));
  let score = 0;
  for (const word of words) {
    const best = Math.max(...folded.map(({ text, weight }) => closeness(text, word) * weight));
    if (best <= 0) return 0;
    score += best;
  }
  return score;
}
