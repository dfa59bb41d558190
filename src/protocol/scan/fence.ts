import { OpenFences } from '../../text/open-fences.ts';
import { isJsonWord } from '../json/json-words.ts';
import { BACKTICK, isNameCode, isOneOf, isSpace } from '../text/characters.ts';
import { type FenceRun, readRun, readWholeRun } from './fence-run.ts';
import type { Notations } from './notations.ts';
import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';

/** Longest info string, in characters, that is held back until its line ends. */
const MOST_INFO = 200;
const WORD = /[^ \t\r\v\f]+/;

/**
 * Reads what begins like a fence, to the end of a `call` or `block`. A number: it is no fence but that many characters;
 * the position is after them (in an info string, before a backtick).
 */
export function* readFence(scan: Scan, notations: Notations, start: number): Step<'call' | 'block' | number> {
  const { source, output } = scan;
  const code = source.piece.charCodeAt(source.at);
  output.hold = start;
  let run: FenceRun = { code, length: readWholeRun(source, code) ?? (yield* readRun(source, code)) };
  for (let from = start; ; run = { code, length: 3 }) {
    const word = run.length < 3 ? null : yield* readInfo(scan, notations, run);
    if (word === null) {
      output.hold = Number.POSITIVE_INFINITY;
      return run.length;
    }
    const stray = scan.strayFence;
    scan.strayFence = null;
    if (stray !== null && word === '' && stray.code === code && run.length >= stray.length) {
      output.cover(from);
      return 'block';
    }
    if (source.ready() || (yield* source.peek()) !== END) source.at++;
    const body = source.offset;
    // Text that was passed on already is prose.
    const mayCall = output.hold === from && !output.onlyStructured;
    let taken = false;
    for (const { read } of mayCall ? notations.fenceOpeners(word) : []) {
      output.hold = from;
      const answer = read(scan, from, run);
      taken = typeof answer === 'boolean' ? answer : yield* answer;
      if (taken) break;
      source.go(body);
    }
    if (!taken) {
      output.hold = Number.POSITIVE_INFINITY;
      yield* readBlock(scan, notations, run, word);
      return 'block';
    }
    const next = scan.closedByFence ? yield* readBehind(scan, notations, code) : null;
    scan.closedByFence = false;
    if (next === null) return 'call';
    from = next;
  }
}

/** Start of the next block, if the closing fence was its opening too; else null. Hides the rest of a longer fence. */
function* readBehind(scan: Scan, notations: Notations, code: number): Step<number | null> {
  const { source, output } = scan;
  output.hold = source.offset;
  const longer = source.offset;
  yield* readRun(source, code);
  output.cover(longer);
  const start = source.offset;
  output.hold = start;
  let word = '';
  const goesOn = (next: number) => notations.mayBecomeFenceWord(word + String.fromCharCode(next));
  while (goesOn(yield* scan.peek())) {
    word += String.fromCharCode(yield* scan.peek());
    source.at++;
  }
  const whole = !isNameCode(yield* scan.peek());
  source.go(start);
  if (whole && word !== '' && notations.fenceOpeners(word).length > 0) return start;
  output.hold = Number.POSITIVE_INFINITY;
  return null;
}

/** First word of the info string; null if a backtick shows that it is inline code. Stops at the line break. */
function* readInfo(scan: Scan, notations: Notations, run: FenceRun): Step<string | null> {
  const { source, output } = scan;
  const end = source.piece.indexOf('\n', source.at);
  if (end >= 0 && end - source.at <= MOST_INFO) {
    const info = source.piece.slice(source.at, end);
    if (run.code !== BACKTICK || !info.includes('`')) {
      source.at = end;
      const word = WORD.exec(info)?.[0] ?? '';
      if (!notations.mayBecomeFenceWord(word)) output.hold = Number.POSITIVE_INFINITY;
      return word;
    }
  }
  let word = '';
  let words = 0;
  let blank = true;
  for (let length = 0; ; length++) {
    const code = source.ready() ? source.piece.charCodeAt(source.at) : yield* source.peek();
    if (code === END || code === 10) return word;
    if (code === BACKTICK && run.code === BACKTICK) return null;
    const space = isSpace(code);
    if (blank && !space) words++;
    blank = space;
    if (words === 1 && !space && word.length < MOST_INFO) word += String.fromCharCode(code);
    const waits = length < MOST_INFO && notations.mayBecomeFenceWord(word);
    if (!waits) output.hold = Number.POSITIVE_INFINITY;
    source.at++;
  }
}

/** Reads a block of code as prose. In one that begins like JSON, the closing fence may follow a bracket on its line. */
function* readBlock(scan: Scan, notations: Notations, run: FenceRun, word: string): Step<void> {
  const { source } = scan;
  const first = source.piece.charCodeAt(source.at);
  const holdsJson = isJsonWord(word) && isOneOf('{[', first > 32 ? first : yield* scan.tried(() => scan.space()));
  const open = new OpenFences(run.length, word);
  const mark = String.fromCharCode(run.code);
  const most = scan.column + 3;
  /** Number of blanks at the start of this line; -1 after any other character. */
  let indent = 0;
  for (;;) {
    while (!source.ready()) {
      if (source.ended) return;
      yield;
    }
    const { piece } = source;
    const found = piece.indexOf(mark, source.at);
    const end = found < 0 ? piece.length : found;
    for (let at = source.at; at < end; at++) {
      const code = piece.charCodeAt(at);
      if (code === 10) indent = 0;
      else if (indent >= 0) indent = code === 32 ? indent + 1 : -1;
    }
    source.at = end;
    if (found < 0) continue;
    const begins = indent >= 0 && indent <= most;
    const may = begins || (holdsJson && isOneOf('}]', source.before()));
    indent = -1;
    const length = readWholeRun(source, run.code) ?? (yield* readRun(source, run.code));
    if (length < open.least || !may) continue;
    if (!source.ready() || source.piece.charCodeAt(source.at) !== 10) yield* scan.blanks();
    const code = yield* source.peek();
    if (code === END || code === 10) {
      if (open.close(length)) return;
    } else if (begins && open.holdsFences) {
      const inner = yield* readInfo(scan, notations, { code: run.code, length });
      if (inner !== null) open.open(length, inner);
    }
  }
}
