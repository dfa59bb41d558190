import { ANGLE, isOneOf, isSpace, LINE_FEED, passes } from '../text/characters.ts';
import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';
import { readVerbatim } from './verbatim.ts';

/** Marks around reasoning. `until`: marks of something else that end it too. */
export interface ReasoningTags {
  open: string;
  close: string;
  until?: string[];
}

/** A mark that people may type; all others are tokens. */
const TAG = /^[<[][a-z:_]+[>\]]$/i;
/** Characters after a tag that is only mentioned. */
const AFTER_MENTION = /[:,.;)/|=…”’»\]}`]/;
/** Words after a tag that is only mentioned. */
const WORDS =
  /^(?:and|are|as|at|begins|blocks?|by|can|closes|comes|contains|element|for|from|goes|has|holds|in|inside|is|marks?|means|must|of|on|opens|or|should|starts|tags?|then|to|token|was|were|wraps|with|ist|oder|sind|steht|und|là|và|hoặc|thẻ)$/;
const SENTENCE_END = /[.!?:;…。！？：)\]"”’»*]/;
const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;

/** Meaning of an opening mark; null if it opens nothing. `paragraph`: an empty line ends it. */
type Meaning = { kind: 'reasoning' } | { kind: 'prose'; paragraph: boolean } | null;
const REASONING: Meaning = { kind: 'reasoning' };
const SHOWN: Meaning = { kind: 'prose', paragraph: false };
const SHOWN_IN_PARAGRAPH: Meaning = { kind: 'prose', paragraph: true };

/**
 * Reads what an opening mark begins. At the start of a line it is reasoning. A tag elsewhere, after a colon, or before
 * a word in lower case (unless the answer begins with it), may be an example: it is shown, and no call in it counts. A
 * mark that is only mentioned opens nothing, unless it is a token at the start of a line.
 */
export function* readOpening(scan: Scan, start: number, tags: ReasoningTags): Step<boolean> {
  const meaning = yield* scan.tried(() => meaningOf(scan, start, TAG.test(tags.open)));
  if (meaning === null) return false;
  if (meaning.kind === 'reasoning') return yield* readReasoning(scan, start, [tags]);
  const { close } = tags;
  const rest = () => scan.match(close.slice(1));
  return yield* readVerbatim(scan, { lead: close.charCodeAt(0), rest, paragraph: meaning.paragraph });
}

function* meaningOf(scan: Scan, start: number, isTag: boolean): Step<Meaning> {
  const { source, output } = scan;
  if (output.line.quoted) return null;
  const inItem = output.line.item;
  const first = scan.atLineStart && !inItem;
  const before = source.textBefore(scan.source.offset, 80).slice(0, start - source.offset);
  const opens = isTag && before.trimEnd().endsWith(':') ? SHOWN : REASONING;
  if (!isTag && first) return REASONING;
  const behindSentence = SENTENCE_END.test(before.trimEnd().slice(-1));
  const next = yield* source.peek();
  if (!isSpace(next) && next !== END) {
    if (passes(AFTER_MENTION, next)) return null;
    return isTag && !first ? SHOWN : opens;
  }
  yield* scan.blanks();
  const code = yield* source.peek();
  if (code === END || code === LINE_FEED) {
    if (first) return opens;
    if (!isTag) return REASONING;
    return inItem || !behindSentence ? null : SHOWN;
  }
  if (code === ANGLE) return first ? opens : SHOWN_IN_PARAGRAPH;
  if (passes(AFTER_MENTION, code) || isOneOf('([-–—→+&', code)) return null;
  if (!passes(LOWER, code)) return isTag && !first ? (behindSentence ? SHOWN : SHOWN_IN_PARAGRAPH) : opens;
  const word = yield* scan.while((letter) => passes(LETTER, letter), 12);
  if (WORDS.test(word)) return null;
  if (first && start === scan.opening) return REASONING;
  return first || behindSentence ? SHOWN_IN_PARAGRAPH : null;
}

/** Reads reasoning, or text like it, to its closing mark, which may be anywhere. Calls in it are drafts. */
export function* readReasoning(
  scan: Scan,
  start: number,
  tags: Omit<ReasoningTags, 'open'>[],
  flow: 'reasoning' | 'text' = 'reasoning',
): Step<true> {
  const { source, output } = scan;
  output.cover(start, flow);
  output.turn(flow);
  const closers = tags.map(({ close }) => close);
  const until = tags.flatMap((tag) => tag.until ?? []);
  const leads = new Set([...closers, ...until].map((text) => text.charCodeAt(0)));
  for (;;) {
    while (source.at < source.piece.length && !leads.has(source.piece.charCodeAt(source.at))) source.at++;
    const code = yield* source.peek();
    if (code === END) break;
    if (!leads.has(code)) continue;
    const at = source.offset;
    output.hold = at;
    if (yield* scan.ahead(until)) break;
    if ((yield* scan.matchAny(closers)) !== null) {
      output.cover(at, flow);
      scan.reasoning = 'closed';
      break;
    }
    output.hold = Number.POSITIVE_INFINITY;
    source.at++;
  }
  output.turn('text');
  return true;
}
