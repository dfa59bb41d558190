import { heads } from './heads.ts';
import { type Lexicon, longest } from './lexicon.ts';
import { outcomes, type Rewording } from './outcomes.ts';
import { unwrap } from './sentence.ts';
import { lengthAt, matchTemplate, type ReadToken, wordsOf } from './template.ts';
import { topics } from './topics.ts';

/**
 * Rewrites a sentence as plain commands with the verb in front: "I'd like the reddit tabs closed", "the reddit tabs can
 * go", "let the reddit tabs sleep", "the reddit tabs, close them", "shut the reddit tabs down". Used only if the
 * sentence itself is no command.
 */
export function* rewordings(tokens: ReadToken[], lexicon: Lexicon, steps = 2): Generator<Rewording> {
  for (const once of reworded(tokens, lexicon)) {
    yield once;
    if (steps === 1) continue;
    for (const twice of rewordings(once.tokens, lexicon, steps - 1)) {
      const { vague, corrected, told } = once;
      yield {
        ...twice,
        ...(told ? { told } : {}),
        vague: twice.vague || vague,
        corrected: twice.corrected || corrected,
      };
    }
  }
}

function* reworded(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const plain = withoutAdverbs(tokens, lexicon);
  if (plain.length > 0 && plain.length < tokens.length) {
    const vague = tokens.some(
      ({ word }) => lexicon.rewording.hedges.has(word) && !plain.some((kept) => kept.word === word),
    );
    yield { tokens: plain, vague, corrected: false };
  }
  yield* mishaps(tokens, lexicon);
  yield* gerunds(tokens, lexicon);
  yield* outcomes(tokens, lexicon);
  yield* topics(tokens, lexicon);
  yield* namings(tokens, lexicon);
  yield* arrivals(tokens, lexicon);
  yield* headings(tokens, lexicon);
  yield* losses(tokens, lexicon);
  yield* exceptions(tokens, lexicon);
  yield* closings(tokens, lexicon);
  yield* particles(tokens, lexicon);
  yield* arrows(tokens, lexicon);
  yield* destinations(tokens, lexicon);
  yield* preambles(tokens, lexicon);
  yield* afterthoughts(tokens, lexicon);
}

function withoutAdverbs(tokens: ReadToken[], lexicon: Lexicon): ReadToken[] {
  const rest: ReadToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = isLower(tokens[at]!) ? lengthAt(lexicon.rewording.adverbs, tokens, at, lexicon.rules) : 0;
    if (length === 0) rest.push(tokens[at]!);
    at += Math.max(1, length);
  }
  return rest;
}

/** "I closed a window by accident, bring it back": it is to be opened again. */
function* mishaps(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const { objects, rewording, rules } = lexicon;
  const start = lengthAt(rewording.mishaps, tokens, 0, rules);
  const end = tokens.findIndex(({ kind }, at) => at > start && kind === 'mark');
  if (start === 0 || end < 0) return;
  const order = unwrap(tokens.slice(end + 1), lexicon);
  const found = longest(rewording.returns, order, 0, rules);
  if (!found || found.match.length < order.length) return;
  const noun = tokens.findIndex(
    (_, at) => at >= start && at < end && longest(objects, tokens, at, rules)?.match.length === 1,
  );
  if (noun >= 0) yield { tokens: [...wordsOf(found.means), tokens[noun]!], vague: false, corrected: false };
}

/** "Would you mind closing …". */
function* gerunds(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const start = lengthAt(lexicon.rewording.gerundLeads, tokens, 0, lexicon.rules);
  const gerund = tokens[start];
  if (start === 0 || !gerund) return;
  for (const word of lexicon.language.rewording.verbsOf(gerund.word)) {
    yield { tokens: [...wordsOf(word), ...tokens.slice(start + 1)], vague: false, corrected: false };
  }
}

const isLower = (token: ReadToken): boolean => token.kind === 'word' && token.raw === token.raw.toLowerCase();

/** "Group the reddit tabs and call it Fun", "bookmark this and file it under Fun": the name comes last. */
function* namings(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  for (let at = 2; at < tokens.length - 1; at++) {
    const found = longest(lexicon.rewording.namings, tokens, at, lexicon.rules);
    if (!found || at + found.match.length >= tokens.length) continue;
    const order = [...tokens.slice(0, at), ...wordsOf(found.means), ...tokens.slice(at + found.match.length)];
    yield { tokens: order, vague: false, corrected: false };
  }
}

/** "Move window 2 here": to this window. */
function* arrivals(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  if (!tokens.some((_, at) => longest(lexicon.objects, tokens, at, lexicon.rules))) return;
  for (let at = Math.max(2, tokens.length - 2); at < tokens.length; at++) {
    const found = longest(lexicon.rewording.arrivals, tokens, at, lexicon.rules);
    if (found?.match.length !== tokens.length - at) continue;
    yield { tokens: [...tokens.slice(0, at), ...wordsOf(found.means)], vague: false, corrected: false };
  }
}

/** "Tab overview", "the visa tab, where is it": what is wanted of it comes last. */
function* headings(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  for (let at = Math.max(1, tokens.length - 7); at < tokens.length; at++) {
    const heading = longest(lexicon.rewording.headings, tokens, at, lexicon.rules);
    if (heading?.match.length !== tokens.length - at || heading.match.corrected) continue;
    if (tokens.length > 3 && !heading.weak) continue;
    yield { tokens: [...wordsOf(heading.means), ...tokens.slice(0, at)], vague: false, corrected: false };
  }
}

/** "Where did that tab go": it is to be found. */
function* losses(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const start = lengthAt(lexicon.rewording.losses, tokens, 0, lexicon.rules);
  if (start === 0) return;
  for (let at = start + 1; at < tokens.length; at++) {
    const found = longest(lexicon.rewording.lost, tokens, at, lexicon.rules);
    if (found?.match.length !== tokens.length - at) continue;
    yield { tokens: [...wordsOf(found.means), ...tokens.slice(start, at)], vague: false, corrected: false };
  }
}

/** "Put everything to sleep except this tab": what stays out belongs to the things, not to where they go. */
function* exceptions(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const { places } = lexicon.rewording;
  const from = tokens.findIndex((_, at) => at > 2 && longest(lexicon.exceptions, tokens, at, lexicon.rules));
  const to = tokens.findIndex((token, at) => at > 1 && at < from - 1 && places.has(token.word));
  if (to < 0) return;
  const place = tokens.slice(to, tokens[from - 1]!.kind === 'mark' ? from - 1 : from);
  yield { tokens: [...tokens.slice(0, to), ...tokens.slice(from), ...place], vague: false, corrected: false };
}

/** "Save this window as Trip and close it": set it aside. */
function* closings(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const { saves, closes, heaps } = lexicon.rewording;
  const start = lengthAt(saves, tokens, 0, lexicon.rules);
  for (let at = start + 1; start > 0 && at < tokens.length; at++) {
    const found = longest(closes, tokens, at, lexicon.rules);
    const what = tokens.slice(start, at);
    if (found?.match.length !== tokens.length - at || !what.some(({ word }) => heaps.has(word))) continue;
    // "Keep this window open" and close it: which of the two?
    if (what.at(-1)!.word === 'open') continue;
    yield { tokens: [...wordsOf(found.means), ...what], vague: true, corrected: false };
  }
}

/** "Wiki tabs → own window": what goes where. */
function* arrows(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const at = tokens.findIndex(({ word }) => word === '→');
  if (at < 1 || at > tokens.length - 2) return;
  const from = tokens.slice(0, at);
  const to = tokens.slice(at + 1);
  const goals = [to, to.filter(({ kind }) => kind !== 'mark')];
  const named = longest(lexicon.rewording.arrows, to, 0, lexicon.rules)?.means;
  for (const lead of named ? ['', named] : ['', 'move'])
    for (const joint of lexicon.language.rewording.arrowJoints)
      for (const goal of goals)
        yield { tokens: [...wordsOf(lead), ...from, ...wordsOf(joint), ...goal], vague: false, corrected: false };
}

/** "Netflix tabs to a new window": where they go, with no word for going. */
function* destinations(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  if (heads(tokens, lexicon).length > 0) return;
  const at = tokens.findIndex(({ word }) => lexicon.rewording.towards.has(word));
  const isNoun = (from: number) => longest(lexicon.objects, tokens, from, lexicon.rules)?.match.length === at - from;
  const isPlace = ({ means, templates }: Lexicon['places'][number]) =>
    (typeof means === 'object' ? means.to !== undefined : means !== 'none' && means !== 'time') &&
    templates.some((parts) => matchTemplate(parts, tokens, at + 1, lexicon.rules)?.length === tokens.length - at - 1);
  if (!tokens.some((_, from) => from < at && isNoun(from)) || !lexicon.places.some(isPlace)) return;
  yield { tokens: [...tokens.slice(0, at), ...wordsOf('→'), ...tokens.slice(at + 1)], vague: true, corrected: false };
}

/** "I have too many windows, put all tabs in this one": what is told first only gives the reason. */
function* preambles(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const { preambles, reports } = lexicon.rewording;
  if (!preambles.has(tokens[0]!.word)) return;
  for (let at = 1; at < tokens.length - 1; at++) {
    const token = tokens[at]!;
    if (token.kind === 'name' || reports.has(token.word)) return;
    if (token.kind !== 'mark') continue;
    const order = unwrap(tokens.slice(at + 1), lexicon);
    if (heads(order, lexicon).length > 0) yield { tokens: order, vague: true, corrected: false, told: true };
  }
}

/** "Reload the jira tabs, they are stuck": what is told last only gives the reason, as long as it narrows nothing. */
function* afterthoughts(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  if (heads(tokens, lexicon).length === 0) return;
  const { afterthoughts, reports } = lexicon.rewording;
  for (let at = 2; at < tokens.length - 1; at++) {
    const length = lengthAt(afterthoughts, tokens, at, lexicon.rules);
    const told = tokens.slice(at + length);
    if (length === 0 || told.length === 0 || told.length > longestReason) continue;
    if (told.some(({ kind, word }) => kind !== 'word' || reports.has(word) || narrowing.has(word))) continue;
    yield { tokens: tokens.slice(0, at), vague: true, corrected: false };
  }
}

const longestReason = 6;
const narrowing = new Set('one ones about from except but only of with on in also and then or'.split(' '));

/** "Clean my tabs up" is "clean up my tabs". */
function* particles(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  for (let at = 2; at < tokens.length; at++) {
    const particle = tokens[at]!;
    if (!isLower(particle) || !lexicon.rewording.particles.has(particle.word)) continue;
    const order = [tokens[0]!, particle, ...tokens.slice(1, at), ...tokens.slice(at + 1)];
    yield { tokens: order, vague: false, corrected: false };
  }
}
