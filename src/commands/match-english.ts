import { bestCommand } from './best-command.ts';
import { isText, lexicon } from './english-lexicon.ts';
import { readClause } from './language/clause.ts';
import type { Frame, Slots } from './language/command-frame.ts';
import { longest } from './language/lexicon.ts';
import { readSentence } from './language/sentence.ts';
import { type ReadToken, stem } from './language/template.ts';
import { named } from './language/word-tokens.ts';
import { counted, longestSentence, type Match, withPlan } from './match.ts';
import { even } from './reader/tokenise.ts';
import { english } from './words/en.ts';

const mostWords = 32;

/** The command that the grammar of English reads in a sentence. */
export function matchEnglish(typed: string, now: number, besides: Slots): Match {
  const sentence = even(typed);
  const tokens = readSentence(sentence.slice(0, longestSentence), lexicon);
  const none: Match = { kind: 'none', words: '' };
  if (tokens.length === 0 || sentence.length > longestSentence) return none;
  if (tokens.length > mostWords) return none;
  const beyond = longest(lexicon.beyond, tokens, 0, lexicon.rules);
  for (const read of readClause(tokens, lexicon)) {
    const frame = { ...read, slots: { ...read.slots, ...besides } };
    const best = bestCommand(frame);
    // "Into the folder New because it is a mess": a reason is no part of a name.
    if (!best || holds(parting, frame.slots, sentence)) continue;
    if (beyond && beyond.match.length > 1) break;
    const { intent, pattern } = best;
    const { adds, vague = false, named: decides = false } = pattern;
    const isCompound =
      holds(joints, frame.slots, sentence) || (frame.slots.tags !== undefined && frame.passed.includes('of'));
    const isPlain = !frame.corrected && !frame.vague && !takesJudgement(withoutTags(frame, tokens));
    return withPlan({
      kind: 'intent',
      intent,
      slots: { ...counted(frame.slots, now), ...adds },
      sure: !frame.corrected,
      exact: isPlain && !vague && !isCompound,
      named: isPlain && decides && !isCompound,
    });
  }
  if (beyond) return { kind: 'beyond', beyond: beyond.means };
  const telling = tokens.filter((token) => token.kind !== 'mark' && !lexicon.vocabulary.known.has(token.word));
  return { kind: 'none', words: named(telling.slice(0, 4)) };
}

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

/**
 * True if a name holds one of the words and is not quoted: "save this to Recipes and tag it vegan" holds a second order.
 */
function holds(
  which: Set<string>,
  { name = '', folder = '', group = '', session = '', tags = [], words = [] }: Slots,
  sentence: string,
): boolean {
  const isQuoted = (said: string) => new RegExp(`["“„'‘]${RegExp.escape(said)}["”“'’]`, 'i').test(sentence);
  return [name, folder, group, session, ...tags, ...(which === parting ? words : [])].some(
    (said) => said !== '' && said.split(' ').some((word) => which.has(word.toLowerCase())) && !isQuoted(said),
  );
}

/** Words of another clause, which no name contains unless it is quoted. */
const parting = new Set(['because', 'instead']);
const joints = new Set([...english.and, 'please', 'then', 'afterwards', 'of']);
