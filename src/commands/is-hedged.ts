import type { CommandLanguage } from './languages/language.ts';
import type { Item } from './reader/spotted-item.ts';
import { written } from './reader/tokenise.ts';

/**
 * True if words that no order begins with stand before what to do: "did you close this", "instead of closing this". A
 * polite beginning is none of them, and neither is a clause that says which: "the tabs that are playing".
 */
export function isHedged(sentence: string, act: Item, language: CommandLanguage): boolean {
  const { hedges, polite = '' } = language;
  if (!hedges || act.start === undefined || act.end === undefined) return false;
  const said = written(sentence, language).slice(0, act.end).toLowerCase();
  const alone = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu');
  return alone(hedges).test(said.replace(alone(polite), ' '));
}
