import { adjectives } from './adjectives.ts';
import type { Exceptions, ObjectKind, Slots, SmallWord } from './command-frame.ts';
import { ordersAgain } from './heads.ts';
import type { Lexicon } from './lexicon.ts';
import { longest } from './lexicon.ts';
import { describedNotPointed, placedIn, placeObject } from './place-slots.ts';
import { forbids, prose } from './prose.ts';
import { joinSlots } from './slots.ts';
import type { ReadToken } from './template.ts';

/** The object with its filters. `free`: words that a verb may claim. */
export interface NounPhrase {
  object: ObjectKind | null;
  /** True if the object gives way to the default object of the verb. */
  weak: boolean;
  slots: Slots;
  free: ReadToken[];
  /** Number of free words before the noun or pronoun. */
  before: number;
  passed: SmallWord[];
  /** True if "open" is the only noun and has words before it: "the museum open". */
  vague: boolean;
  /** True for a bare singular noun: "the tab". */
  single: boolean;
  /** True if one thing is meant: "the figma tab", not "every figma tab". */
  one?: boolean;
  /** Words before the noun: "invoice" in "invoice tabs". */
  described?: string[];
  corrected: boolean;
}

interface Reading {
  object: ObjectKind | null;
  /** True if the object is only part of a pronoun ("this page"), and so gives way to another noun. */
  weak: boolean;
  slots: Slots;
  before: ReadToken[];
  after: ReadToken[];
  passed: SmallWord[];
  corrected: boolean;
}

const leavings = new Set(['from', 'off']);
const auxiliaries = new Set('have has had do does did can could will would should'.split(' '));

/** Reads a noun phrase; null if its parts contradict each other, or it is prose. */
export function readNounPhrase(tokens: ReadToken[], lexicon: Lexicon): NounPhrase | null {
  const reading: Reading = {
    object: null,
    weak: false,
    slots: {},
    before: [],
    after: [],
    passed: [],
    corrected: false,
  };
  if (forbids(tokens)) return null;
  let at = 0;
  while (at < tokens.length) {
    const step = readStep(reading, tokens, at, lexicon);
    if (step === null) return null;
    at += step;
  }
  const phrase = finish(reading, lexicon);
  const { single: nouns } = lexicon.language;
  const single = nouns.includes(tokens.map((token) => token.word).join(' '));
  const isOne = !reading.slots.all && tokens.some(({ word }) => nouns.includes(word));
  return phrase && { ...phrase, single, one: isOne };
}

/** Reads one phrase or word. Returns its length in tokens; null for a contradiction. */
function readStep(reading: Reading, tokens: ReadToken[], at: number, lexicon: Lexicon): number | null {
  const token = tokens[at]!;
  const found = longest(lexicon.filters, tokens, at, lexicon.rules);
  // "Everything except this and the pinned ones": more than this stays.
  const goesOn = found?.means.others && isJoin(tokens[at + found.match.length], lexicon);
  const filter = goesOn ? null : found;
  const object = longest(lexicon.objects, tokens, at, lexicon.rules);
  const exception = longest(lexicon.exceptions, tokens, at, lexicon.rules);
  const lengths = [filter, object, exception].map((found) => found?.match.length ?? 0);
  const most = Math.max(...lengths);
  if (most === 0 || (at === 0 && exception?.match.length === most && filter === null)) {
    return ordersAgain(tokens.slice(at), lexicon) ? null : leaveOver(reading, token, lexicon);
  }
  // "Most of the youtube tabs": which ones?
  if (token.word === 'most' && most === 1 && tokens[at + 1]?.word === 'of') return null;
  // "On my reading list" is no site of that name.
  const named =
    object?.match.length === most && !object.weak && filter !== null && Object.keys(filter.means).length === 0;
  if (filter && filter.match.length === most && !named) {
    const slots = joinSlots(filter.means, filter.match.slots);
    const joined = slots && joinSlots(reading.slots, slots);
    if (!joined) return null;
    reading.slots = joined;
    reading.corrected ||= filter.match.corrected;
    if (slots.ref || slots.others || filter.means.states || filter.means.days) {
      noteInner(reading, tokens.slice(at, at + most), lexicon);
    }
    return most;
  }
  if (object && object.match.length === most) {
    reading.corrected ||= object.match.corrected;
    // "Drop it from my reading list" puts nothing there.
    const leaves = object.means === 'reading' && leavings.has(token.word);
    if (leaves) reading.slots = { ...reading.slots, leaving: 'from' };
    // "Put the medium tabs on my reading list": where they go.
    if (object.means === 'reading' && reading.object === 'tabs') {
      reading.slots = { ...reading.slots, to: 'reading' };
      return most;
    }
    if (tokens.slice(at, at + most).some(isWhole)) reading.slots = { ...reading.slots, all: true };
    return setObject(reading, object.means, object.weak) ? most : null;
  }
  // "What I have not looked at" leaves nothing out.
  if (most === 1 && token.word === 'not' && auxiliaries.has(tokens[at - 1]?.word ?? '')) return null;
  return readExceptions(reading, tokens.slice(at + most), lexicon) ? tokens.length - at : null;
}

function setObject(reading: Reading, object: ObjectKind, weak: boolean): boolean {
  const free = reading.object === null || reading.weak || reading.object === 'things';
  if (object === 'things' && reading.object !== null) return true;
  if (free) {
    if (!(weak && reading.object !== null)) {
      // "The open wikipedia tabs": what followed the weak noun stands before the one that counts.
      if (reading.weak) reading.before.push(...reading.after.splice(0));
      reading.object = object;
      reading.weak = weak;
    }
    return true;
  }
  return weak || reading.object === object;
}

/** Takes the object from the noun inside a pronoun or state: "those bookmarks", "duplicate tabs". */
function noteInner(reading: Reading, tokens: ReadToken[], lexicon: Lexicon): void {
  for (let at = 0; at < tokens.length; at++) {
    const object = longest(lexicon.objects, tokens, at, lexicon.rules);
    if (object && !object.weak && object.means !== 'things') setObject(reading, object.means, true);
  }
}

function leaveOver(reading: Reading, token: ReadToken, lexicon: Lexicon): number | null {
  const joins = [...lexicon.language.and, ...lexicon.language.or];
  const saysNothing = token.kind === 'word' && lexicon.fillers.has(token.word) && !joins.includes(token.word);
  if (saysNothing) {
    if (isWhole(token)) reading.slots = { ...reading.slots, all: true };
    for (const [kind, words] of smallWords(lexicon)) if (words.includes(token.word)) reading.passed.push(kind);
    return 1;
  }
  if (token.kind === 'word' && prose.has(token.word)) return null;
  (reading.object === null && !reading.slots.ref ? reading.before : reading.after).push(token);
  return 1;
}

const isWhole = ({ word }: ReadToken): boolean => word === 'all' || word === 'every' || word === 'everything';

const smallWords = (lexicon: Lexicon) => Object.entries(lexicon.language.smallWords) as [SmallWord, string[]][];

/** "except the pinned ones": the rest of the phrase, read by itself. A window named there belongs to the whole. */
function readExceptions(reading: Reading, tokens: ReadToken[], lexicon: Lexicon): boolean {
  const alone = new Set(['alone', 'be', 'untouched', 'as', 'they', 'are', 'open', 'though', 'too']);
  let end = tokens.length;
  while (end > 1 && alone.has(tokens[end - 1]!.word)) end--;
  const inner = readNounPhrase(tokens.slice(0, end), lexicon);
  if (!inner) return false;
  const { states, sites, words, group, ref, window, all: _all, others, ...foreign } = inner.slots;
  if (Object.keys(foreign).length > 0 || others) return false;
  if (inner.object !== null && !['tabs', 'things', 'groups', 'bookmarks'].includes(inner.object)) return false;
  const free = adjectives(inner.free, lexicon);
  if (!free) return false;
  const except: Exceptions = {};
  if (states) except.states = states;
  // "Important" takes judgement.
  if (
    [...(words ?? []), ...(free.words ?? [])].some((said) =>
      said.split(' ').some((word) => lexicon.judgements.has(word)),
    )
  )
    return false;
  const allSites = [...(sites ?? []), ...(free.sites ?? [])];
  const allWords = [...(words ?? []), ...(free.words ?? [])];
  if (allSites.length > 0) except.sites = allSites;
  if (allWords.length > 0) except.words = allWords;
  if (group !== undefined) except.group = group;
  if (ref?.kind === 'this' || ref?.kind === 'it') except.current = true;
  else if (ref) return false;
  if (Object.keys(except).length === 0) return false;
  const joined = joinSlots(reading.slots, window === undefined ? { except } : { except, window });
  if (!joined) return false;
  reading.slots = joined;
  reading.corrected ||= inner.corrected;
  return true;
}

function finish(reading: Reading, lexicon: Lexicon): NounPhrase | null {
  let { object, slots } = reading;
  if (object === null && slots.inside !== undefined) return null;
  if (object === null && reading.before.length > 0) {
    return {
      weak: false,
      object: placeObject(slots),
      slots,
      free: [...reading.before, ...reading.after],
      before: reading.before.length,
      passed: reading.passed,
      vague: false,
      single: false,
      corrected: reading.corrected,
    };
  }
  const described = adjectives(reading.before, lexicon);
  // "Github bookmarks from Dev": a folder, or a site as well? A list of sites would leave its "and" over.
  if (described?.sites && slots.sites && reading.after.length === 0) return null;
  const joined = described && joinSlots(slots, described);
  if (!joined) return null;
  const placed = placedIn(object, describedNotPointed(joined));
  if (!placed) return null;
  slots = placed;
  if (object === null || object === 'things') object = placeObject(slots) ?? object;
  // "All but youtube".
  if (object === null && slots.all && slots.except) object = 'things';
  const { weak, passed, corrected } = reading;
  const inAnything = reading.object === 'things' && reading.slots.inside !== undefined;
  const vague = (weak && described.words !== undefined) || inAnything;
  return {
    object,
    weak,
    slots,
    free: trimJoins(reading.after, lexicon),
    before: 0,
    passed,
    vague,
    single: false,
    ...(described.words ? { described: described.words } : {}),
    corrected,
  };
}

const trimJoins = (tokens: ReadToken[], lexicon: Lexicon): ReadToken[] => {
  const joins = [...lexicon.language.and, ...lexicon.language.or];
  let [start, end] = [0, tokens.length];
  while (start < end && joins.includes(tokens[start]!.word)) start++;
  while (end > start && joins.includes(tokens[end - 1]!.word)) end--;
  return tokens.slice(start, end);
};

const isJoin = (token: ReadToken | undefined, { language }: Lexicon): boolean =>
  token !== undefined && (language.and.includes(token.word) || language.or.includes(token.word));
