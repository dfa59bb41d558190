import { type Lexicon, longest } from './lexicon.ts';
import { lengthAt, matchTemplate, type ReadToken, type Template, wordsOf } from './template.ts';

/** A sentence in other words. `vague`: it is a statement, which may be prose. */
export interface Rewording {
  tokens: ReadToken[];
  vague: boolean;
  corrected: boolean;
  /** True if "them" refers to things named in the sentence, so that no list is needed. */
  told?: true;
}

/**
 * Rewrites a wish or statement about an outcome as a command: "I want … closed", "can … be closed", "… can go", "… are
 * a mess".
 */
export function* outcomes(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  yield* wishes(tokens, lexicon);
  yield* requests(tokens, lexicon);
  yield* statements(tokens, lexicon);
  yield* dismissals(tokens, lexicon);
}

/** Rewrites "I want … closed", "let … sleep", "make … neat". The outcome comes last, or before filters. */
function* wishes(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const start = lengthAt(lexicon.rewording.wishes, tokens, 0, lexicon.rules);
  const how = { before: lexicon.rewording.links, needed: false, vague: false };
  if (start > 0) yield* became(tokens.slice(start), how, lexicon);
}

/** Rewrites "can all the reddit tabs be closed". Without a determiner it is a question: "can tabs be closed". */
function* requests(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const { requests, determiners } = lexicon.rewording;
  const start = lengthAt(requests, tokens, 0, lexicon.rules);
  if (start > 0 && tokens[start] && determiners.has(tokens[start].word)) {
    yield* became(tokens.slice(start), { before: lexicon.rewording.links, needed: true, vague: true }, lexicon);
  }
}

/** Rewrites "… can go", "… should be closed", "… are a mess". */
function* statements(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const [first] = tokens;
  if (!first || lexicon.rewording.questions.has(first.word)) return;
  yield* became(tokens, { before: lexicon.rewording.modals, needed: true, vague: true }, lexicon);
  yield* complaints(tokens, lexicon);
  if (!lexicon.rewording.determiners.has(first.word)) return;
  const result = longest(lexicon.rewording.results, tokens, tokens.length - 1, lexicon.rules);
  // "All reddit tabs closed": only as the last word, which else describes.
  if (result && !result.weak && !result.means.includes('…') && tokens.length > 2 && !isCopula(tokens.at(-2)!)) {
    yield {
      tokens: [...wordsOf(result.means), ...tokens.slice(0, -1)],
      vague: true,
      corrected: result.match.corrected,
    };
  }
}

/** Rewrites complaints: "my tabs are a mess". */
function* complaints(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  for (let at = 1; at < tokens.length; at++) {
    const found = longest(lexicon.rewording.complaints, tokens, at, lexicon.rules);
    if (found?.match.length !== tokens.length - at) continue;
    yield { tokens: [...wordsOf(found.means), ...tokens.slice(0, at)], vague: true, corrected: found.match.corrected };
  }
}

/** Rewrites "I don't need the youtube tabs anymore". Only with a determiner: "I no longer need tabs" is no wish. */
function* dismissals(tokens: ReadToken[], lexicon: Lexicon): Generator<Rewording> {
  const { dismissals, noLonger, determiners, results } = lexicon.rewording;
  const found = longest(dismissals, tokens, 0, lexicon.rules);
  if (!found) return;
  const told = tokens.slice(found.match.length);
  const end = told.findIndex((_, at) => lengthAt(noLonger, told, at, lexicon.rules) === told.length - at);
  const what = end < 0 ? told : told.slice(0, end);
  const isNoun = (at: number) => longest(lexicon.objects, what, at, lexicon.rules)?.weak === false;
  if ((found.weak && end < 0) || !determiners.has(what[0]?.word ?? '') || !what.some((_, at) => isNoun(at))) return;
  // "I no longer want the tabs closed" keeps them.
  if (what.some((_, at) => longest(results, what, at, lexicon.rules))) return;
  yield { tokens: [...wordsOf(found.means), ...what], vague: true, corrected: found.match.corrected };
}

/** Rewrites a thing with an outcome after it. `before`: words that may stand between the two, or must if `needed`. */
function* became(
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
    const [verb = '', joint = ''] = result.means.split('…');
    yield {
      tokens: [...wordsOf(verb), ...what, ...wordsOf(joint), ...tokens.slice(at + result.match.length)],
      vague,
      corrected: result.match.corrected,
    };
  }
}

/** Index of the words before an outcome: of "to be" in "to be closed". `at` if there are none. */
function linkBefore(links: Template[], tokens: ReadToken[], at: number, lexicon: Lexicon): number {
  for (let from = Math.max(0, at - 4); from < at; from++) {
    if (links.some((parts) => matchTemplate(parts, tokens.slice(0, at), from, lexicon.rules)?.length === at - from)) {
      return from;
    }
  }
  return at;
}

/** True for a form of "be": "the youtube tabs are closed" describes a state and wishes nothing. */
const isCopula = ({ word }: ReadToken): boolean => /^(?:is|are|was|were|am)$/.test(word);
