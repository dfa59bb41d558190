import { intents } from './all-commands.ts';
import { fewWords, isProse, longestName } from './is-prose.ts';
import { readClause } from './language/clause.ts';
import type { Frame, Slots } from './language/command-frame.ts';
import type { Beyond } from './language/language.ts';
import { createLexicon, longest } from './language/lexicon.ts';
import { readSentence } from './language/sentence.ts';
import { features, names } from './language/slots.ts';
import { type ReadToken, stem } from './language/template.ts';
import { named } from './language/word-tokens.ts';
import { languageNamed } from './languages/index.ts';
import type { CommandLanguage } from './languages/language.ts';
import { isToldAtEnd, namesBeforeVerb, resolve, signsIn } from './reader/atoms.ts';
import { framesOf, type Reading } from './reader/frames.ts';
import { knownPart } from './reader/known-part.ts';
import { lexiconOf } from './reader/lexicon.ts';
import { orderClauses } from './reader/order-clause.ts';
import { partTags } from './reader/part-tags.ts';
import { type Spotted, spot } from './reader/spot.ts';
import type { Item } from './reader/spotted-item.ts';
import { even } from './reader/tokenise.ts';
import { withoutAside, withoutMishap, withoutWhether } from './reader/without-mishap.ts';
import { wordsIn } from './reader/words-in.ts';
import { daysUntil } from './script/dates.ts';
import type { CommandIntent } from './table/command.ts';
import type { Pattern } from './table/command-pattern.ts';
import { english } from './words/en.ts';

export const lexicon = createLexicon(english);

/**
 * Reading of a sentence. `sure`: no typing error was corrected. `exact`: sure, and it cannot be prose. `named`: exact
 * only if the named thing exists.
 */
type Unplanned =
  | { kind: 'intent'; intent: CommandIntent; slots: Slots; sure: boolean; exact: boolean; named: boolean }
  | { kind: 'beyond'; beyond: Beyond }
  /** `words`: topic of the sentence, to suggest commands. */
  | { kind: 'none'; words: string };
/** Reading of a sentence, with `plan`: true if the changes are shown before the command runs. */
export type Match =
  | Exclude<Unplanned, { kind: 'intent' }>
  | (Extract<Unplanned, { kind: 'intent' }> & { plan: boolean });

/** Adds `plan`. A command that destroys shows its plan, unless it is about "this". */
function withPlan(match: Unplanned): Match {
  if (match.kind !== 'intent') return match;
  const { intent, slots, exact, sure } = match;
  const isThis = slots.ref?.kind === 'this' || intent.id === 'tabs.close-this';
  const runsAtOnce = exact && sure && (intent.effect !== 'destroy' || (isThis && !intent.shown));
  const plan = intent.effect !== 'read' && !runsAtOnce;
  return { ...match, plan };
}

export interface MatchOptions {
  /** Language of the interface, by code or as data. English is understood as well. */
  language?: string | CommandLanguage;
  /** Epoch milliseconds. */
  now?: number;
}

/**
 * Finds the built-in command that a sentence means, synchronously. Of the interface language and English, the one that
 * knows more of the words is used. `besides`: slots read from the sentence before.
 */
export function matchWords(
  sentence: string,
  { language = 'en', now = Date.now(), besides = {} }: MatchOptions & { besides?: Slots } = {},
): Match {
  const own = typeof language === 'string' ? languageNamed(language) : language;
  const read = sentence.length > longestSentence || !own ? null : readIn(own, sentence, now, besides);
  const english = withPlan(matchEnglish(even(sentence), now, besides));
  if (!read) return english;
  return read.known >= knownToEnglish(sentence) || english.kind !== 'intent' ? read.match : english;
}

/** Share of the words that belong to English commands, 0 to 1. */
function knownToEnglish(sentence: string): number {
  const tokens = readSentence(sentence, lexicon).filter(({ kind }) => kind === 'word');
  return tokens.filter(({ word }) => lexicon.vocabulary.known.has(word)).length / Math.max(1, tokens.length);
}

function matchEnglish(sentence: string, now: number, besides: Slots): Unplanned {
  const tokens = readSentence(sentence.slice(0, longestSentence), lexicon);
  const none: Match = { kind: 'none', words: '' };
  if (tokens.length === 0 || sentence.length > longestSentence) return none;
  if (tokens.length > mostWords) return none;
  const beyond = longest(lexicon.beyond, tokens, 0, lexicon.rules);
  for (const read of readClause(tokens, lexicon)) {
    const frame = { ...read, slots: { ...read.slots, ...besides } };
    const best = bestOf(frame);
    if (!best) continue;
    if (beyond && beyond.match.length > 1) break;
    const { intent, pattern } = best;
    const { adds, vague = false, named: decides = false } = pattern;
    const isCompound =
      holdsOrder(frame.slots, sentence) || (frame.slots.tags !== undefined && frame.passed.includes('of'));
    const isPlain = !frame.corrected && !frame.vague && !takesJudgement(withoutTags(frame, tokens));
    return {
      kind: 'intent',
      intent,
      slots: { ...counted(frame.slots, now), ...adds },
      sure: !frame.corrected,
      exact: isPlain && !vague && !isCompound,
      named: isPlain && decides && !isCompound,
    };
  }
  if (beyond) return { kind: 'beyond', beyond: beyond.means };
  const telling = tokens.filter((token) => token.kind !== 'mark' && !lexicon.vocabulary.known.has(token.word));
  return { kind: 'none', words: named(telling.slice(0, 4)) };
}

/** Replaces `unusedSince` ("not used since September") by a number of days. */
const counted = ({ unusedSince, ...slots }: Slots, now: number): Slots =>
  unusedSince ? { ...slots, days: Math.max(daysUntil(unusedSince, now), slots.days ?? 0) } : slots;

const longestSentence = 240;
const mostWords = 32;

/** True if a word needs judgement ("the best tabs"); capitalised names are not checked. */
const takesJudgement = ({ words = [], name = '', group = '', folder = '', tags = [] }: Slots): boolean =>
  [...words, ...tags, name, group, folder].some((said) =>
    said.split(' ').some((word) => lexicon.judgements.has(word) || isText(word)),
  );

/**
 * Slots without the tags, if these are plainly names: "tag all github tabs code". In "tag these with a summary" or "tag
 * my tabs with keywords" they describe something to write, and stay.
 */
function withoutTags({ object, slots }: Frame, tokens: ReadToken[]): Slots {
  const { tags = [], ...others } = slots;
  const written = [...lexicon.language.smallWords.indefinite, 'with'];
  const isPlain = tags.every((tag) => /^\S+$/.test(tag) && stem(tag) === tag && !lexicon.judgements.has(tag));
  const isPut = object !== null && slots.ref === undefined && !tokens.some(({ word }) => written.includes(word));
  return isPlain && isPut ? others : slots;
}

/** True if a name seems to contain a second order, and is not quoted: "save this to Recipes and tag it vegan". */
function holdsOrder({ name = '', folder = '', group = '', session = '', tags = [] }: Slots, sentence: string): boolean {
  const isQuoted = (said: string) => new RegExp(`["“„'‘]${RegExp.escape(said)}["”“'’]`, 'i').test(sentence);
  return [name, folder, group, session, ...tags].some(
    (said) => said !== '' && said.split(' ').some((word) => joints.has(word.toLowerCase())) && !isQuoted(said),
  );
}

const joints = new Set([...english.and, 'please', 'then', 'afterwards', 'of']);

/** True if a name is a phrase of small words, and so probably no name. */
const isPhrase = ({ name = '' }: Slots): boolean => wordsIn(name) >= fewWords && name === name.toLowerCase();

const isText = (word: string): boolean => lexicon.texts.has(word) || lexicon.texts.has(stem(word));

/** True if a slot names something that only texts or projects have: "the last paragraph", "a new branch". */
const isOfTexts = ({ words = [], name = '', tags = [] }: Slots): boolean =>
  [...words, ...tags, name].some((said) => said.split(' ').some(isText));

/** Largest number of words in a search of titles. */
const mostOfTitle = 6;

/** `known`: share of the words that the language knows, 0 to 1. */
interface Read {
  match: Match;
  known: number;
}

/**
 * Reads a sentence strictly; if that fails, with typing errors corrected; and at last with one word ignored. Changes
 * read in the latter two ways are shown before they run.
 */
function readIn(language: CommandLanguage, sentence: string, now: number, besides: Slots): Read {
  const lexicon = lexiconOf(language);
  const spotted = spot(sentence, lexicon);
  const typed = { ...spotted, items: withoutWhether(partTags(spotted.items, language)) };
  const read = (given: Spotted, how = {}) => readItems(given, language, { now, besides, ...how });
  const order = withoutMishap(typed.items);
  const strict = read(order ? { ...typed, items: order } : typed);
  if (order || strict.match.kind !== 'none') return strict;
  const mended = spot(sentence, lexicon, { mends: true });
  const second = mended.corrected && !hidesNegation(typed, mended) ? read(mended) : strict;
  if (second.match.kind === 'intent') return { ...second, known: strict.known };
  const parted = language.unspaced ? [spot(sentence.replace(/ +/g, '，'), lexicon)] : [];
  const ways = [typed.items, mended.items, ...parted.map(({ items }) => items)];
  for (const items of ways.map(withoutAside).filter((one) => one !== null)) {
    const third = read({ items, corrected: true });
    if (third.match.kind !== 'none') return third;
  }
  const last = read(typed, { lenient: true });
  if (last.match.kind !== 'none') return last;
  const named = spot(sentence, lexicon, { names: true });
  for (const items of [named.items, ...ways.flatMap(orderClauses)]) {
    const ordered = read({ items, corrected: true }, { ordered: true });
    if (ordered.match.kind === 'intent') return ordered;
  }
  return last;
}

/** True if correcting a word has hidden a negation: "do not tuch the pinned tabs". */
const hidesNegation = (typed: Spotted, mended: Spotted): boolean =>
  forbids(typed.items) &&
  !forbids(mended.items) &&
  !mended.items.some(({ kind }) => kind === 'amount' || kind === 'when');

const forbids = (items: Item[]): boolean =>
  items.some((item) => item.kind === 'concept' && item.readings.every((reading) => reading.includes('not')));

/** `lenient`: one word may be ignored. `ordered`: a verb is required. */
type Manner = { lenient?: boolean; ordered?: boolean; now: number; besides: Slots };

function readItems(
  { items, corrected }: Spotted,
  language: CommandLanguage,
  { lenient = false, ordered = false, now, besides }: Manner,
): Read {
  const known = knownPart(items);
  if (isToldAtEnd(items)) return { match: { kind: 'none', words: '' }, known };
  const none: Match = {
    kind: 'none',
    words: items.flatMap((item) => (item.kind === 'run' ? [item.text] : [])).join(' '),
  };
  let beyond: Beyond | null = null;
  let best: { found: NonNullable<ReturnType<typeof bestOf>>; reading: Reading; score: number } | null = null;
  for (const atoms of resolve(items, language.syllables)) {
    const signs = signsIn(atoms);
    if (signs.length > 0) {
      if (signs.includes('model') || signs.includes('elsewhere'))
        beyond ??= signs.includes('model') ? 'model' : 'elsewhere';
      continue;
    }
    for (const read of framesOf(atoms, { postpositions: language.postpositions === true, lenient })) {
      const reading = { ...read, slots: { ...read.slots, ...besides } };
      const found = bestOf(reading);
      if (!found || (reading.implied && (ordered || isProse(reading, found)))) continue;
      const score = reading.cost * 2 - (found.pattern.needs?.length ?? 0);
      if (!best || score < best.score) best = { found, reading, score };
    }
  }
  if (!best) return { match: beyond ? { kind: 'beyond', beyond } : none, known };
  const { intent, pattern } = best.found;
  const { adds, vague = false, named: decides = false } = pattern;
  const { words, days } = best.reading.slots;
  const isUnnamed = words !== undefined || (pattern.bare && best.reading.slots.name !== undefined);
  const mayBeProse = intent.effect !== 'read' && best.reading.object === null && isUnnamed;
  const isPlain = !mayBeProse && !best.reading.vague && best.reading.left === 0 && !corrected;
  const match = withPlan({
    kind: 'intent',
    intent,
    slots: { ...counted(best.reading.slots, now), ...adds },
    sure: !corrected,
    exact: !vague && isPlain,
    named: decides && isPlain,
  });
  // A selection by words or age may be wider than was meant: it is shown first.
  const { object, slots } = best.reading;
  const isTagAlone = (object === null || object === 'tags') && slots.tags !== undefined && slots.ref === undefined;
  const isLoose = intent.effect !== 'read' && (words !== undefined || days !== undefined || isTagAlone);
  const isTold = intent.effect !== 'read' && !language.postpositions && namesBeforeVerb(items);
  return { match: match.kind === 'intent' && (isLoose || isTold) ? { ...match, plan: true } : match, known };
}

/** All patterns by verb, in the order of the table. */
const byVerb = new Map<string, { intent: CommandIntent; pattern: Pattern }[]>();
for (const intent of intents)
  for (const pattern of intent.rule.flat())
    for (const verb of pattern.verbs) byVerb.set(verb, [...(byVerb.get(verb) ?? []), { intent, pattern }]);

/** The intent whose pattern fits a frame with the most conditions; the first in the table among equals. */
function bestOf(frame: Frame): { intent: CommandIntent; pattern: Pattern } | null {
  const held = features(frame.slots);
  let best: { intent: CommandIntent; pattern: Pattern; needs: number } | null = null;
  if (frame.vague && longestName(frame.slots) > mostOfTitle) return null;
  for (const { intent, pattern } of byVerb.get(frame.verb) ?? []) {
    if (!fits(pattern, frame, held) || (intent.effect !== 'read' && isScattered(pattern, frame))) continue;
    const needs = pattern.needs?.length ?? 0;
    if (!best || needs > best.needs) best = { intent, pattern, needs };
  }
  return best;
}

/** True if words are both before and after the verb, which is rather prose: "pin the tail on the donkey". */
const isScattered = ({ vague }: Pattern, { object, slots: { words = [] } }: Frame): boolean =>
  vague === true && object === null && words.length > 1;

function fits(pattern: Pattern, frame: Frame, held: Set<string>): boolean {
  if (!pattern.objects.includes(frame.object)) return false;
  if (pattern.bare && (frame.passed.length > 0 || longestName(frame.slots) >= fewWords || isPhrase(frame.slots)))
    return false;
  if (pattern.one && !frame.one) return false;
  if (pattern.definite && !frame.passed.includes('definite')) return false;
  if (pattern.vague && (longestName(frame.slots) > fewWords || isOfTexts(frame.slots))) return false;
  if (pattern.vague && frame.passed.some((word) => word !== 'definite')) return false;
  const needs = pattern.needs ?? [];
  const allows = pattern.allows ?? [];
  const isHeld = (feature: string) =>
    held.has(feature) ||
    (feature === 'window' && held.has('window:all')) ||
    (feature === 'window:some' && held.has('window'));
  if (!needs.every(isHeld)) return false;
  return [...held].every((feature) => names(needs, feature) || names(allows, feature));
}
