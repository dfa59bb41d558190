import { estimateTokens } from '@/src/text/estimate-tokens.ts';

/** A part of a long text, with its position. */
export interface Part {
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
