import { ANGLE, COLON, LINE_FEED, passes } from '../text/characters.ts';
import { readControlToken } from './control-token.ts';
import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';

/** A control token, with the name of the model's own role or of the tool that it calls behind it. */
export function* swallow(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  if (isBar(source.before()) && !(yield* readControlToken(scan))) return false;
  const end = source.offset;
  if (yield* scan.matchAny(['assistant', 'model'])) yield* scan.blanks();
  if (![END, LINE_FEED, ANGLE].includes(yield* scan.peek())) source.go(end);
  return output.swallow(start);
}

/** A token that is a tag of HTML too, unless it begins the response: its closing tag then belongs to it. */
export function openElement(scan: Scan, start: number): boolean {
  if (start === scan.opening) return false;
  scan.elements++;
  scan.output.hold = Number.POSITIVE_INFINITY;
  return true;
}

/**
 * Characters that may follow a token before the first word, and stand before one behind the last. Others belong to a sentence; but
 * the shortest, `</s>`, ends an answer behind anything.
 */
const BEGINS = /[\p{L}\p{N}\p{Cs}<[{`~^*#]/u;
const ENDS = /[\p{L}\p{N}\p{Cs}\p{M}.!?。！？"'”’»)]/u;
const SENTENCE_END = /[.!?。！？…)”»]/u;

/** A token around a whole response. */
export function* swallowEdge(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  const end = source.offset;
  if (scan.elements > 0 && source.slice(start, start + 2) === '</') {
    scan.elements--;
    return false;
  }
  // The mark of a list takes two columns.
  const bare = scan.column < 2;
  source.go(start);
  const before = source.before();
  source.go(end);
  if (bare && start === scan.opening && passes(BEGINS, yield* scan.peek())) scan.opening = end;
  else if ((end - start < 5 || passes(ENDS, before)) && (yield* scan.tried(() => nothingButTags(scan))))
    output.lastEnd = end;
  else return (bare || start === output.lastEnd) && (yield* swallowOrphan(scan, start));
  output.cover(start);
  return true;
}

/** Looks through a run of tags once: the answer for its first one is that for all of them. */
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

/** Characters between a call that is quoted and the closing tag of what stands around it. */
const MOST_GAP = 100;

/** Swallows a closing tag. Within a quotation it is part of the quoted text. */
export function* swallowCloser(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  if (scan.others.size > 0 && scan.others.has(source.slice(start, source.offset))) return false;
  const gap = start - output.quotedEnd;
  if (output.line.quoted || (gap <= MOST_GAP && source.textBefore(start, gap).trim() === '')) {
    output.quotedEnd = source.offset;
    return false;
  }
  if (yield* swallowOrphan(scan, start)) return true;
  // One that hangs on the last sentence of the answer, with nothing but others behind it.
  const end = source.offset;
  source.go(start);
  const hangs = passes(SENTENCE_END, source.before());
  source.go(end);
  return hangs && (yield* scan.tried(() => nothingButTags(scan))) && output.swallow(start);
}

/**
 * Swallows a closing tag of reasoning: the text before it was reasoning, if there was any and nothing else explains the
 * tag.
 */
export function* swallowEndOfReasoning(scan: Scan, start: number): Step<boolean> {
  if (!(yield* swallowOrphan(scan, start)) && !(yield* swallowHanging(scan, start))) return false;
  if (scan.reasoning === 'none') {
    scan.ledger.markDrafts();
    scan.reasoning = scan.opening < start && scan.ledger.started === 0 ? 'orphan' : 'closed';
  }
  return true;
}

/** One that hangs on a sentence, and right behind it the answer begins. */
function* swallowHanging(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  const end = source.offset;
  const code = yield* scan.peek();
  const begins = code === END || code === LINE_FEED || passes(/\p{Lu}|\p{Lo}/u, code);
  const endsSentence = passes(SENTENCE_END, source.textBefore(end, end - start + 1).charCodeAt(0));
  // A token, which nobody types, may stand behind anything.
  const isToken = /[|▷]/.test(source.slice(start, end)) && (code === END || code === LINE_FEED);
  return begins && (endsSentence || isToken) && output.swallow(start);
}

const isBar = (code: number): boolean => code === 124 || code === 0xff5c;

/** Swallows the closing tag of a wrapper around a call; any other one is an orphan. */
export const swallowClose = (text: string) =>
  function* (scan: Scan, start: number): Step<boolean> {
    const { output } = scan;
    if (!output.awaited.delete(text)) return yield* swallowCloser(scan, start);
    return output.swallow(start);
  };

/** A closing tag that closes nothing, right behind a call or a token, or alone on its line. */
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
