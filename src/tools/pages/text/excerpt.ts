import { estimateTokens, lengthWithin } from '@/src/text/estimate-tokens.ts';

/** Places where a text may be cut, the best first: after a paragraph, a line, a sentence, a word. */
const ends = [/\n\s*\n/g, /\n/g, /[.!?…。！？]\s*/g, /\s/g];

/** The start of a text with at most so many tokens, cut at the best place in its last third. */
export function excerpt(text: string, tokens: number): { text: string; truncated: boolean } {
  const length = lengthWithin(text, tokens);
  if (length >= text.length) return { text, truncated: false };
  const start = text.slice(0, length);
  for (const end of ends) {
    const last = [...start.matchAll(end)].at(-1);
    const at = last ? last.index + last[0].length : 0;
    if (at > (length * 2) / 3) return { text: start.slice(0, at).trimEnd(), truncated: true };
  }
  return { text: start, truncated: true };
}

/** Divides a budget fairly: long texts get what short texts do not need. */
export function shares(lengths: number[], budget: number): number[] {
  const given = new Array<number>(lengths.length).fill(0);
  let left = budget;
  const shortestFirst = [...lengths.keys()].sort((a, b) => lengths[a]! - lengths[b]!);
  for (const [done, at] of shortestFirst.entries()) {
    given[at] = Math.min(lengths[at]!, Math.floor(left / (lengths.length - done)));
    left -= given[at];
  }
  return given;
}

interface Part {
  title: string;
  /** Length in tokens. */
  length: number;
  /** Number of characters before it. */
  start: number;
}

/** About the most parts in a list; below: tokens of the shortest and the longest part. */
const mostParts = 40;
const shortest = 300;
const longest = 1_500;
const titleLength = 80;

const headingLine = /^#{1,6} +(.+)/;

const titleOf = (block: string): string => {
  const line = (headingLine.exec(block)?.[1] ?? block.split('\n', 1)[0] ?? '').trim();
  return line.length > titleLength ? `${line.slice(0, titleLength).trimEnd()}…` : line;
};

/** Cuts a text into parts at its headings, else between paragraphs. Only leading white space is left out. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  const least = Math.max(shortest, estimateTokens(text) / mostParts);
  const most = Math.max(longest, 2 * least);
  let part: Part | null = null;
  for (const { 0: block, index } of text.matchAll(/\S[\s\S]*?(?:\n\s*\n|$)/g)) {
    const length = estimateTokens(block);
    const opens = part === null || part.length + length > most || (part.length >= least && headingLine.test(block));
    if (part !== null && !opens) {
      part.length += length;
    } else {
      part = { title: titleOf(block), length, start: index };
      parts.push(part);
    }
  }
  return parts;
}

/**
 * A part of a text with at most so many tokens, the tokens of the whole, and the cursors of the rest and of the parts.
 * `from`: number of characters before it; null: the start.
 */
export function passageOf(whole: string, tokens: number, from: number | null) {
  const rest = whole.slice(from ?? 0);
  const given = rest.trimStart();
  const { text, truncated } = excerpt(given, tokens);
  const end = whole.length - given.length + text.length;
  const length = estimateTokens(whole);
  if (!truncated && from === null) return { length, text };
  const parts = partsOf(whole).map(({ start, ...part }) => ({ ...part, cursor: String(start) }));
  return { length, text, ...(truncated && { next: String(end) }), ...(parts.length > 1 && { parts }) };
}
export type Passage = ReturnType<typeof passageOf>;
