import { fold, sameName } from './fold.ts';

/** True if words are a name, or whole words of it: "trip" of "Lisbon trip". */
export const isPartOfName = (words: string, name: string): boolean =>
  sameName(name, words) || ` ${fold(name)} `.includes(` ${fold(words)} `);
