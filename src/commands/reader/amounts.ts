import { type Lexicon, meaning } from './lexicon.ts';
import { longestAt } from './phrases.ts';
import type { Item } from './spotted-item.ts';
import type { Token } from './tokenise.ts';

export function amountAt(tokens: Token[], at: number, lexicon: Lexicon): { item: Item; length: number } | null {
  const short = shortAmount(tokens[at]!, lexicon);
  if (short) return { item: short, length: 1 };
  const range = tokens[at]!.kind === 'word' ? numberAt(tokens, at, lexicon) : null;
  if (!range) return null;
  const after = at + range.length;
  const next = longestAt(lexicon.tree, tokens, after);
  const days = next?.means.find(({ kind }) => kind === 'unit');
  const isYear = /^(?:19[89]|20\d)\d$/.test(tokens[at]!.raw) && (days?.kind !== 'unit' || days.days >= 365);
  if (isYear) {
    const length = range.length + (days?.kind === 'unit' ? next!.length : 0);
    return { item: { kind: 'when', when: { kind: 'in-year', year: range.n } }, length };
  }
  if (next && days?.kind === 'unit')
    return { item: { kind: 'amount', days: range.n * days.days, n: range.n }, length: range.length + next.length };
  if (!range.digits) return null;
  const isUntil = next?.means.some(meaning('until'));
  const joined = tokens[after]?.start === tokens[after - 1]!.end + 1 && /^\d+$/.test(tokens[after]?.raw ?? '');
  const last = isUntil
    ? numberAt(tokens, after + next!.length, lexicon)
    : joined
      ? numberAt(tokens, after, lexicon)
      : null;
  if (last && last.n > range.n && last.n - range.n < 100) {
    const numbers = Array.from({ length: last.n - range.n + 1 }, (_, step) => range.n + step);
    return { item: { kind: 'numbers', numbers }, length: range.length + (isUntil ? next!.length : 0) + last.length };
  }
  return { item: { kind: 'numbers', numbers: [range.n] }, length: range.length };
}

function numberAt(
  tokens: Token[],
  at: number,
  { tree }: Lexicon,
): { n: number; length: number; digits: boolean } | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  if (/^\d{1,4}$/.test(token.raw)) return { n: Number(token.raw), length: 1, digits: true };
  const word = longestAt(tree, tokens, at);
  const number = word?.means.find((meaning) => meaning.kind === 'number');
  return word && number?.kind === 'number' ? { n: number.n, length: word.length, digits: false } : null;
}

/** "14d", "2h": a number with its unit. */
function shortAmount(token: Token, { tree }: Lexicon): Item | null {
  const [, digits, letters = ''] = /^(\d{1,3})(\p{L}{1,3})$/u.exec(token.folded) ?? [];
  const unit = tree.exact.get(letters)?.means.find(({ kind }) => kind === 'unit');
  return digits && unit?.kind === 'unit'
    ? { kind: 'amount', days: Number(digits) * unit.days, n: Number(digits) }
    : null;
}
