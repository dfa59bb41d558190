import type { Piece } from '@/src/contract/run.ts';
import type { Taint } from './decide.ts';

const grades: readonly Taint[] = ['none', 'label', 'page'];

/** The worse of two grades. An unknown one counts as the worst. */
export function worst(one: Taint, other: Taint): Taint {
  const known = grades.includes(other) ? other : 'page';
  return grades.indexOf(known) > grades.indexOf(one) ? known : one;
}

/** The worst grade of these texts of others: page text, then labels, then none. */
export const taintOf = (pieces: Piece[]): Taint =>
  pieces.reduce<Taint>((taint, { grade }) => worst(taint, grade), 'none');

/** The sources of the texts with the worst grade, each once. */
export function sourcesOf(pieces: Piece[]): string[] {
  const worst = taintOf(pieces);
  return [...new Set(pieces.filter(({ grade }) => grade === worst).map(({ source }) => source))];
}

const folded = (value: string) => value.replace(/\s+/g, ' ').trim();

/** Shorter strings occur in any text by chance. */
const shortest = 4;

/** Makes the function that finds the source of a string in the page texts, ignoring white space. */
export function quoted(pieces: Piece[]): (value: string | undefined) => string | undefined {
  const pages = pieces
    .filter(({ grade }) => grade === 'page')
    .map(({ source, text }) => ({ source, text: folded(text) }));
  // Cache, since many of a thousand rows contain the same text.
  const known = new Map<string, string | undefined>();
  return (value = '') => {
    if (known.has(value)) return known.get(value);
    const wanted = folded(value);
    const source = wanted.length < shortest ? undefined : pages.find(({ text }) => text.includes(wanted))?.source;
    known.set(value, source);
    return source;
  };
}
