import { bestCommand } from './best-command.ts';
import type { Slots } from './frame/command-frame.ts';
import { isExact, isJudged } from './is-exact.ts';
import { isHedged, isProse, tellsOfOthers } from './is-prose.ts';
import type { CommandLanguage } from './languages/language.ts';
import { type Beyond, counted, type Match, withPlan } from './match.ts';
import { type Atom, has, isToldAtEnd, namesBeforeVerb, resolve, says, saysOnly, signsIn } from './reader/atoms.ts';
import { framesOf, type Reading } from './reader/frames.ts';
import { isReadWhole } from './reader/is-read-whole.ts';
import { lexiconOf } from './reader/lexicon.ts';
import { orderClauses } from './reader/order-clause.ts';
import { partTags } from './reader/reword-items.ts';
import { type Spotted, spot } from './reader/spot.ts';
import { type Item, knownPart } from './reader/spotted-item.ts';
import { withException, withoutAside, withoutMishap, withoutWhether, withTimeToCome } from './reader/without-mishap.ts';
import { cries } from './rules/read-return.ts';
import { saysMore } from './says-more.ts';

/** `known`: share of the words that the language knows, 0 to 1. */
export interface Read {
  match: Match;
  known: number;
}

/**
 * Reads a sentence strictly; if that fails, with typing errors corrected; and at last with one word ignored. Changes
 * read in the latter two ways are shown before they run.
 */
export function matchByWords(language: CommandLanguage, sentence: string, now: number, besides: Slots): Read {
  const lexicon = lexiconOf(language);
  const spotted = spot(sentence, lexicon);
  const plain = withoutWhether(partTags(spotted.items, language));
  const typed = { ...spotted, items: besides.until === undefined ? plain : withTimeToCome(plain) };
  const read = (given: Spotted, how = {}) => readItems(given, language, { sentence, now, besides, ...how });
  const told = withoutMishap(typed.items, cries(sentence, language.code));
  const whole = { items: told ?? [], corrected: typed.corrected || typed.items.some(isRun) };
  // A sentence that only tells may say something else: "find the article, I closed it by mistake".
  const isOrdered = typed.items.some((item) => says(item, 'reopen', 'undo'));
  const order = told && (isOrdered || read(whole).match.kind !== 'none') ? whole : null;
  const strict = read(order ?? typed);
  const isTopic = strict.match.kind === 'intent' && !strict.match.exact && strict.match.slots.words !== undefined;
  if (order || (strict.match.kind !== 'none' && !isTopic)) return strict;
  const mended = spot(sentence, lexicon, { mends: true });
  // "Close everythign older than a week": a word with a typing error is no topic.
  if (isTopic) {
    const { match } = mended.corrected ? read(mended) : strict;
    return isWithoutTopic(strict.match, match) ? { match, known: strict.known } : strict;
  }
  const second = mended.corrected && !hidesNegation(typed.items, mended.items) ? read(mended) : strict;
  if (second.match.kind === 'intent') return { ...second, known: strict.known };
  const parted = language.unspaced ? [spot(sentence.replace(/ +/g, '，'), lexicon).items] : [];
  const ways = [typed.items, mended.items, ...parted];
  for (const items of ways.flatMap((way) => [withException(way, language), withoutAside(way)])) {
    const third = items && read({ items, corrected: true });
    if (third && third.match.kind !== 'none' && !losesRest(third.match, items)) return third;
  }
  const last = read(typed, { lenient: true });
  if (last.match.kind !== 'none') return last;
  const orders = ways.flatMap((way) => orderClauses(way).filter((order) => isReadWhole(way, order)));
  for (const items of [spot(sentence, lexicon, { names: true }).items, ...orders]) {
    const ordered = read({ items, corrected: true }, { ordered: true });
    if (ordered.match.kind === 'intent' && !losesRest(ordered.match, items)) return ordered;
  }
  return last;
}

/** True if both readings are of one command, and only the first has a topic. */
const isWithoutTopic = (one: Match, other: Match): boolean =>
  one.kind === 'intent' && other.kind === 'intent' && one.intent === other.intent && other.slots.words === undefined;

/**
 * True if tabs are to be kept and nothing says which: "keep only the tabs I need", "close all but what I need for
 * work".
 */
const keepsUnnamed = (atoms: Atom[], slots: Slots): boolean =>
  atoms.some((atom) => has(atom, 'tabs')) &&
  (Object.keys(slots).join() === 'others'
    ? !atoms.some((atom) => has(atom, 'this', 'it'))
    : atoms.some(({ item }) => item.small?.includes('relative') === true));

/** True for names in another clause before an item: "I have lentil soup saved twice, keep just the one". */
const isToldBefore = (items: Item[], item: Item): boolean => {
  const mark = items.slice(0, items.indexOf(item)).findLastIndex(({ kind }) => kind === 'mark');
  return items.slice(0, Math.max(0, mark)).some(isRun);
};

/** True if "the rest" is read without what was named before: "keep youtube, close the rest". */
const losesRest = (match: Match, read: Item[]): boolean =>
  match.kind === 'intent' &&
  match.slots.others === true &&
  match.slots.except === undefined &&
  !read.some((item) => says(item, 'tabs'));

/** True if correcting a word has hidden a negation: "do not tuch the pinned tabs". */
const hidesNegation = (typed: Item[], mended: Item[]): boolean =>
  forbids(typed) && !forbids(mended) && !mended.some(({ kind }) => kind === 'amount' || kind === 'when');

const forbids = (items: Item[]): boolean => items.some((item) => saysOnly(item, 'not'));

/** "He closed the shop, reopen it". */
const isRun = ({ kind }: Item): boolean => kind === 'run';

/** True if neither the things nor their age is said: "throw away what I never read". */
const isAssumed = (items: Item[], { object, slots }: Reading): boolean =>
  object !== 'tabs' && slots.days !== undefined && !items.some(({ kind }) => kind === 'amount' || kind === 'when');

/** `lenient`: one word may be left over. `ordered`: a word says what to do. */
type Manner = { lenient?: boolean; ordered?: boolean; sentence: string; now: number; besides: Slots };

function readItems(
  { items, corrected }: Spotted,
  language: CommandLanguage,
  { lenient = false, ordered = false, sentence, now, besides }: Manner,
): Read {
  const known = knownPart(items);
  if (isToldAtEnd(items)) return { match: { kind: 'none', words: '' }, known };
  const none: Match = {
    kind: 'none',
    words: items.flatMap((item) => (item.kind === 'run' ? [item.text] : [])).join(' '),
  };
  let beyond: Beyond | null = null;
  let best: {
    found: NonNullable<ReturnType<typeof bestCommand>>;
    reading: Reading;
    atoms: Atom[];
    score: number;
  } | null = null;
  for (const atoms of resolve(items, language)) {
    const signs = signsIn(atoms);
    if (signs.length > 0) {
      if (signs.includes('model') || signs.includes('elsewhere'))
        beyond ??= signs.includes('model') ? 'model' : 'elsewhere';
      continue;
    }
    for (const read of framesOf(atoms, language, lenient)) {
      const reading = { ...read, slots: { ...read.slots, ...besides } };
      const found = bestCommand(reading);
      // "Close this and bookmark it on Monday" puts nothing off.
      if (besides.until !== undefined && atoms.some((atom) => has(atom, 'bookmark'))) continue;
      if (
        !found ||
        tellsOfOthers(atoms, reading, found.intent) ||
        (reading.implied && (ordered || isProse(reading, found)))
      )
        continue;
      // "Close my tabs because she said so": what only asks which was to be said whole.
      if (found.intent.unlisted && (corrected || reading.left > 0)) continue;
      // "Delete history battery": not the whole of it.
      if (reading.left > 0 && found.intent.effect === 'destroy' && Object.keys(reading.slots).length === 0) continue;
      // "Close all but the docs tab": what is kept is not passed over.
      if (reading.left > 0 && atoms.some((atom) => has(atom, 'keep-only'))) continue;
      const score = reading.cost * 2 - (found.pattern.needs?.length ?? 0);
      if (!best || score < best.score) best = { found, reading, atoms, score };
    }
  }
  if (!best) return { match: beyond ? { kind: 'beyond', beyond } : none, known };
  const { intent, pattern } = best.found;
  const { adds, vague = false, named: decides = false } = pattern;
  const { object, slots } = best.reading;
  const { words, days, name } = slots;
  const act = best.atoms.find((atom) => has(atom, 'act'));
  const isMore = intent.effect !== 'read' && saysMore(sentence, items, act?.item, language);
  const isCapital = language.capitals === true && /^\p{Lu}/u.test(name ?? '');
  const isUnnamed = words !== undefined || (pattern.bare && name !== undefined && !isCapital);
  const mayBeProse = intent.effect !== 'read' && object === null && isUnnamed;
  const isWhole = !best.reading.vague && best.reading.left === 0 && !corrected;
  if (act && has(act, 'keep-only') && !language.unspaced && !language.postpositions && isToldBefore(items, act.item))
    return { match: none, known };
  if (act && has(act, 'keep-only') && keepsUnnamed(best.atoms, slots)) return { match: none, known };
  const read = withPlan({
    kind: 'intent',
    intent,
    slots: { ...counted(slots, now), ...adds },
    sure: !corrected,
    exact:
      !vague &&
      !mayBeProse &&
      isWhole &&
      !isMore &&
      !isAssumed(items, best.reading) &&
      isExact(items, best.atoms, best.reading, language),
    named: decides && isWhole && !isJudged(best.atoms, language),
  });
  const match = decides && read.kind === 'intent' ? { ...read, exact: false } : read;
  // A selection by words or age may be wider than was meant: it is shown first.
  const isTagAlone = (object === null || object === 'tags') && slots.tags !== undefined && slots.ref === undefined;
  const isLoose =
    intent.effect !== 'read' && !intent.picksOne && (words !== undefined || days !== undefined || isTagAlone);
  const isAsked = intent.effect !== 'read' && act !== undefined && isHedged(sentence, act.item, language);
  const isTold =
    intent.effect !== 'read' &&
    (best.reading.implied || (!language.postpositions && namesBeforeVerb(items)) || isAsked);
  if (match.kind !== 'intent' || !(isLoose || isTold)) return { match, known };
  // If a model is chosen, questions and statements go to it.
  return { match: { ...match, plan: true, loose: true, exact: match.exact && !isAsked }, known };
}
