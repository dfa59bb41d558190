import type { Language } from './language.ts';
import type { ReadToken } from './template.ts';
import { named } from './word-tokens.ts';

export const articles = new Set(['the', 'a', 'an', 'my', 'our']);

/** A number in digits or in words. */
export function readNumber(word: string, language: Language): number | undefined {
  if (/^\d{1,5}$/.test(word)) return Number(word);
  return Object.hasOwn(language.numbers, word) ? language.numbers[word] : undefined;
}

/** Position named by an ordinal ("third"), from 1. */
export const readOrdinal = (word: string, { ordinals }: Language): number | undefined =>
  Object.hasOwn(ordinals, word) ? ordinals[word] : undefined;

/** Items of an enumeration such as `rust, async and web`, as typed. */
export function readList(
  tokens: ReadToken[],
  language: Language,
): { items: string[]; lengths: number[]; any: boolean } | null {
  const chunks: ReadToken[][] = [[]];
  let any = false;
  for (const token of tokens) {
    const or = language.or.includes(token.word);
    if (token.kind !== 'name' && (or || language.and.includes(token.word))) {
      any ||= or;
      chunks.push([]);
    } else chunks.at(-1)!.push(token);
  }
  const items = chunks.filter((chunk) => chunk.length > 0);
  if (items.length === 0 || tokens[0]?.kind === 'mark') return null;
  return { items: items.map((chunk) => named(chunk)), lengths: items.map((chunk) => chunk.length), any };
}

/** Positions of "2 and 4", "1-3" or "the second and the third", from 1; null for anything else. */
export function readPositions(tokens: ReadToken[], language: Language): number[] | null {
  const positions: number[] = [];
  const joins = new Set([...language.and, ...language.or]);
  for (const [index, token] of tokens.entries()) {
    if (index > 0 && language.and.includes(token.word)) continue;
    if (token.kind === 'range') {
      const [from = 0, to = 0] = token.word.split('-').map(Number);
      if (from < 1 || to < from || to - from > 500) return null;
      for (let position = from; position <= to; position++) positions.push(position);
      continue;
    }
    const next = tokens[index + 1];
    const last = tokens[index - 1]?.word ?? '';
    // "The third one" is no third and first.
    const follows = index > 0 && !articles.has(last) && !joins.has(last);
    if (follows && !language.until.includes(token.word) && !language.until.includes(last) && !/^\d+$/.test(token.word))
      return null;
    if (articles.has(token.word) && next && readOrdinal(next.word, language) !== undefined) continue;
    const before = positions.at(-1);
    if (before !== undefined && next && language.until.includes(token.word)) {
      const end = readNumber(next.word, language) ?? 0;
      if (end <= before || end - before > 500) return null;
      for (let position = before + 1; position < end; position++) positions.push(position);
      continue;
    }
    const position =
      readNumber(token.word, language) ??
      (index > 0 || tokens.length > 2 ? readOrdinal(token.word, language) : undefined);
    if (position === undefined || position < 1 || !Number.isInteger(position)) return null;
    positions.push(position);
  }
  return positions.length > 0 ? positions : null;
}
