import { ANGLE, COLON, LINE_FEED, passes } from '../text/characters.ts';
import { readControlToken } from './control-token.ts';
import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';

/** Hides a control token, with the model's own role or the called tool's name after it. */
export function* swallow(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  if (isBar(source.before()) && !(yield* readControlToken(scan))) return false;
  const end = source.offset;
  if (yield* scan.matchAny(['assistant', 'model'])) yield* scan.blanks();
  if (![END, LINE_FEED, ANGLE].includes(yield* scan.peek())) source.go(end);
  return output.swallow(start);
}

/** Opens a token that is also an HTML tag; false at the start of the response. Its closing tag belongs to it. */
export function openElement(scan: Scan, start: number): boolean {
  if (start === scan.opening) return false;
  scan.elements++;
  scan.output.hold = Number.POSITIVE_INFINITY;
  return true;
}

/**
 * Characters that may follow a token at the start of a response, or precede one at its end. Next to others, the token
 * is part of a sentence; only `</s>` ends an answer after anything.
 */
const BEGINS = /[\p{L}\p{N}\p{Cs}<[{`~^*#]/u;
const ENDS = /[\p{L}\p{N}\p{Cs}\p{M}.!?。！？"'”’»)]/u;
const SENTENCE_END = /[.!?。！？…)”»]/u;

export function* swallowEdge(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  const end = source.offset;
  if (scan.elements > 0 && source.slice(start, start + 2) === '</') {
    scan.elements--;
    return false;
  }
  // A list marker takes two columns, so this is true outside of lists.
  const bare = scan.column < 2;
  const before = source.textBefore(start, 1);
  if (bare && start === scan.opening && passes(BEGINS, yield* scan.peek())) scan.opening = end;
  else if ((end - start < 5 || ENDS.test(before)) && (yield* scan.tried(() => nothingButTags(scan))))
    output.lastEnd = end;
  else return (bare || start === output.lastEnd) && (yield* swallowOrphan(scan, start));
  output.cover(start);
  return true;
}

/** True if only tags follow to the end. The answer is cached for the whole run of tags. */
function* nothingButTags(scan: Scan): Step<boolean> {
  const { source, tags } = scan;
  if (source.offset < tags.end) return tags.last;
  tags.last = false;
  while ((yield* scan.space()) === ANGLE) {
    tags.end = source.offset;
    if (!(yield* scan.restOfTag())) return false;
  }
  tags.last = (yield* scan.peek()) === END;
  tags.end = tags.last ? Number.POSITIVE_INFINITY : source.offset;
  return tags.last;
}

/** Largest distance in characters between a quoted call and the closing tag around it. */
const MOST_GAP = 100;

/** Hides a closing tag. In a quotation it is part of the text. */
export function* swallowCloser(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  if (scan.others.size > 0 && scan.others.has(source.slice(start, source.offset))) return false;
  const gap = start - output.quotedEnd;
  if (output.line.quoted || (gap <= MOST_GAP && source.textBefore(start, gap).trim() === '')) {
    output.quotedEnd = source.offset;
    return false;
  }
  if (yield* swallowOrphan(scan, start)) return true;
  // A tag after the last sentence of the answer, with only tags after it.
  const hangs = SENTENCE_END.test(source.textBefore(start, 1));
  return hangs && (yield* scan.tried(() => nothingButTags(scan))) && output.swallow(start);
}

/** Hides a closing tag of reasoning. If nothing else explains the tag, the text before it was reasoning. */
export function* swallowEndOfReasoning(scan: Scan, start: number): Step<boolean> {
  if (!(yield* swallowOrphan(scan, start)) && !(yield* swallowHanging(scan, start))) return false;
  if (scan.reasoning === 'none') {
    scan.ledger.markDrafts();
    scan.reasoning = scan.opening < start && scan.ledger.started === 0 ? 'orphan' : 'closed';
  }
  return true;
}

/** Hides a closing tag at the end of a sentence, directly before the answer. */
function* swallowHanging(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  const end = source.offset;
  const code = yield* scan.peek();
  const begins = code === END || code === LINE_FEED || passes(/\p{Lu}|\p{Lo}/u, code);
  const endsSentence = SENTENCE_END.test(source.textBefore(start, 1));
  // A token may follow any text, since people do not type it.
  const isToken = /[|▷]/.test(source.slice(start, end)) && (code === END || code === LINE_FEED);
  return begins && (endsSentence || isToken) && output.swallow(start);
}

const isBar = (code: number): boolean => code === 124 || code === 0xff5c;

/** Hides the closing tag of a wrapper around a call; others are orphans. */
export const swallowClose = (text: string) =>
  function* (scan: Scan, start: number): Step<boolean> {
    const { output } = scan;
    if (!output.awaited.delete(text)) return yield* swallowCloser(scan, start);
    return output.swallow(start);
  };

/** Hides a closing tag without an opening one, directly after a call or token, or alone on its line. */
function* swallowOrphan(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  if (source.before() === COLON && !((yield* scan.name()) && (yield* scan.match('>')))) return false;
  const end = source.offset;
  const behindCall = start === output.lastEnd;
  if (!behindCall && !scan.atLineStart) return false;
  const isFollowed = yield* scan.ahead(['</', '<|']);
  const isLast = yield* scan.endsLine();
  if (!behindCall && !isFollowed && !isLast) return false;
  source.go(end);
  return output.swallow(start);
}
