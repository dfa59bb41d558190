import { type Lexicon, longest } from './lexicon.ts';
import { matchTemplate, type ReadToken, type Template } from './template.ts';

/** A sentence said another way. `vague`: as a statement, which may be prose as well. */
export interface Rewording {
  tokens: ReadToken[];
  vague: boolean;
  corrected: boolean;
}

/**
 * The same wish as a plain command, its verb in front: "I'd like the reddit tabs closed", "the reddit tabs can go",
 * "let the reddit tabs sleep", "the reddit tabs, close them", "shut the reddit tabs down". Asked for only where the
 * sentence as it stands is no command.
 */
export function* rewordings(tokens: ReadToken[], lexicon: Lexicon, steps = 2): Generator<Rewording> {
  for (const once of reworded(tokens, lexicon)) {
    yield once;
    if (steps === 1) continue;
    for (const twice of rewordings(once.tokens, lexicon, steps - 1)) {
      const { vague, corrected } = once;
      yield { ...twice, vague: twice.vague || vague, corrected: twice.corrected || corrected };
    }
  }
}

function* reworded(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const plain = withoutAdverbs(tokens, lexicon);
  if (plain.length > 0 && plain.length < tokens.length) yield { tokens: plain, vague: false, corrected: false };
  yield* gerunds(tokens, lexicon);
  yield* wishes(tokens, lexicon);
  yield* requests(tokens, lexicon);
  yield* topics(tokens, lexicon);
  yield* namings(tokens, lexicon);
  yield* arrivals(tokens, lexicon);
  yield* headings(tokens, lexicon);
  yield* losses(tokens, lexicon);
  yield* exceptions(tokens, lexicon);
  yield* particles(tokens, lexicon);
  yield* statements(tokens, lexicon);
}

function withoutAdverbs(tokens: ReadToken[], lexicon: Lexicon): ReadToken[] {
  const rest: ReadToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = isLower(tokens[at]!) ? lengthAt(lexicon.rewording.adverbs, tokens, at, lexicon) : 0;
    if (length === 0) rest.push(tokens[at]!);
    at += Math.max(1, length);
  }
  return rest;
}

/** "Can all the reddit tabs be closed": of certain things; "can tabs be closed" asks for advice. */
function* requests(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const { requests, determiners } = lexicon.rewording;
  const start = lengthAt(requests, tokens, 0, lexicon);
  if (start > 0 && tokens[start] && determiners.has(tokens[start].word)) {
    yield* outcomes(tokens.slice(start), { before: lexicon.rewording.links, needed: true, vague: true }, lexicon);
  }
}

/** "Would you mind closing …". */
function* gerunds(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const start = lengthAt(lexicon.rewording.gerundLeads, tokens, 0, lexicon);
  const gerund = tokens[start];
  if (start === 0 || !gerund) return;
  for (const word of lexicon.language.rewording.verbsOf(gerund.word)) {
    yield { tokens: [...wordsOf(word), ...tokens.slice(start + 1)], vague: false, corrected: false };
  }
}

const isLower = (token: ReadToken): boolean => token.kind === 'word' && token.raw === token.raw.toLowerCase();

const lengthAt = (templates: Template[], tokens: ReadToken[], at: number, lexicon: Lexicon): number =>
  Math.max(0, ...templates.map((parts) => matchTemplate(parts, tokens, at, lexicon.rules)?.length ?? 0));

/** "I want … closed", "let … sleep", "make … neat": what shall become of it comes last, or before its filters. */
function* wishes(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const start = lengthAt(lexicon.rewording.wishes, tokens, 0, lexicon);
  const how = { before: lexicon.rewording.links, needed: false, vague: false };
  if (start > 0) yield* outcomes(tokens.slice(start), how, lexicon);
}

/** "… can go", "… should be closed", "… are a mess". */
function* statements(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const [first] = tokens;
  if (!first || lexicon.rewording.questions.has(first.word)) return;
  yield* outcomes(tokens, { before: lexicon.rewording.modals, needed: true, vague: true }, lexicon);
  yield* complaints(tokens, lexicon);
  if (!lexicon.rewording.determiners.has(first.word)) return;
  const result = longest(lexicon.rewording.results, tokens, tokens.length - 1, lexicon.rules);
  // "All reddit tabs closed": only as the last word, which else describes.
  if (result && !result.weak && tokens.length > 2) {
    yield {
      tokens: [...wordsOf(result.means), ...tokens.slice(0, -1)],
      vague: true,
      corrected: result.match.corrected,
    };
  }
}

/** "My tabs are a mess". */
function* complaints(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  for (let at = 1; at < tokens.length; at++) {
    const found = longest(lexicon.rewording.complaints, tokens, at, lexicon.rules);
    if (found?.match.length !== tokens.length - at) continue;
    yield { tokens: [...wordsOf(found.means), ...tokens.slice(0, at)], vague: true, corrected: found.match.corrected };
  }
}

/** `before`: what may stand between a thing and its outcome, or has to. */
function* outcomes(
  tokens: ReadToken[],
  { before, needed, vague }: { before: Template[]; needed: boolean; vague: boolean },
  lexicon: Lexicon,
): Generator<Rewording> {
  const { results } = lexicon.rewording;
  for (let at = tokens.length - 1; at >= 1; at--) {
    const result = longest(results, tokens, at, lexicon.rules);
    if (!result) continue;
    const from = linkBefore(before, tokens, at, lexicon);
    if ((needed || result.weak) && from === at) continue;
    const what = tokens.slice(0, from);
    if (what.length === 0) continue;
    yield {
      tokens: [...wordsOf(result.means), ...what, ...tokens.slice(at + result.match.length)],
      vague,
      corrected: result.match.corrected,
    };
  }
}

/** Where the words that lead up to `at` begin ("to be" in "to be closed"); `at` itself where there are none. */
function linkBefore(links: Template[], tokens: ReadToken[], at: number, lexicon: Lexicon): number {
  for (let from = Math.max(0, at - 4); from < at; from++) {
    if (links.some((parts) => matchTemplate(parts, tokens.slice(0, at), from, lexicon.rules)?.length === at - from)) {
      return from;
    }
  }
  return at;
}

/** "The recipe tabs, put them in a group", "find the recipe tabs and close them": what it is about comes first. */
function* topics(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const { leads, pronouns, finds, thens } = lexicon.rewording;
  const found = lengthAt(finds, tokens, 0, lexicon);
  const start = found || lengthAt(leads, tokens, 0, lexicon);
  for (let end = start + 1; end < tokens.length - 2; end++) {
    const joint = (found && lengthAt(thens, tokens, end, lexicon)) || Number(tokens[end]!.kind === 'mark');
    if (joint === 0) continue;
    const what = tokens.slice(start, end);
    const then = end + joint;
    for (let at = then + 1; at < Math.min(tokens.length, then + 3); at++) {
      if (!pronouns.has(tokens[at]!.word)) continue;
      // "Close this page" speaks of no topic.
      if ((longest(lexicon.filters, tokens, at, lexicon.rules)?.match.length ?? 0) > 1) continue;
      const order = [...tokens.slice(then, at), ...what, ...tokens.slice(at + 1)];
      yield { tokens: order, vague: false, corrected: false };
    }
  }
}

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

/** "Tab overview": what is wanted of it comes last. */
function* headings(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const heading = longest(lexicon.rewording.headings, tokens, tokens.length - 1, lexicon.rules);
  if (!heading || heading.match.corrected || tokens.length > 3) return;
  yield { tokens: [...wordsOf(heading.means), ...tokens.slice(0, -1)], vague: false, corrected: false };
}

/** "Where did that tab go": it is to be found. */
function* losses(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const start = lengthAt(lexicon.rewording.losses, tokens, 0, lexicon);
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
  const order = [...tokens.slice(0, to), ...tokens.slice(from), ...tokens.slice(to, from)];
  yield { tokens: order, vague: false, corrected: false };
}

/** "Clean my tabs up" is "clean up my tabs". */
function* particles(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  for (let at = 2; at < tokens.length; at++) {
    const particle = tokens[at]!;
    if (!isLower(particle) || !lexicon.rewording.particles.has(particle.word)) continue;
    const order = [tokens[0]!, particle, ...tokens.slice(1, at), ...tokens.slice(at + 1)];
    yield { tokens: order, vague: false, corrected: false };
  }
}

const wordsOf = (words: string): ReadToken[] => words.split(' ').map((word) => ({ raw: word, word, kind: 'word' }));
