import type { Piece } from '@/src/contract/run.ts';
import type { Taint } from './decide.ts';

const grades: readonly Taint[] = ['none', 'label', 'page'];

/** A grade that nobody knows is as bad as the worst. */
export function worst(one: Taint, other: Taint): Taint {
  const known = grades.includes(other) ? other : 'page';
  return grades.indexOf(known) > grades.indexOf(one) ? known : one;
}

/** The highest grade among pieces of text of others: page text before labels before nothing. */
export const taintOf = (pieces: Piece[]): Taint =>
  pieces.reduce<Taint>((taint, { grade }) => worst(taint, grade), 'none');

/** Sources of the text of the worst grade, each once. */
export function sourcesOf(pieces: Piece[]): string[] {
  const worst = taintOf(pieces);
  return [...new Set(pieces.filter(({ grade }) => grade === worst).map(({ source }) => source))];
}

const folded = (value: string) => value.replace(/\s+/g, ' ').trim();

/** Shorter strings stand in every text by chance. */
const shortest = 4;

/**
 * Finds the source of a string in the page text of a conversation, white space folded. Titles and addresses that the
 * tools list are no source: every row stands in them.
 */
export function quoted(pieces: Piece[]): (value: string | undefined) => string | undefined {
  const pages = pieces
    .filter(({ grade }) => grade === 'page')
    .map(({ source, text }) => ({ source, text: folded(text) }));
  // Of a thousand rows many say the same.
  const known = new Map<string, string | undefined>();
  return (value = '') => {
    if (known.has(value)) return known.get(value);
    const wanted = folded(value);
    const source = wanted.length < shortest ? undefined : pages.find(({ text }) => text.includes(wanted))?.source;
    known.set(value, source);
    return source;
  };
}
