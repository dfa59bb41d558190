import type { SmallWord } from '../frame/command-frame.ts';
import type { CommandLanguage } from '../languages/language.ts';
import { conceptsIn, isAmong, isStrongAct, mayBeNothing, says, saysOnly } from './atoms.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { isSmall } from './parted-verbs.ts';
import { type Found, longestAt } from './phrases.ts';
import { type Item, textOf } from './spotted-item.ts';
import type { Token } from './tokenise.ts';

const pronouns = conceptsIn('it them this all');
/** True if a word that may be an article or a pronoun is followed by something it can be the article of. */
export const isArticle = (item: Item, next: Item | undefined): boolean =>
  item.kind === 'concept' &&
  mayBeNothing(item) &&
  item.readings.every((reading) => reading.every((one) => pronouns.has(one))) &&
  next !== undefined &&
  (['run', 'site', 'tag', 'ordinal', 'numbers'].includes(next.kind) || says(next, 'thing', 'filter', 'adjective'));

export const saysIt = (meaning: Meaning): boolean =>
  meaning.kind === 'concepts' && meaning.concepts.length === 1 && ['it', 'them', 'this'].includes(meaning.concepts[0]!);

/** True if such a word (French "les") is a pronoun: nothing follows that it could be the article of. */
export function pointsBack(
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
  return (
    longestAt(tree, tokens, after)?.means.every(
      (meaning) => meaning.kind === 'concepts' && meaning.concepts.every(isAmong(['link', 'act'])),
    ) ?? false
  );
}

export const onlyBack = (found: Found<Meaning>): Found<Meaning> =>
  found.means.some(saysIt) ? { ...found, means: found.means.filter(({ kind }) => kind !== 'filler') } : found;
export const withoutBack = (found: Found<Meaning>): Found<Meaning> => ({
  ...found,
  means: found.means.filter((one) => !saysIt(one)),
});

/** Adds to each item the small words that stand right before it, or within it if it is a run that is no name. */
export function withSmallWords(items: Item[], tokens: Token[], { kinds }: Lexicon, tails: Map<number, number>): Item[] {
  if (kinds.size === 0) return items;
  let from = 0;
  let last: SmallWord | undefined;
  return items.map((item) => {
    if (item.start === undefined || item.end === undefined) return item;
    const isPlain = item.kind === 'run' && !item.sure && !/^\p{Lu}/u.test(item.text);
    const to = isPlain ? item.end : item.start;
    let said: SmallWord[] = last && item.start > from ? [last] : [];
    for (const [at, { lower, start, end }] of tokens.entries()) {
      if (start < from || end > to) continue;
      const kind = kinds.get(lower);
      // The end of a parted verb: "make a group Design".
      if (tails.has(at)) said = [];
      else if (kind) said.push(kind);
    }
    from = item.end;
    // "In my" is one phrase.
    const kind = item.kind === 'concept' ? kinds.get(/ (\S+)$/.exec(item.text.toLowerCase())?.[1] ?? '') : undefined;
    last = kind === 'definite' ? kind : undefined;
    return said.length > 0 ? { ...item, small: said } : item;
  });
}

/**
 * Leaves out what only points back at the name right before it, YouTube那几个, 动物园那两个书签, and "both" where all are
 * said: 两个GitHub的页面都. A page that is named so is a tab: 面包那篇. In Chinese alone.
 */
export function withoutPointers(items: Item[], { unspaced, postpositions }: CommandLanguage): Item[] {
  if (!unspaced || postpositions) return items;
  return withWholeTag(items).flatMap((item, at, all): Item[] => {
    const [before, next] = [all[at - 1], all[at + 1]];
    const isBeside = isName(before) && before?.end === item.start;
    if (saysOnly(item, 'it') && isBeside) return [];
    if (item.kind === 'run' && !item.sure) {
      const isPointed = next?.kind === 'numbers' && pointsAtEnd.test(item.text);
      // 标成素食的
      const isEnd = (next === undefined || next.kind === 'mark') && saysOnly(before, 'tag', 'as');
      return [isPointed || (isEnd && /.[^目]的$/u.test(item.text)) ? { ...item, text: item.text.slice(0, -1) } : item];
    }
    if (item.kind === 'numbers' && (pointsAtEnd.test(before?.kind === 'run' ? before.text : '') || isBoth(all, at)))
      return [];
    if (textOf(item) === '这' && next?.kind === 'numbers' && isBeside) return [];
    if (item.kind !== 'concept' || !mayBeNothing(item) || !says(item, 'tabs')) return [item];
    const isPage = isBeside && !says(next, 'thing') && !(isName(next) && all.slice(0, at).some(saysAct));
    return isPage ? [{ ...item, readings: [['tabs']] }] : [];
  });
}

const saysAct = (item: Item): boolean => says(item, isStrongAct);

/** A name that ends in "that" or "these", before a number. */
const pointsAtEnd = /.{2}[那这]$/u;

const isName = (item: Item | undefined): boolean =>
  item !== undefined && (item.kind === 'run' || item.kind === 'tag' || item.kind === 'site');

/** True for a number of things of which all are meant, or that a name before it has said: 茶馆和公园这两个书签. */
function isBoth(items: Item[], at: number): boolean {
  const [before, next] = [items[at - 1], items[at + 1]];
  if (before && textOf(before) === '这' && isName(items[at - 2])) return true;
  const [item] = items.slice(at);
  const isTwo = item?.kind === 'numbers' && item.numbers.join() === '2';
  return isTwo && isName(next) && !says(before, 'first', 'last') && items.slice(at).some((one) => says(one, 'all'));
}

/** Joins a site and one letter more to the name of a tag or place: 京东鞋标签 is no tag 鞋. */
function withWholeTag(items: Item[]): Item[] {
  const at = items.findIndex((item, place) => {
    const [site, noun] = [items[place - 1], items[place + 1]];
    const isLetter = item.kind === 'run' && !item.sure && /^\p{Script=Han}$/u.test(item.text);
    const isJoined = site?.kind === 'site' && /^\p{Script=Han}+$/u.test(site.text) && site.end === item.start;
    return isLetter && isJoined && says(noun, 'tags', 'folders', 'groups');
  });
  const [site, letter] = [items[at - 1], items[at]];
  if (site?.kind !== 'site' || letter?.kind !== 'run') return items;
  return items.toSpliced(at - 1, 2, { ...letter, text: site.text + letter.text, start: site.start! });
}
