import { BACKSLASH, BACKTICK, isPunctuation, LINE_FEED } from '../text/characters.ts';
import { readFence } from './fence.ts';
import { isFenceCode } from './fence-run.ts';
import { LineCode } from './inline-code.ts';
import type { Notations } from './notations.ts';
import { Place } from './place.ts';
import { type ReasoningTags, readReasoning } from './read-reasoning.ts';
import type { Scan } from './scan.ts';
import type { Step } from './source.ts';

/** Reads a whole response: finds the places where calls may be and lets the notations read them. */
export function* readDocument(scan: Scan, notations: Notations, startInReasoning: boolean): Step<void> {
  const { source, output } = scan;
  if ((yield* source.peek()) === 0xfeff) {
    source.at++;
    output.cover(0);
  }
  if (startInReasoning) yield* readOpenReasoning(scan, notations.reasoning);
  const place = new Place(notations.atLineStart);
  for (;;) {
    while (!source.ready()) {
      if (source.ended) return;
      yield;
    }
    const kind = place.startsPlain(scan) ? 'open' : yield* place.readIndent(scan);
    if (kind !== 'blank') scan.opening = Math.min(scan.opening, source.offset);
    if (kind === 'open' || kind === 'continued') yield* readOpenLines(scan, notations, place, kind === 'open');
    else if (kind === 'quote') yield* place.readQuote(scan);
    else {
      yield* scan.skipLine();
      place.paragraph = false;
    }
  }
}

/** Reads the reasoning that the template has opened; the model may open it once more. */
function* readOpenReasoning(scan: Scan, tags: ReasoningTags[]): Step<void> {
  const { source, output } = scan;
  const start = source.offset;
  scan.reasoning = 'awaited';
  output.hold = start;
  yield* scan.space();
  const opened = yield* scan.matchAny(tags.map(({ open }) => open));
  if (opened === null) source.go(start);
  yield* readReasoning(scan, start, tags);
}

/** Reads a line of text, and the lines after it without markers. `first`: only indentation precedes the position. */
function* readOpenLines(scan: Scan, notations: Notations, place: Place, first: boolean): Step<void> {
  const { source, ledger } = scan;
  const { triggers } = notations;
  const inlineCode = new LineCode(triggers);
  let heading = place.beginLine(scan);
  for (;;) {
    if (!first)
      while (source.at < source.piece.length && triggers[source.piece.charCodeAt(source.at)] === 0) source.at++;
    while (!source.ready()) {
      if (source.ended) return;
      yield;
    }
    const code = source.piece.charCodeAt(source.at);
    if (code === LINE_FEED) {
      source.at++;
      place.paragraph = !heading;
      place.skipBlank(source);
      if (!place.startsPlain(scan)) return;
      first = true;
      heading = place.beginLine(scan);
      continue;
    }
    if (first && isFenceCode(code)) {
      const start = source.offset;
      const fence = yield* readFence(scan, notations, start);
      if (fence === 'block') {
        place.paragraph = false;
        place.lazy = false;
        return;
      }
      first = false;
      if (fence !== 'call' && code === BACKTICK) yield* inlineCode.seekClose(scan, { at: start, length: fence });
      continue;
    }
    if (code === BACKTICK) {
      if (!inlineCode.skip(source)) yield* inlineCode.read(scan);
      first = false;
      continue;
    }
    const { started } = ledger;
    scan.atLineStart = first;
    const tree = first ? notations.atLineStart : notations.anywhere;
    if (!tree.refuses(source.piece, source.at) && (yield* tree.read(scan))) {
      heading ||= ledger.started > started;
      first &&= ledger.started === started;
      if (source.before() !== LINE_FEED) continue;
      place.paragraph = false;
      return;
    }
    source.at++;
    first = false;
    if (code !== BACKSLASH) continue;
    const escaped = yield* source.peek();
    if (escaped === BACKTICK || escaped === BACKSLASH) source.at++;
    else if (isPunctuation(escaped) && !(yield* notations.calls.read(scan))) source.at++;
  }
}
