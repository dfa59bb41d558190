import { type Head, heads } from './heads.ts';
import type { VerbWords } from './language.ts';
import { type Lexicon, longest } from './lexicon.ts';
import { readNounPhrase } from './noun-phrase.ts';
import type { Rewording } from './outcomes.ts';
import { unwrap } from './sentence.ts';
import { lengthAt, matchTemplate, type ReadToken, wordsOf } from './template.ts';

/** Rewrites sentences with the object before the order: "the recipe tabs, put them in a group". */
export function* topics(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const { leads, finds, looks, thens } = lexicon.rewording;
  const looked = lengthAt(looks, tokens, 0, lexicon.rules);
  const found = lengthAt(finds, tokens, 0, lexicon.rules) || looked;
  const start = found || lengthAt(leads, tokens, 0, lexicon.rules);
  const reasons = tokens.flatMap((_, at) => {
    const length = at > start ? reasonLength(tokens, at, lexicon) : 0;
    return length > 0 ? at + length : [];
  });
  for (let end = start + 1; end < tokens.length; end++) {
    const isParted = tokens[end]!.word === ',' || tokens[end - 1]!.pause !== undefined || reasons.includes(end);
    const joint = found ? lengthAt(thens, tokens, end, lexicon.rules) : 0;
    if (joint === 0 && !isParted) continue;
    const told = tokens.slice(start, end);
    const what = withoutReason(told, lexicon);
    // "This page is a mess, clean it up" may ask for another page; "list my tabs and close them" are two orders.
    const isVague = what.length < told.length && !what.some((_, at) => isNoun(what, at, lexicon));
    const order = unwrap(tokens.slice(end + joint), lexicon);
    for (const said of [
      ...pointing(what, order, lexicon),
      ...bare(what, order, lexicon),
      ...goals(what, order, lexicon),
    ])
      yield { tokens: said, vague: isVague || looked > 0, corrected: false };
  }
}

/** Removes a reason from the end of a topic: "the tag tmp is no longer needed, …", "my tabs are a mess, …". */
function withoutReason(what: ReadToken[], lexicon: Lexicon): ReadToken[] {
  const at = what.findIndex((_, at) => at > 0 && reasonLength(what, at, lexicon) === what.length - at);
  return at < 0 ? what : what.slice(0, at);
}

const isNoun = (tokens: ReadToken[], at: number, { objects, rules }: Lexicon): boolean =>
  longest(objects, tokens, at, rules)?.weak === false;

const reasonLength = (tokens: ReadToken[], at: number, { rewording, rules }: Lexicon): number =>
  Math.max(
    lengthAt(rewording.reasons, tokens, at, rules),
    longest(rewording.complaints, tokens, at, rules)?.match.length ?? 0,
  );

/** Combines a topic with an order that points at it: "…, close them", "…, put them all in a group". */
function* pointing(what: ReadToken[], order: ReadToken[], lexicon: Lexicon): Generator<ReadToken[]> {
  const { pronouns, places } = lexicon.rewording;
  for (let at = 1; at < Math.min(order.length, 4); at++) {
    const whole = longest(lexicon.filters, order, at, lexicon.rules);
    const all = whole?.means.ref?.kind === 'all';
    const next = order[at + 1];
    const isAll = lexicon.language.totals.includes(order[at]!.word) && (!next || places.has(next.word));
    // "Close this page" speaks of no topic, "close them all" does.
    if (pronouns.has(order[at]!.word) ? whole && whole.match.length > 1 && !all : !all && !isAll) continue;
    const length = all && !pronouns.has(order[at]!.word) ? whole.match.length : 1;
    yield [...order.slice(0, at), ...what, ...order.slice(at + length)];
  }
}

/** Combines a topic with an order that does not mention it: "…, close", "…, group as Code". */
function* bare(what: ReadToken[], order: ReadToken[], lexicon: Lexicon): Generator<ReadToken[]> {
  const topic = readNounPhrase(what, lexicon);
  if (!topic || topic.object === null || topic.free.length > 0) return;
  for (const { verb, words } of heads(order, lexicon)) {
    const rest = order.slice(words.length);
    if (goesOn(rest, verb, lexicon)) yield [...words, ...what, ...rest];
  }
}

function goesOn([first, ...more]: ReadToken[], { takes = [], tagsBefore = [] }: VerbWords, lexicon: Lexicon): boolean {
  if (!first) return true;
  if (first.kind === 'mark') return goesOn(more, { verb: '', phrases: [] }, lexicon) && more.length > 0;
  return (
    (more.length > 0 &&
      [tagsBefore, ...takes.map(({ before }) => before)].some((before) => before.includes(first.word))) ||
    longest(lexicon.exceptions, [first, ...more], 0, lexicon.rules) !== null
  );
}

/** Combines a topic that is the target with an order: "Recipes folder: save this page there". */
function* goals(what: ReadToken[], order: ReadToken[], lexicon: Lexicon): Generator<ReadToken[]> {
  const isGoal = ({ means, templates }: Lexicon['places'][number]) =>
    typeof means === 'object' &&
    means.to !== undefined &&
    templates.some((parts) => matchTemplate(parts, what, 0, lexicon.rules)?.length === what.length);
  if (!lexicon.places.some(isGoal)) return;
  // "Work group: add Paul" is about no tab.
  const isThing = ({ words }: Head) => {
    const thing = readNounPhrase(order.slice(words.length), lexicon);
    return thing !== null && (thing.object ?? thing.slots.ref) != null;
  };
  if (!heads(order, lexicon).some(isThing)) return;
  const there = order.findIndex(
    (_, at) => at > 0 && lengthAt(lexicon.rewording.theres, order, at, lexicon.rules) === order.length - at,
  );
  const [joint] = lexicon.language.rewording.arrowJoints;
  yield [...(there < 0 ? order : order.slice(0, there)), ...wordsOf(joint ?? ''), ...what];
}
