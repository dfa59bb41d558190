import { type Concept, concepts } from '../languages/concepts.ts';
import { placing } from './acts.ts';
import { withKanaMended } from './alike-kana.ts';
import { amountAt } from './amounts.ts';
import { isArticle, onlyBack, pointsBack, withoutBack, withSmallWords } from './articles.ts';
import { isStrongAct, kindOf, naming, parting, says, saysOnly } from './atoms.ts';
import { split, withoutClitics } from './compounds.ts';
import { cutsWord, hyphenedName, isUnknown } from './is-unknown.ts';
import { joinNumbers, joinYears } from './join-numbers.ts';
import { type Lexicon, type Meaning, meansAt } from './lexicon.ts';
import { mendedWords, siteAt } from './mend-words.ts';
import { isTold, splitAt } from './parted-verbs.ts';
import { type Found, longestAt } from './phrases.ts';
import { endsTags, rewordItems } from './reword-items.ts';
import type { Item } from './spotted-item.ts';
import { type Token, tokenise, written } from './tokenise.ts';
import {
  dayAsName,
  isRoot,
  isTask,
  wholeNames,
  withDayOfName,
  withNounAfter,
  withPageName,
  withWholeNewName,
} from './whole-names.ts';

export interface Spotted {
  items: Item[];
  /** True if a typing error was corrected. */
  corrected: boolean;
}

/**
 * Finds known phrases in a sentence, longest first; the words between become runs. `mends`: with typing errors mended.
 * `names`: all words at the place of a name are one.
 */
export function spot(given: string, lexicon: Lexicon, { mends = false, names = false } = {}): Spotted {
  const { language } = lexicon;
  const sentence = withKanaMended(written(given, language), lexicon.kana, mends);
  const typed = withoutClitics(split(tokenise(sentence, language), lexicon), lexicon);
  const accented = language.accents === true && typed.some(({ lower, folded }) => lower !== folded);
  const right = mendedWords(typed, lexicon, mends);
  // "Sap xep các thẻ": where typing errors are mended, a word without any may lack its accents.
  const isBare = ({ lower, folded }: Token): boolean => mends && lower === folded;
  const tokens = accented ? right.map((token): Token => (isBare(token) ? token : { ...token, accented: true })) : right;
  const items: Item[] = [];
  const taken = new Map<number, number>();
  let run = null as { start: number; end: number; gap: boolean; named: boolean } | null;
  let at = 0;
  let passed = false;
  let tailed = false; // Right after the second part of a separable verb: "saca … del grupo".
  const textAt = (length: number) => sentence.slice(tokens[at]!.start, tokens[at + length - 1]!.end);
  const close = () => {
    if (!run) return;
    const { start, end, gap } = run;
    const text = sentence.slice(start, end).trim().replace(/ ?› ?/g, '/');
    items.push({ kind: 'run', text, sure: false, start, end, ...(gap && { gap }) });
    run = null;
  };
  const put = (item: Item, length = 1) => {
    close();
    const placed = { ...item, start: tokens[at]!.start, end: tokens[at + length - 1]!.end };
    const next = item.kind === 'numbers' && language.counters?.includes(tokens[at + length]?.raw ?? ' ');
    const isCounted = next === true && (longestAt(lexicon.tree, tokens, at + length)?.length ?? 1) === 1;
    items.push({ ...placed, ...(passed && { gap: true }), ...(isCounted && { counted: true }) });
    passed = false;
    at += length + Number(isCounted);
  };
  /** Adds words to the run, or begins one. */
  const extend = (length = 1, named = run?.named ?? false) => {
    const { start, gap } = run ?? { start: tokens[at]!.start, gap: passed };
    run = { start, end: tokens[at + length - 1]!.end, gap, named };
    at += length;
  };
  while (at < tokens.length) {
    const token = tokens[at]!;
    if (taken.has(at)) {
      close();
      tailed = true;
      at += taken.get(at)!;
      continue;
    }
    // "Bookmarks bar › Dev": a path is one name.
    if (token.raw === '›' && run) {
      extend(1, true);
      continue;
    }
    const plain = itemOfToken(token);
    if (plain) {
      put(plain);
      continue;
    }
    const joined = run ? 1 : hyphenedName(tokens, at, sentence, items.at(-1), lexicon);
    if (joined > 1) {
      extend(joined);
      passed = false;
      continue;
    }
    const split = splitAt(tokens, at, lexicon, taken);
    const isDone = split?.readings.some((concepts) => concepts.includes('done'));
    const parted = at === 0 && split && !isDone && isTold(tokens, split.length, lexicon) ? null : split;
    const phrase = longestAt(lexicon.tree, tokens, at, lexicon.small);
    // "I want to show what is tagged": no wish that it be tagged.
    const isWish =
      phrase !== null && phrase.length > (parted?.length ?? 0) && phrase.means.every(({ kind }) => kind === 'filler');
    if (parted && !isWish && parted.words >= (phrase?.length ?? 0)) {
      for (const [place, length] of parted.tails) taken.set(place, length);
      put({ kind: 'concept', readings: parted.readings, text: token.raw }, parted.length);
      continue;
    }
    const named: boolean = run
      ? run.named
      : (!isDate(tokens, at, lexicon) || says(items.at(-1), ...naming)) &&
        !isRoot(tokens, at, lexicon) &&
        isName(tokens, at, items, language.capitals === true, tailed);
    tailed = false;
    // The end of a parted verb belongs to no other phrase: "lös die Gruppe wieder auf".
    const tails = language.unspaced ? [] : [...taken.keys()].filter((place) => place > at);
    const free = tails.length > 0 ? tokens.slice(0, Math.min(...tails)) : tokens;
    // "As Beta Launch": so long as words begin with a capital, it is one name.
    const isNameOn = run?.named && language.capitals === true;
    // "In a folder Job hunt": an order does not end with a verb.
    const isLast = at === tokens.length - 1 && longestAt(lexicon.tree, tokens, at)?.means.every(isAct) === true;
    const goesOn = isNameOn && (/^\p{Lu}\p{Ll}/u.test(token.raw) || isLast);
    const longest = longestAt(lexicon.tree, free, at, lexicon.small);
    // 两个标签页: two of them, and not the 两个标签.
    const isCut = language.counters?.includes(tokens[at + 1]?.raw ?? ' ') && longest && longest.length > 2;
    const number = isCut ? longestAt(lexicon.tree, tokens.slice(0, at + 1), at) : null;
    const isNumber = isCut && (longestAt(lexicon.tree, tokens, at + 2)?.length ?? 0) + 2 > longest.length;
    const whole = isNumber && number?.means.some(({ kind }) => kind === 'number') ? number : longest;
    const known = (named && !run) || goesOn ? null : whole;
    const found = known && named && language.syllables && isSyllable(known, tokens, at, lexicon) ? null : known;
    const counted = amountAt(tokens, at, lexicon);
    const isOurs = known?.means.some(({ kind }) => kind === 'concepts') ?? false;
    const amount = counted && counted.length + (isOurs ? 0 : 1) > (known?.length ?? 0) ? counted : null;
    // "Steuer 2026": a number right after a name belongs to it.
    if (run && amount?.length === 1 && /^\d+$/.test(token.raw)) {
      extend();
      continue;
    }
    if (amount) {
      put(amount.item, amount.length);
      continue;
    }
    if (
      found &&
      !(language.unspaced && !language.apart?.includes(token.raw) && cutsWord(tokens, at, found, run, lexicon))
    ) {
      const means = pointsBack(found, tokens, at, lexicon, taken) ? onlyBack(found) : withoutBack(found);
      const item = itemOf(means, textAt(found.length));
      // "pompes à chaleur": a link that may add nothing, within a name.
      const within =
        run !== null &&
        item?.kind === 'concept' &&
        (language.inNames === token.lower
          ? says(items.at(-1), 'about')
          : (item.readings.some((reading) => reading.length === 0) ||
              (run.named && !items.some(isPlacing) && isCapital(tokens[at + found.length], lexicon))) &&
            item.readings.every((reading) =>
              reading.every((one) => concepts[one].kind === 'link' && !parting.has(one)),
            )) &&
        continues(run, tokens, at + found.length, lexicon);
      if (within) {
        at += found.length;
        continue;
      }
      // A unit or the like that counts nothing here is a word like any other, and so is a number in "杂七杂八".
      if (item?.kind === 'run' || (run?.named && (item?.kind === 'numbers' || (item?.kind === 'when' && item.text))))
        extend(found.length);
      else if (item) put(item, found.length);
      else if (!run && at + found.length === tokens.length && endsTags(items)) extend(found.length);
      else {
        const isPhrase = language.unspaced && found.length > 2;
        if (
          !run ||
          isPhrase ||
          language.apart?.includes(token.raw) ||
          !continues(run, tokens, at + found.length, lexicon)
        ) {
          close();
          passed = !language.unspaced;
        }
        at += found.length;
      }
      continue;
    }
    const site = siteAt(tokens, at);
    if (site && !run) {
      put({ kind: 'site', site: site.site, text: textAt(site.length) }, site.length);
      continue;
    }
    extend(1, named);
    passed = false;
  }
  close();
  const parted = withDayOfName(withPageName(withNounAfter(items, sentence, language), sentence), sentence);
  const renamed = withWholeNewName(parted, sentence, language);
  const named = wholeNames(renamed, sentence, language, names);
  const kept = joinYears(joinNumbers(named))
    .map(dayAsName)
    .filter((item, at, all) => !isArticle(item, all[at + 1]) && !followsNothing(item, at, all));
  return {
    items: rewordItems(withSmallWords(kept, typed, lexicon, taken), language),
    corrected:
      renamed !== parted ||
      named.filter(isTask).length < items.filter(isTask).length ||
      (accented && mends && right.some(isBare)) ||
      sentence !== written(given, language) ||
      right.some((token, at) => token !== typed[at]),
  };
}

/**
 * True if "then" has nothing after it in its clause, so it means "already": "máy đầy rồi, …", "bao nhiêu tab rồi".
 * After an act it tells that it was done: "gom tab lại rồi, khỏi cần".
 */
const followsNothing = (item: Item, at: number, items: Item[]): boolean => {
  if (!says(item, 'second-order')) return false;
  const next = items[at + 1];
  const from = items.findLastIndex(({ kind }, place) => kind === 'mark' && place < at) + 1;
  if (next?.kind === 'mark') return !items.slice(from, at).some((one) => saysOnly(one, isStrongAct));
  return next === undefined && items.some((one) => says(one, 'count', 'list'));
};

/** The item of a token that is no word; null for a word. */
function itemOfToken({ kind, raw }: Token): Item | null {
  if (kind === 'quoted') return { kind: 'run', text: raw, sure: true };
  if (kind === 'tag') return { kind, text: raw };
  if (kind === 'host') return { kind: 'site', site: raw, text: raw };
  if (kind !== 'mark') return null;
  if (/[→>]/.test(raw)) return { kind: 'concept', readings: [[raw === '>' ? 'older' : 'to']], text: raw };
  return { kind, mark: raw };
}

/** The item of a phrase; null for fillers. */
function itemOf({ means }: Found<Meaning>, text: string): Item | null {
  const readings = means.flatMap((meaning) => (meaning.kind === 'concepts' ? [meaning.concepts] : []));
  const meant = <Kind extends Meaning['kind']>(kind: Kind) =>
    means.find((meaning): meaning is Extract<Meaning, { kind: Kind }> => meaning.kind === kind);
  const [site, ordinal, weekday, month] = [meant('site'), meant('ordinal'), meant('weekday'), meant('month')];
  if (site) return { ...site, text };
  if (ordinal && readings.length === 0) return { ...ordinal, text };
  if (weekday) return { kind: 'when', when: weekday, text };
  if (month) return { kind: 'when', when: { kind: 'in-month', month: month.month }, text };
  const isFiller = meant('filler') !== undefined;
  if (readings.length > 0) return { kind: 'concept', readings: isFiller ? [...readings, []] : readings, text };
  const number = meant('number');
  if (isFiller || (number && !number.vague && number.n === 1)) return null;
  return number && !number.vague ? { kind: 'numbers', numbers: [number.n] } : { kind: 'run', text, sure: false };
}

/** True if a token continues a run: unknown, or in a name a capitalised word, day or month, "Recettes du dimanche". */
const continues = ({ named }: { named: boolean }, tokens: Token[], at: number, lexicon: Lexicon): boolean =>
  isUnknown(tokens, at, lexicon) ||
  (named && isCapital(tokens[at], lexicon) && !longestAt(lexicon.tree, tokens, at)) ||
  (named && isDate(tokens, at, lexicon));

const isDate = (tokens: Token[], at: number, lexicon: Lexicon): boolean =>
  meansAt(lexicon, tokens, at, ({ kind }) => kind === 'weekday' || kind === 'month');

/** True for an act that gives a place or name, after which a linking word may follow. */
const isPlacing = (item: Item): boolean => says(item, ...placing);

const isCapital = (token: Token | undefined, { language }: Lexicon): boolean =>
  language.capitals === true && /^\p{Lu}\p{Ll}/u.test(token?.raw ?? '');

/** True if a capital marks a name here: within a sentence, where a name can stand. */
function isName(tokens: Token[], at: number, items: Item[], capitals: boolean, tailed: boolean): boolean {
  const last = items.at(-1);
  if (tailed && capitals && /^\p{Lu}\p{Ll}/u.test(tokens[at]!.raw)) return true;
  // "Folders Old and New".
  if (capitals && says(last, 'and') && /^\p{Lu}\p{Ll}/u.test(tokens[at]!.raw)) {
    const named = items.at(-2);
    if (named?.kind === 'run' && /^\p{Lu}\p{Ll}/u.test(named.text)) return true;
  }
  if (at === 0 || last?.kind !== 'concept' || !/^\p{Lu}\p{Ll}/u.test(tokens[at]!.raw)) return false;
  const due = capitals ? beforeNames : naming;
  return says(last, ...due);
}

/** True if a known word is a syllable of a name: "nghiên cứu". */
const isSyllable = ({ length, means }: Found<Meaning>, tokens: Token[], at: number, { tree }: Lexicon): boolean =>
  length === 1 &&
  !longestAt(tree, tokens, at + 1) &&
  means.every(
    (one) => one.kind === 'concepts' && one.concepts.every((concept) => ['act', 'filter'].includes(kindOf(concept))),
  );

const beforeNames = new Set<Concept>([...naming, 'rename', 'to', 'in', 'as', 'about']);

const isAct = (meaning: Meaning): boolean =>
  meaning.kind === 'concepts' && meaning.concepts.every((one) => concepts[one].kind === 'act');
