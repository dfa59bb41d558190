import type { ReadCall } from '../calls/ledger.ts';
import { malformed, type Problem, truncated } from '../calls/problems.ts';
import type { FenceRun } from '../scan/fence-run.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { isOneOf } from '../text/characters.ts';
import { Closing } from './closing-marks.ts';
import { bareName } from './named-json.ts';
import { readPythonArguments } from './python-arguments.ts';
import { skipToMark } from './unreadable.ts';

export function* readKnownCalls(scan: Scan, start: number, close: readonly string[]): Step<boolean> {
  const name = yield* scan.tried(() => readFirstName(scan));
  return name !== null && scan.ledger.names.has(name) && (yield* readPythonCalls(scan, start, close));
}

/** Reads function calls between marks or in a code fence: bare, in a list, printed or assigned. False for none. */
export function* readPythonCalls(scan: Scan, start: number, close: readonly string[], fence?: FenceRun): Step<boolean> {
  const closing = new Closing(close, fence);
  const { source, output } = scan;
  /** The last call, which is not closed yet. */
  let last: ReadCall | Problem | null = null;
  for (;;) {
    const code = yield* scan.space();
    if (last !== null) {
      output.hold = source.offset;
      const mark = code === END ? null : yield* closing.read(scan, code);
      if ((mark === null || mark === 'short') && closing.cutShort(scan)) yield* scan.skip(source.left);
      output.hold = Number.POSITIVE_INFINITY;
      const closed = mark === 'text' || mark === 'fence';
      if (closed || (yield* scan.peek()) === END) {
        output.end(closed || source.finish === 'stop' ? last : truncated);
        return true;
      }
    } else if (code === END) return false;
    if (isOneOf('[](),;', code) && (last !== null || code === 91)) {
      source.at++;
      continue;
    }
    const from = source.offset;
    if (last !== null && (output.calling || !output.isProse)) output.hold = from;
    const name = yield* scan.tried(() => readName(scan));
    if (last !== null) {
      output.hold = Number.POSITIVE_INFINITY;
      output.end(last);
    }
    if (name === null) return last !== null;
    output.begin(last === null ? start : from, name);
    yield* readName(scan);
    const read = yield* readPythonArguments(scan);
    if (read === 'cut') {
      output.end(truncated);
      return true;
    }
    if (read === 'broken') {
      last = malformed('arguments must be written name=value', source.offset - output.callStart);
      yield* skipToMark(scan, closing);
    } else last = { name, arguments: read.values, repairs: read.repairs };
  }
}

function* readFirstName(scan: Scan): Step<string | null> {
  yield* scan.match('[');
  yield* scan.space();
  return yield* readName(scan);
}

/** Reads up to a call's opening parenthesis, over `print(`, an assignment and namespaces. */
function* readName(scan: Scan): Step<string | null> {
  for (;;) {
    const name = yield* scan.name();
    yield* scan.blanks();
    if (name === '') return null;
    if (yield* scan.match('=')) yield* scan.blanks();
    else if (!(yield* scan.match('('))) return null;
    else if (name !== 'print') return bareName(name);
  }
}
