import type { Slots } from './command-frame.ts';
import { readNumber } from './enumeration.ts';
import { hanging } from './incomplete-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { ReadToken } from './template.ts';
import { clock } from './time.ts';
import { named } from './word-tokens.ts';

/** Words before a noun that say how many or which one: "half of my tabs", "the next tab". No title is meant by them. */
const amounts = new Set(
  'half next previous most some few many several couple none almost nearly hardly barely'.split(' '),
);
const isAmount = (word: string, { language }: Lexicon): boolean =>
  amounts.has(word) || clock.test(word) || (readNumber(word, language) ?? mostOfAmount) < mostOfAmount;
/** Numbers from here on may be part of a title: "1984". */
const mostOfAmount = 100;

/**
 * Slots for the words beside a noun: sites in "github tabs", words in "invoice and tax tabs". Null for too many words.
 */
export function adjectives(tokens: ReadToken[], lexicon: Lexicon): Slots | null {
  const { language } = lexicon;
  const joins = [...language.and, ...language.or];
  const chunks: ReadToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind !== 'name' && joins.includes(token.word)) chunks.push([]);
    else chunks.at(-1)!.push(token);
  }
  const slots: Slots = {};
  for (const words of chunks.filter((chunk) => chunk.length > 0)) {
    const chunk = words.length > 1 && words[0]?.kind === 'word' && words[0].word === 'the' ? words.slice(1) : words;
    const [first] = chunk;
    if (hanging.has(chunk.at(-1)?.word ?? '') || hanging.has(first?.word ?? '')) return null;
    if (chunk.length === 1 && first?.kind === 'word' && isAmount(first.word, lexicon)) return null;
    if (chunk.length > 4 || chunk.some((token) => token.kind === 'range' || token.kind === 'tag')) return null;
    const site = chunk.length === 1 && first ? siteNamed(first, lexicon) : null;
    if (site) slots.sites = [...(slots.sites ?? []), site];
    else slots.words = [...(slots.words ?? []), named(chunk)];
  }
  return slots;
}

/** Host of a token that is certainly a site; null for others. */
export function siteNamed(token: ReadToken, lexicon: Lexicon): string | null {
  if (token.kind === 'host') return token.word;
  const { sites } = lexicon.language;
  return token.kind === 'word' && Object.hasOwn(sites, token.word) ? sites[token.word]! : null;
}
