import { estimateTokens } from '@/src/text/estimate-tokens.ts';
import { excerpt } from './excerpt.ts';
import { partsOf } from './text-sections.ts';

/** The given part of a page's text, with the way to read the rest. */
export interface Passage {
  /** Tokens of the whole text. */
  length: number;
  text: string;
  /** Cursor of what follows; absent at the end. */
  next?: string;
  /** Parts of a long page that can be read on, when it was not given whole. */
  parts?: { title: string; length: number; cursor: string }[];
}

/** A text from a place on, up to so many tokens. `from`: characters before it; null: the start. */
export function passageOf(whole: string, tokens: number, from: number | null): Passage {
  const rest = whole.slice(from ?? 0);
  const given = rest.trimStart();
  const { text, truncated } = excerpt(given, tokens);
  const end = whole.length - given.length + text.length;
  const length = estimateTokens(whole);
  if (!truncated && from === null) return { length, text };
  const parts = partsOf(whole).map(({ start, ...part }) => ({ ...part, cursor: String(start) }));
  return { length, text, ...(truncated && { next: String(end) }), ...(parts.length > 1 && { parts }) };
}
