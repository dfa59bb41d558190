import { adjectives, siteNamed } from './adjectives.ts';
import type { Frame, Slots } from './command-frame.ts';
import { readList } from './enumeration.ts';
import { type Head, heads } from './heads.ts';
import { hanging } from './incomplete-words.ts';
import type { Take, VerbWords } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { longest } from './lexicon.ts';
import { type NounPhrase, readNounPhrase } from './noun-phrase.ts';
import { rewordings } from './reword.ts';
import { joinSlots } from './slots.ts';
import { beginsEarlier, between, endsOf, readTarget } from './targets.ts';
import { lengthAt, type ReadToken } from './template.ts';
import { topics } from './topics.ts';
import { named, titled } from './word-tokens.ts';

/** Readings of a clause as a command, the most likely first. Lazy, since most of them are never needed. */
export function* readClause(tokens: ReadToken[], lexicon: Lexicon): Generator<Frame> {
  if (tokens.length > 1 && tokens.every((token) => token.kind === 'tag' || token.word === ',')) {
    const tags = tokens.filter((token) => token.kind === 'tag').map((token) => token.raw);
    // Nothing else can be meant by them, and nothing else is tagged so than the page in front.
    const slots: Slots = { ref: { kind: 'this' }, tags };
    yield { verb: 'tag', object: null, slots, corrected: false, vague: false, passed: [] };
    return;
  }
  const hint = lengthAt(lexicon.rewording.hints, tokens, 0, lexicon.rules);
  if (hint > 0) {
    const hinted = tokens.slice(hint).filter(({ word }) => !lexicon.rewording.hedges.has(word));
    if (hinted.length > 0) for (const frame of readClause(hinted, lexicon)) yield { ...frame, vague: true };
  }
  if (tokens.some(({ pause }) => pause !== undefined))
    for (const { tokens: order, vague } of topics(tokens, lexicon))
      for (const frame of readVerbs(order, lexicon)) yield { ...frame, vague: frame.vague || vague };
  yield* readVerbs(tokens, lexicon);
  for (const { tokens: said, vague, corrected, told } of rewordings(tokens, lexicon)) {
    for (const frame of readVerbs(said, lexicon)) {
      // "The windows need to be cleaned" is said of a house.
      if (vague && frame.object === 'windows' && !told) continue;
      if (told && frame.slots.ref && frame.slots.ref.kind !== 'this') continue;
      yield { ...frame, vague: frame.vague || vague, corrected: frame.corrected || corrected };
    }
  }
  // "Summarise my tabs" is not about tabs called so.
  if (longest(lexicon.beyond, tokens, 0, lexicon.rules)) return;
  const said = readNounPhrase(tokens, lexicon);
  const phrase = said && (sitesThen(said, lexicon) ?? pageThen(said, tokens, lexicon) ?? said);
  // "Open with a joke" names nothing.
  // "Be quiet, mute all tabs" goes on with an order.
  if (tokens.some((token, at) => token.kind === 'mark' && orders(tokens.slice(at + 1), lexicon))) return;
  if (!phrase || phrase.free.length > 0 || (phrase.weak && phrase.slots.words && !isDated(phrase))) return;
  // A sentence that only begins like a command may be prose.
  const vague =
    heads(tokens, lexicon).length > 0 ||
    isStrange(phrase, tokens, lexicon) ||
    (said?.free.length !== 0 && !isOfHosts(said));
  for (const verb of ['wanted', 'list']) {
    const alone = frame({ verb, phrases: [] }, phrase, {}, false);
    yield { ...alone, vague: alone.vague || vague || isLoose(phrase) };
  }
}

const orders = (tokens: ReadToken[], lexicon: Lexicon): boolean =>
  heads(tokens, lexicon).some(({ verb, corrected }) => verb.destroys === true && !corrected);

/**
 * True for a phrase with a time, as "that page about heat pumps last week", unless it has a verb: "nothing is open on
 * Sunday".
 */
const isDated = ({ slots, passed }: NounPhrase): boolean => slots.when !== undefined && !passed.includes('verb');

/** Reads a phrase of sites and a time only, as "github.com this month"; null for others. */
function sitesThen(phrase: NounPhrase, lexicon: Lexicon): NounPhrase | null {
  const { object, slots, free, passed } = phrase;
  if (object !== null || free.length === 0 || passed.length > 0 || Object.keys(slots).join() !== 'when') return null;
  const named = adjectives(free, lexicon);
  return named?.sites && !named.words ? { ...phrase, slots: { ...slots, ...named }, free: [], before: 0 } : null;
}

/**
 * Reads "that page about heat pumps last week": "that page" is described here and refers to nothing, so its noun is the
 * object. Null for others.
 */
function pageThen(phrase: NounPhrase, tokens: ReadToken[], { filters, objects, rules }: Lexicon): NounPhrase | null {
  const isPage = (at: number) =>
    longest(filters, tokens, 0, rules)?.means.ref?.kind === 'it' &&
    longest(objects, tokens, at, rules)?.means === 'tabs';
  const isSeen = phrase.object === null && phrase.slots.words !== undefined && isDated(phrase);
  return isSeen && isPage(1) ? { ...phrase, object: 'tabs' } : null;
}

/** True if a host is among the free words: unlike "target", it can be nothing else. */
const isOfHosts = (phrase: NounPhrase | null): boolean => phrase?.free.some(({ kind }) => kind === 'host') ?? false;

/**
 * True if an unknown word describes the object and may be a verb or of another language: "prioritize tabs", "wie viele
 * tabs". After a determiner it is a name: "the visa tabs".
 */
const isStrange = ({ described = [] }: NounPhrase, tokens: ReadToken[], lexicon: Lexicon): boolean =>
  !lexicon.rewording.determiners.has(tokens[0]!.word) &&
  described.some(
    (said) =>
      !tokens.some(({ kind, raw }) => kind === 'name' && raw === said) &&
      said.split(' ').some((word) => !lexicon.language.kinds.includes(word.toLowerCase())),
  );

/** True if a group, folder or session has neither "the" nor capitals, so that it may be no name: "session beers explained". */
const isLoose = ({ slots: { group, folder, session }, passed }: NounPhrase): boolean =>
  !passed.includes('definite') &&
  [group, folder, session].some((name) => name?.split(' ').some((word) => word === word.toLowerCase()));

function* readVerbs(tokens: ReadToken[], lexicon: Lexicon): Generator<Frame> {
  for (const head of heads(tokens, lexicon)) yield* readAfter(head, tokens.slice(head.words.length), lexicon);
}

function* readAfter(head: Head, tokens: ReadToken[], lexicon: Lexicon): Generator<Frame> {
  const { verb, corrected } = head;
  if (verb.tagsBefore) {
    yield* readTagsBefore(head, verb.tagsBefore, tokens, lexicon);
    return;
  }
  for (const take of verb.takes ?? []) {
    for (let at = tokens.length - 2; at >= 0; at--) {
      const token = tokens[at]!;
      if (token.kind !== 'word' || !take.before.includes(token.word)) continue;
      if (beginsEarlier(take, tokens, at, lexicon)) continue;
      for (const end of endsOf(take, tokens, at, lexicon)) {
        const phrase = readNounPhrase([...tokens.slice(0, at), ...tokens.slice(end)], lexicon);
        const target = phrase && readTarget(take, [token, ...tokens.slice(at + 1, end)], lexicon);
        if (!target) continue;
        const claimed = claim(verb, phrase, lexicon, take.as);
        const { from, to } = between(phrase, target.slots);
        const slots = claimed && joinSlots(claimed, to);
        if (slots && joinSlots(from.slots, slots))
          yield frame({ ...verb, verb: target.verb ?? verb.verb }, from, withVerb(verb, slots), corrected);
      }
    }
  }
  const phrase = readNounPhrase(tokens, lexicon);
  const slots = phrase && claim(verb, phrase, lexicon, null);
  if (slots) yield frame(verb, phrase, withVerb(verb, slots), corrected);
}

const withVerb = (verb: VerbWords, slots: Slots): Slots => joinSlots(verb.slots ?? {}, slots) ?? slots;

function frame(words: VerbWords, phrase: NounPhrase, slots: Slots, corrected: boolean): Frame {
  const { verb, object } = words;
  const vague =
    phrase.vague || (words.vague === true && (phrase.slots.words ?? slots.words ?? slots.tags) !== undefined);
  const said =
    phrase.object === 'things' || phrase.weak ? (object ?? phrase.object) : (phrase.object ?? object ?? null);
  return {
    verb,
    vague,
    passed: phrase.passed,
    one: phrase.one ?? false,
    object: said,
    slots: joinSlots(phrase.single && words.single ? { ref: { kind: 'this' } } : phrase.slots, slots) ?? slots,
    corrected: corrected || phrase.corrected,
  };
}

/** Slots for the free words of a phrase; null if the verb takes none. `taken`: kind of the verb's second argument. */
function claim(verb: VerbWords, phrase: NounPhrase, lexicon: Lexicon, taken: Take['as'] | null): Slots | null {
  const { free } = phrase;
  if (free.length === 0) return {};
  // An arrow is no part of a name: "folder Dev → Code".
  if (free.some(({ word }) => word === '→')) return null;
  if (taken === 'name') return free.length > 8 ? null : { words: [named(free)] };
  // What goes with "to X" is described by words; without it the free words are the name or the tags themselves.
  const use = taken === null || taken === 'words' ? verb.free : verb.free === 'name' ? 'name' : 'query';
  switch (use) {
    case undefined: {
      const slots = adjectives(free, lexicon);
      return slots?.sites && !slots.words && phrase.object === null ? slots : null;
    }
    case 'words':
      return phrase.object === null || phrase.object === 'things' || taken ? adjectives(free, lexicon) : null;
    case 'query':
      return phrase.object !== null && phrase.slots.words ? null : adjectives(free, lexicon);
    case 'name': {
      const site = free.length === 1 && phrase.object === null && verb.opensSites ? siteNamed(free[0]!, lexicon) : null;
      if (site) return { sites: [site] };
      return free.length > 8 ? null : { name: titled(free) };
    }
    case 'tags': {
      // Tags come last: "tag 1-3 rust".
      if ((phrase.before > 0 && phrase.slots.ref) || hanging.has(free[0]!.word)) return null;
      const list = readList(free, lexicon.language);
      return list?.lengths.every((length) => length <= 3) ? { tags: list.items } : null;
    }
    default:
      return use satisfies never;
  }
}

/** "add tag rust to this", "remove the todo tag from these". */
function* readTagsBefore(head: Head, before: string[], tokens: ReadToken[], lexicon: Lexicon): Generator<Frame> {
  const verb: VerbWords = { verb: head.verb.verb, phrases: [] };
  const isNoun = (token: ReadToken) => /^(?:tags?|labels?|untag|unlabel|detag)$/.test(token.fixed ?? token.word);
  const isTagOrMark = (token: ReadToken) => token.kind === 'tag' || joins.has(token.word);
  const joins = new Set([...lexicon.language.and, ...lexicon.language.or]);
  for (let at = tokens.length - 2; at >= 0; at--) {
    if (!before.includes(tokens[at]!.word)) continue;
    const phrase = readNounPhrase(tokens.slice(at + 1), lexicon);
    if (!phrase || phrase.free.length > 0) continue;
    const tags = tokens.slice(0, at).filter((token) => !lexicon.fillers.has(token.word) && !isNoun(token));
    const list = tags.length > 0 ? readList(tags, lexicon.language) : null;
    // "Add milk to this" is about no tag: the word, or a #, has to be there.
    const isSaid = head.words.some(isNoun) || tokens.slice(0, at).some(isNoun) || tags.every(isTagOrMark);
    if (!isSaid) continue;
    if (list?.lengths.every((length) => length <= 3)) {
      yield frame(verb, phrase, { tags: list.items }, head.corrected);
    } else if (tags.length === 0 && tokens.length > 0) {
      yield frame(verb, phrase, {}, head.corrected);
    }
  }
}
