import type { When } from '../language/frame.ts';
import { oneErrorApart } from '../language/typing.ts';
import { sites } from '../words/en/sites.ts';
import { type Concept, concepts } from './concepts.ts';
import type { Lexicon, Meaning, Split } from './lexicon.ts';
import { type Found, longestAt } from './phrases.ts';
import { type Token, tokenise } from './tokens.ts';

/** A piece of a sentence that was understood, or a run of words that are a name or what something is about. */
export type Item = (
  | { kind: 'concept'; readings: Concept[][]; text: string }
  | { kind: 'run'; text: string; sure: boolean }
  | { kind: 'site'; site: string; text: string }
  | { kind: 'tag'; text: string }
  | { kind: 'amount'; days: number; n: number }
  | { kind: 'numbers'; numbers: number[] }
  | { kind: 'ordinal'; n: number }
  | { kind: 'when'; when: When }
  | { kind: 'mark'; mark: string }
) & {
  /** Small words were passed over right before it. */
  gap?: true;
};

export interface Spotted {
  items: Item[];
  /** A word was taken for another that it is one typing error away from. */
  corrected: boolean;
}

/** Names what a lexicon knows in a sentence, the longest first; the rest are runs. */
export function spot(sentence: string, lexicon: Lexicon, { mends = false }: { mends?: boolean } = {}): Spotted {
  const { language } = lexicon;
  const typed = split(tokenise(sentence, language), lexicon);
  const accented = language.accents === true && typed.some(({ lower, folded }) => lower !== folded);
  const written = mends ? typed.map((token, at) => mended(token, at, typed, lexicon)) : typed;
  const tokens = accented ? written.map((token): Token => ({ ...token, accented: true })) : written;
  const items: Item[] = [];
  const taken = new Map<number, number>();
  let run = null as { start: number; end: number; gap: boolean } | null;
  const close = () => {
    if (!run) return;
    const { start, end, gap } = run;
    items.push({
      kind: 'run',
      text: sentence.slice(start, end).trim(),
      sure: false,
      ...(gap && { gap: true as const }),
    });
    run = null;
  };
  let passed = false;
  const put = (item: Item) => {
    close();
    items.push(passed ? { ...item, gap: true } : item);
    passed = false;
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    const before = taken.get(at);
    if (before) {
      close();
      at += before;
      continue;
    }
    if (token.kind === 'mark') {
      put({ kind: 'mark', mark: token.raw });
      at++;
      continue;
    }
    if (token.kind === 'quoted') {
      put({ kind: 'run', text: token.raw, sure: true });
      at++;
      continue;
    }
    if (token.kind === 'tag') {
      put({ kind: 'tag', text: token.raw });
      at++;
      continue;
    }
    if (token.kind === 'host') {
      put({ kind: 'site', site: token.raw, text: token.raw });
      at++;
      continue;
    }
    const split = splitAt(tokens, at, lexicon);
    const isDone = split?.readings.some((concepts) => concepts.includes('done'));
    const parted = at === 0 && !isDone && isTold(tokens, lexicon) ? null : split;
    if (parted && parted.words >= (longestAt(lexicon.tree, tokens, at, lexicon.small)?.length ?? 0)) {
      for (const [place, length] of parted.tails) taken.set(place, length);
      put({ kind: 'concept', readings: parted.readings, text: token.raw });
      at += parted.length;
      continue;
    }
    const amount = amountAt(tokens, at, lexicon);
    if (amount) {
      put(amount.item);
      at += amount.length;
      continue;
    }
    const found = isName(tokens, at, items, language.capitals === true)
      ? null
      : longestAt(lexicon.tree, tokens, at, lexicon.small);
    if (
      found &&
      !(language.unspaced && !language.apart?.includes(token.raw) && cutsWord(tokens, at, found, run, lexicon))
    ) {
      const means = pointsBack(found, tokens, at, lexicon, taken) ? onlyBack(found) : withoutBack(found);
      const item = itemOf(means, textOf(sentence, tokens, at, found.length));
      // "pompes à chaleur": a link that may add nothing, within a name.
      const within =
        run !== null &&
        item?.kind === 'concept' &&
        item.readings.some((reading) => reading.length === 0) &&
        item.readings.every((reading) =>
          reading.every((one) => concepts[one].kind === 'link' && one !== 'and' && one !== 'or'),
        ) &&
        isUnknown(tokens, at + found.length, lexicon);
      if (within) {
        at += found.length;
        continue;
      }
      // A unit or the like that counts nothing here is a word like any other.
      if (item?.kind === 'run') {
        const end = tokens[at + found.length - 1]!.end;
        run = run ? { ...run, end } : { start: token.start, end, gap: passed };
      } else if (item) put(item);
      // A small word within a name belongs to it.
      else if (!run || language.apart?.includes(token.raw) || !isUnknown(tokens, at + found.length, lexicon)) {
        close();
        passed = !language.unspaced;
      }
      at += found.length;
      continue;
    }
    const site = siteAt(tokens, at);
    if (site && !run) {
      put({ kind: 'site', site: site.site, text: textOf(sentence, tokens, at, site.length) });
      at += site.length;
      continue;
    }
    run = run ? { ...run, end: token.end } : { start: token.start, end: token.end, gap: passed };
    passed = false;
    at++;
  }
  close();
  return {
    items: items.filter((item, at) => !isArticle(item, items[at + 1])),
    corrected: written.some((token, at) => token !== typed[at]),
  };
}

/** The word of the lexicon that an unknown one is a typing error away from. */
function mended(token: Token, at: number, tokens: Token[], { tree, splits, long }: Lexicon): Token {
  if (token.kind !== 'word' || token.folded.length < 5 || !/^\p{L}+$/u.test(token.raw)) return token;
  if (longestAt(tree, tokens, at) || longestAt(splits, tokens, at) || siteAt([token], 0)) return token;
  const meant = long.find((word) => oneErrorApart(token.folded, word));
  return meant === undefined ? token : { ...token, lower: meant, folded: meant };
}

const pronouns = new Set<Concept>(['it', 'this', 'all']);
const pointed = new Set(['thing', 'filter', 'adjective']);
/** A word that can be an article or a pronoun is an article before what it may belong to. */
const isArticle = (item: Item, next: Item | undefined): boolean =>
  item.kind === 'concept' &&
  item.readings.some((reading) => reading.length === 0) &&
  item.readings.every((reading) => reading.every((one) => pronouns.has(one))) &&
  next !== undefined &&
  (['run', 'site', 'tag', 'ordinal', 'numbers'].includes(next.kind) ||
    (next.kind === 'concept' &&
      next.readings.some((reading) => reading.some((one) => pointed.has(concepts[one].kind)))));

const textOf = (sentence: string, tokens: Token[], at: number, length: number): string =>
  sentence.slice(tokens[at]!.start, tokens[at + length - 1]!.end);

const isUnknown = (tokens: Token[], at: number, lexicon: Lexicon): boolean =>
  tokens[at]?.kind === 'word' && !longestAt(lexicon.tree, tokens, at) && !siteAt(tokens, at);

/** A capital within a sentence makes a name, where the sentence has others and a name is due. */
function isName(tokens: Token[], at: number, items: Item[], capitals: boolean): boolean {
  const last = items.at(-1);
  if (at === 0 || last?.kind !== 'concept' || !/^\p{Lu}\p{Ll}/u.test(tokens[at]!.raw)) return false;
  const due = capitals ? beforeNames : named;
  return last.readings.some((concepts) => concepts.some((concept) => due.has(concept)));
}

const named = new Set<Concept>(['folders', 'groups', 'tags', 'sessions']);
const beforeNames = new Set<Concept>([...named, 'to', 'in', 'as', 'about']);

/** In a writing without spaces: one letter that is only a part of a longer word, which is not known. */
function cutsWord(
  tokens: Token[],
  at: number,
  { length, means }: Found<Meaning>,
  run: { end: number } | null,
  lexicon: Lexicon,
): boolean {
  if (length > 1) return false;
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const kana = /^\p{Script=Hiragana}$/u;
  if (kana.test(token.raw))
    return run !== null && before !== undefined && kana.test(before.raw) && next !== undefined && kana.test(next.raw);
  const han = /^\p{Script=Han}$/u;
  if (!han.test(token.raw) || !next || !han.test(next.raw) || !isUnknown(tokens, at + 1, lexicon)) return false;
  const said = means.flatMap((meaning) => (meaning.kind === 'concepts' ? meaning.concepts : []));
  if (run && before && han.test(before.raw)) return said.length > 0;
  return said.length > 0 && !said.some((one) => ['act', 'link'].includes(concepts[one].kind));
}

/** "I have …": what follows is told, and no order. */
const isTold = (tokens: Token[], { tree }: Lexicon): boolean =>
  longestAt(tree, tokens, 0)?.means.some(
    (meaning) => meaning.kind === 'concepts' && meaning.concepts.includes('tells'),
  ) ?? false;

/** Compounds: "Kalendertab" is "Kalender" and "tab". */
function split(tokens: Token[], lexicon: Lexicon): Token[] {
  const { compounds } = lexicon.language;
  if (!compounds) return tokens;
  const ends = compounds.split(' ').sort((a, b) => b.length - a.length);
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || longestAt(lexicon.tree, tokens, at)) return [token];
    const end = ends.find((one) => token.lower.endsWith(one) && token.lower.length >= one.length + 3);
    if (!end) return [token];
    const cut = token.raw.length - end.length;
    const joint = /^.{3,}s$/.test(token.raw.slice(0, cut)) && !/ss$/.test(token.raw.slice(0, cut)) ? 1 : 0;
    const part = (from: number, to: number): Token => ({
      ...token,
      raw: token.raw.slice(from, to),
      lower: token.lower.slice(from, to),
      folded: token.folded.slice(from, to),
      start: token.start + from,
      end: token.start + to,
    });
    const first = longestAt(lexicon.tree, [part(0, cut)], 0)
      ? 0
      : joint && longestAt(lexicon.tree, [part(0, cut - joint)], 0)
        ? joint
        : 0;
    return [part(0, cut - first), part(cut, token.raw.length)];
  });
}

interface Parted {
  readings: Concept[][];
  length: number;
  tails: [at: number, length: number][];
  /** Of both parts. */
  words: number;
}

/** "mach … zu": the second part ends the clause, but for small words. */
function splitAt(tokens: Token[], at: number, lexicon: Lexicon): Parted | null {
  const head = longestAt(lexicon.splits, tokens, at, lexicon.small);
  if (!head) return null;
  const end = clauseEnd(tokens, at + head.length);
  let best: Parted | null = null;
  for (const { concepts, tail } of head.means) {
    const found = tailIn(tokens, at + head.length, end, tail, lexicon);
    if (!found) continue;
    const words = head.length + found.length;
    if (!best || words > best.words)
      best = { readings: [concepts], length: head.length, tails: [[found.at, found.length]], words };
    else if (words === best.words) best.readings.push(concepts);
  }
  return best;
}

function tailIn(
  tokens: Token[],
  from: number,
  end: number,
  tail: Split['tail'],
  lexicon: Lexicon,
): { at: number; length: number } | null {
  let small = true;
  for (let at = end - 1; at >= from && small; at--) {
    const found = longestAt(tail, tokens, at, lexicon.small);
    if (found && at + found.length <= end) return { at, length: found.length };
    small = isSmall(tokens, at, lexicon) || end - at < mostWordsOfTail;
  }
  return null;
}

const mostWordsOfTail = 4;

const isSmall = (tokens: Token[], at: number, lexicon: Lexicon): boolean =>
  longestAt(lexicon.tree, tokens, at)?.means.some(({ kind }) => kind === 'filler') ?? false;

function clauseEnd(tokens: Token[], from: number): number {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind === 'mark' && !/[:/]/.test(token.raw) && at > from) return at;
  }
  return tokens.length;
}

function amountAt(tokens: Token[], at: number, lexicon: Lexicon): { item: Item; length: number } | null {
  const range = tokens[at]!.kind === 'word' ? numberAt(tokens, at, lexicon) : null;
  if (!range) return null;
  const after = at + range.length;
  const unit = longestAt(lexicon.tree, tokens, after);
  const days = unit?.means.find((meaning) => meaning.kind === 'unit');
  if (unit && days?.kind === 'unit')
    return { item: { kind: 'amount', days: range.n * days.days, n: range.n }, length: range.length + unit.length };
  if (!range.digits) return null;
  const until = longestAt(lexicon.tree, tokens, after);
  const isUntil = until?.means.some((meaning) => meaning.kind === 'concepts' && meaning.concepts.includes('until'));
  const joined = tokens[after]?.start === tokens[after - 1]!.end + 1 && /^\d+$/.test(tokens[after]?.raw ?? '');
  const last = isUntil
    ? numberAt(tokens, after + until!.length, lexicon)
    : joined
      ? numberAt(tokens, after, lexicon)
      : null;
  if (last && last.n > range.n && last.n - range.n < 100) {
    const numbers = Array.from({ length: last.n - range.n + 1 }, (_, step) => range.n + step);
    return { item: { kind: 'numbers', numbers }, length: range.length + (isUntil ? until!.length : 0) + last.length };
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

const saysIt = (meaning: Meaning): boolean =>
  meaning.kind === 'concepts' &&
  meaning.concepts.length === 1 &&
  (meaning.concepts[0] === 'it' || meaning.concepts[0] === 'this');

/** A word that is an article or means "them", as French "les": it points back where nothing follows that it could belong to. */
function pointsBack(
  { means, length }: Found<Meaning>,
  tokens: Token[],
  at: number,
  lexicon: Lexicon,
  taken: Map<number, number>,
): boolean {
  const { tree } = lexicon;
  if (!means.some(saysIt) || !means.some(({ kind }) => kind === 'filler')) return true;
  let after = at + length;
  while (after < tokens.length && !taken.has(after) && isSmall(tokens, after, lexicon)) after++;
  const next = tokens[after];
  if (!next || next.kind === 'mark' || taken.has(after)) return true;
  if (next.kind !== 'word') return false;
  return (
    longestAt(tree, tokens, after)?.means.every(
      (meaning) =>
        meaning.kind === 'filler' ||
        (meaning.kind === 'concepts' && meaning.concepts.every((one) => ['link', 'act'].includes(concepts[one].kind))),
    ) ?? false
  );
}

const onlyBack = (found: Found<Meaning>): Found<Meaning> =>
  found.means.some(saysIt) ? { ...found, means: found.means.filter(({ kind }) => kind !== 'filler') } : found;
const withoutBack = (found: Found<Meaning>): Found<Meaning> => ({
  ...found,
  means: found.means.filter((one) => !saysIt(one)),
});

/** Null: it adds nothing. */
function itemOf({ means }: Found<Meaning>, text: string): Item | null {
  const readings = means.flatMap((meaning) => (meaning.kind === 'concepts' ? [meaning.concepts] : []));
  const site = means.find((meaning) => meaning.kind === 'site');
  if (site?.kind === 'site') return { kind: 'site', site: site.site, text };
  const ordinal = means.find((meaning) => meaning.kind === 'ordinal');
  if (ordinal?.kind === 'ordinal' && readings.length === 0) return { kind: 'ordinal', n: ordinal.n };
  const day = means.find((meaning) => meaning.kind === 'weekday');
  if (day?.kind === 'weekday') return { kind: 'when', when: { kind: 'weekday', day: day.day } };
  const month = means.find((meaning) => meaning.kind === 'month');
  if (month?.kind === 'month') return { kind: 'when', when: { kind: 'in-month', month: month.month } };
  const isFiller = means.some(({ kind }) => kind === 'filler');
  if (readings.length > 0) return { kind: 'concept', readings: isFiller ? [...readings, []] : readings, text };
  if (isFiller) return null;
  const number = means.find((meaning) => meaning.kind === 'number');
  if (number?.kind === 'number') return number.n === 1 ? null : { kind: 'numbers', numbers: [number.n] };
  return { kind: 'run', text, sure: false };
}

const siteAt = (tokens: Token[], at: number): { site: string; length: number } | null => {
  const [one, two] = [tokens[at], tokens[at + 1]];
  if (one?.kind !== 'word') return null;
  const pair = two?.kind === 'word' ? one.folded + two.folded : '';
  if (pair && Object.hasOwn(sites, pair)) return { site: sites[pair]!, length: 2 };
  return Object.hasOwn(sites, one.folded) ? { site: sites[one.folded]!, length: 1 } : null;
};
