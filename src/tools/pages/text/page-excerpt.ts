import { estimateTokens } from '@/src/text/estimate-tokens.ts';
import { excerpt } from './excerpt.ts';
import { partsOf } from './text-sections.ts';

/** A part of a page's text, with the cursor of the rest. */
export interface Passage {
  /** Tokens of the whole text. */
  length: number;
  text: string;
  /** Cursor of the following part; absent at the end. */
  next?: string;
  /** The parts of a long page, if it was not given whole. */
  parts?: { title: string; length: number; cursor: string }[];
}

/** A part of a text with at most so many tokens. `from`: number of characters before it; null: the start. */
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
