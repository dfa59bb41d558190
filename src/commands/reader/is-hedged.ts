import type { CommandLanguage } from '../languages/language.ts';
import type { Item } from './spotted-item.ts';
import { written } from './tokenise.ts';

const choices = (words: string): string => words.split('|').join('|');

/**
 * True if words that no order begins with stand before what to do: "did you close this", "instead of closing this". A
 * polite beginning is none of them, and neither is a clause that says which: "the tabs that are playing".
 */
export function isHedged(sentence: string, act: Item, language: CommandLanguage): boolean {
  const { hedges } = language;
  if (!hedges || act.start === undefined || act.end === undefined) return false;
  const said = written(sentence, language).slice(0, act.end).toLowerCase();
  const alone = (words: string) => new RegExp(`(?<!\\p{L})(?:${choices(words)})(?!\\p{L})`, 'gu');
  const rest = said.replace(alone(hedges.polite), ' ').replace(alone(hedges.relative), ' ');
  return alone(hedges.words).test(rest);
}
