/** The words of a query, in lower case. */
export const queryWords = (query = ''): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** True if all words occur in the texts. `texts` is only called if there are words. */
export function mentions(words: string[], texts: () => string[]): boolean {
  if (words.length === 0) return true;
  const text = texts().join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}
