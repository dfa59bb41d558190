import type { Item } from './spotted-item.ts';

/** Part of the words of a sentence that a language knows, from 0 to 1. */
export const knownPart = (items: Item[]): number => {
  const words = (text: string) => text.split(/\s+/).length;
  const unknown = items.reduce((sum, item) => sum + (item.kind === 'run' ? words(item.text) : 0), 0);
  const understood = items.reduce((sum, item) => sum + (item.kind === 'concept' ? words(item.text) : 0), 0);
  return understood / Math.max(1, understood + unknown);
};
