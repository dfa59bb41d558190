import type { ReadCall } from '../calls/ledger.ts';
import { MAX_CALL } from '../calls/problems.ts';
import { readControlToken } from '../scan/control-token.ts';
import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import { passes } from '../text/characters.ts';
import { readPythonArguments } from './python-arguments.ts';

/** Length of a refused line from which it is not tried again, which keeps the work linear. */
const FAR = 4096;
const refused = new WeakMap<Scan, number>();

/** Reads a line that consists of calls of known tools. It may be prose until its end, so the calls begin only then. */
export function* readPythonLine(scan: Scan, start: number): Step<boolean> {
  if (start < (refused.get(scan) ?? 0)) return false;
  scan.source.go(start);
  const calls = yield* readLine(scan, start);
  const end = scan.source.offset;
  if (calls === null) {
    if (end - start > FAR) refused.set(scan, end);
    return false;
  }
  for (const [index, { call, offset }] of calls.entries()) {
    const from = index === 0 ? start : calls[index - 1]!.offset;
    scan.source.go(index === calls.length - 1 ? end : offset);
    scan.output.begin(from, call.name);
    scan.output.end(call);
  }
  return true;
}

function* readLine(scan: Scan, start: number): Step<{ call: ReadCall; offset: number }[] | null> {
  const { source, ledger } = scan;
  const list = yield* scan.match('[');
  const calls: { call: ReadCall; offset: number }[] = [];
  for (;;) {
    if (list) yield* scan.space();
    const name = yield* scan.name();
    if (!ledger.names.has(name) || !(yield* scan.match('('))) return null;
    const read = yield* readPythonArguments(scan);
    if (typeof read === 'string' || source.offset - start > MAX_CALL) return null;
    calls.push({ call: { name, arguments: read.values, repairs: read.repairs }, offset: source.offset });
    if (!list) break;
    yield* scan.space();
    if (yield* scan.match(']')) break;
    if (!(yield* scan.match(','))) return null;
  }
  yield* scan.match(';');
  const end = source.offset;
  while (yield* scan.match('<|')) if (!(yield* readControlToken(scan))) return null;
  const isLast = yield* scan.endsLine();
  // If a server removed the tokens around a list, the text of the answer follows it directly.
  const isStripped = list && source.offset === end && passes(/\p{L}/u, yield* scan.peek());
  source.go(end);
  return isLast || isStripped ? calls : null;
}
