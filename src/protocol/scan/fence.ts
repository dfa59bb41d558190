import { JSON_WORDS } from '../json/json-words.ts';
import { BACKTICK, isNameCode, isSpace } from '../text/characters.ts';
import { type FenceRun, readRun, readWholeRun } from './fence-run.ts';
import type { Notations } from './notations.ts';
import type { Scan } from './scan.ts';
import { END, type Step } from './source.ts';

/** Characters of an info string that wait for the end of their line. */
const MOST_INFO = 200;
const FIRST_WORD = /(?<=^[ \t\r\v\f]*)[^ \t\r\v\f]+/;

/**
 * Reads what begins like a fence. `call`: its reader took it; `block`: it was a block of code and is read to its end;
 * `line`: no fence, the position stands behind the run (or in its info string, before a backtick).
 */
export function* readFence(
  scan: Scan,
  notations: Notations,
  start: number,
): Step<{ kind: 'call' | 'block' } | { kind: 'line'; run: FenceRun }> {
  const { source, output } = scan;
  const code = source.piece.charCodeAt(source.at);
  output.hold = start;
  const run = { code, length: readWholeRun(source, code) ?? (yield* readRun(source, code)) };
  const read = yield* readOpened(scan, notations, start, run);
  while (scan.closedByFence) {
    scan.closedByFence = false;
    const next = yield* readBehind(scan, notations, code);
    if (next !== null) yield* readOpened(scan, notations, next, { code, length: 3 });
  }
  return read;
}

/** Behind a closing fence: the rest of a longer one, or the word that makes it the next block's opening one, which begins here. */
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

/** Goes on behind the run that opened a fence. */
function* readOpened(
  scan: Scan,
  notations: Notations,
  start: number,
  run: FenceRun,
): Step<{ kind: 'call' | 'block' } | { kind: 'line'; run: FenceRun }> {
  const { source, output } = scan;
  const word = run.length < 3 ? null : yield* readInfo(scan, notations, run);
  if (word === null) {
    output.hold = Number.POSITIVE_INFINITY;
    return { kind: 'line', run };
  }
  const stray = scan.strayFence;
  scan.strayFence = null;
  if (stray !== null && word === '' && stray.code === run.code && run.length >= stray.length) {
    output.cover(start);
    return { kind: 'block' };
  }
  if ((yield* source.peek()) !== END) source.at++;
  const body = source.offset;
  // What was let out already is prose.
  const mayCall = output.hold === start && !output.onlyStructured;
  for (const opener of mayCall ? notations.fenceOpeners(word) : []) {
    output.hold = start;
    if (yield* opener.read(scan, start, run)) return { kind: 'call' };
    source.go(body);
  }
  output.hold = Number.POSITIVE_INFINITY;
  let holdsJson = false;
  if (JSON_WORDS.includes(word.toLowerCase())) {
    const first = source.piece.charCodeAt(source.at);
    holdsJson = opensJson(first > 32 ? first : yield* scan.tried(() => scan.space()));
  }
  yield* readBlock(scan, run, holdsJson);
  return { kind: 'block' };
}

const closesJson = (code: number): boolean => code === 125 || code === 93;
const opensJson = (code: number): boolean => code === 123 || code === 91;

/** The first word of the info string; null if a backtick in it shows that this is inline code. Stops at the line break. */
function* readInfo(scan: Scan, notations: Notations, run: FenceRun): Step<string | null> {
  const { source, output } = scan;
  const end = source.piece.indexOf('\n', source.at);
  if (end >= 0 && end - source.at <= MOST_INFO) {
    const info = source.piece.slice(source.at, end);
    if (run.code !== BACKTICK || !info.includes('`')) {
      source.at = end;
      const word = FIRST_WORD.exec(info)?.[0] ?? '';
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

/**
 * Reads a block of code, prose to us, to the line that closes it or to the end. `holdsJson`: the closing fence may also
 * follow a closing bracket on its line.
 */
function* readBlock(scan: Scan, run: FenceRun, holdsJson: boolean): Step<void> {
  const { source } = scan;
  const mark = String.fromCharCode(run.code);
  const most = scan.column + 3;
  /** Blanks at the start of the present line; -1 where something else stands there too. */
  let indent = 0;
  while ((yield* source.peek()) !== END) {
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
    const may = (indent >= 0 && indent <= most) || (holdsJson && closesJson(source.before()));
    indent = -1;
    if ((readWholeRun(source, run.code) ?? (yield* readRun(source, run.code))) < run.length || !may) continue;
    if (source.ready() && source.piece.charCodeAt(source.at) === 10) return;
    yield* scan.blanks();
    const code = yield* source.peek();
    if (code === END || code === 10) return;
  }
}
