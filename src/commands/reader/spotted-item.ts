import type { SmallWord, When } from '../frame/command-frame.ts';
import type { Concept } from '../languages/concepts.ts';
import type { Meaning } from './lexicon.ts';
import type { Found } from './phrases.ts';

/** A recognized piece of a sentence, or a run of other words, which may be a name or topic. */
export type Item = (
  | { kind: 'concept'; readings: Concept[][]; text: string }
  | { kind: 'run'; text: string; sure: boolean }
  | { kind: 'site'; site: string; text: string }
  | { kind: 'tag'; text: string }
  | { kind: 'amount'; days: number; n: number }
  | { kind: 'numbers'; numbers: number[] }
  | { kind: 'ordinal'; n: number; text?: string }
  | { kind: 'when'; when: When; text?: string }
  | { kind: 'mark'; mark: string }
) & {
  /** True if small words were skipped right before. */
  gap?: true;
  /** Small words right before it. */
  small?: SmallWord[];
  /** Span in the sentence, in UTF-16 units. */
  start?: number;
  end?: number;
};

/** The words of an item as they are written. */
export const textOf = (item: Item): string => ('text' in item && item.text) || '';

/** Item for a phrase; null for fillers. */
export function itemOf({ means }: Found<Meaning>, text: string): Item | null {
  const readings = means.flatMap((meaning) => (meaning.kind === 'concepts' ? [meaning.concepts] : []));
  const site = means.find((meaning) => meaning.kind === 'site');
  if (site?.kind === 'site') return { kind: 'site', site: site.site, text };
  const ordinal = means.find((meaning) => meaning.kind === 'ordinal');
  if (ordinal?.kind === 'ordinal' && readings.length === 0) return { kind: 'ordinal', n: ordinal.n, text };
  const day = means.find((meaning) => meaning.kind === 'weekday');
  if (day?.kind === 'weekday') return { kind: 'when', when: { kind: 'weekday', day: day.day }, text };
  const month = means.find((meaning) => meaning.kind === 'month');
  if (month?.kind === 'month') return { kind: 'when', when: { kind: 'in-month', month: month.month }, text };
  const isFiller = means.some(({ kind }) => kind === 'filler');
  if (readings.length > 0) return { kind: 'concept', readings: isFiller ? [...readings, []] : readings, text };
  if (isFiller) return null;
  const number = means.find((meaning) => meaning.kind === 'number');
  if (number?.kind === 'number' && !number.vague)
    return number.n === 1 ? null : { kind: 'numbers', numbers: [number.n] };
  return { kind: 'run', text, sure: false };
}

/** Part of the words of a sentence that a language knows, from 0 to 1. */
export const knownPart = (items: Item[]): number => {
  const words = (text: string) => text.split(/\s+/).length;
  const unknown = items.reduce((sum, item) => sum + (item.kind === 'run' ? words(item.text) : 0), 0);
  const understood = items.reduce((sum, item) => sum + (item.kind === 'concept' ? words(item.text) : 0), 0);
  return understood / Math.max(1, understood + unknown);
};
