import type { SmallWord, When } from '../frame/command-frame.ts';
import type { Concept } from '../languages/concepts.ts';

/**
 * A recognized piece of a sentence, or a run of other words, which may be a name or topic. `counted`: so many, and not
 * the second.
 */
export type Item = (
  | { kind: 'concept'; readings: Concept[][]; text: string }
  | { kind: 'run'; text: string; sure: boolean }
  | { kind: 'site'; site: string; text: string }
  | { kind: 'tag'; text: string }
  | { kind: 'amount'; days: number; n: number }
  | { kind: 'numbers'; numbers: number[]; counted?: true }
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

/** Part of the words of a sentence that a language knows, from 0 to 1. */
export const knownPart = (items: Item[]): number => {
  const words = (text: string) => text.split(/\s+/).length;
  const unknown = items.reduce((sum, item) => sum + (item.kind === 'run' ? words(item.text) : 0), 0);
  const understood = items.reduce((sum, item) => sum + (item.kind === 'concept' ? words(item.text) : 0), 0);
  return understood / Math.max(1, understood + unknown);
};
