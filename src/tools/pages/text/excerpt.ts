import { lengthWithin } from '@/src/text/estimate-tokens.ts';

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
