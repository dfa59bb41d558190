import { parse, stringify } from 'yaml';
import { readArguments } from '../calls/arguments.ts';
import type { ReadCall } from '../calls/ledger.ts';
import { malformed, notAnObject, type Problem, tooDeep, truncated } from '../calls/problems.ts';
import { isDropped } from '../json/json-object.ts';
import { MAX_DEPTH } from '../json/reader.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { isSpace } from '../text/characters.ts';
import { Rope } from '../text/rope.ts';
import { writtenSyntax } from '../written-syntax.ts';

/** Two keys, `TOOL` and `ARGS`, in YAML. */
export const yaml = writtenSyntax({
  id: 'yaml',
  label: 'YAML',
  onlyWhenChosen: true,
  openers: [{ text: 'TOOL:', at: 'column', read: readCall }],
  results: [{ open: 'TOOL: tool_result', followedBy: 'line', skip: skipResult }],
  lesson: {
    write: 'this in exactly this form, as YAML from the first column on,',
    mind: 'Everything below ARGS is indented by two blanks. A tool without arguments gets "ARGS: {}".',
  },
  formatCall({ name, arguments: values }) {
    return `TOOL: ${name}\n${stringify({ ARGS: values }, { lineWidth: 0, blockQuote: false, aliasDuplicateObjects: false }).replace(/\n$/, '')}`;
  },
});

function* readCall(scan: Scan, start: number): Step<boolean> {
  const { output, ledger, source } = scan;
  yield* scan.blanks();
  const name = yield* scan.name();
  yield* scan.blanks();
  const known = ledger.names.list === null ? name !== '' : ledger.names.has(name);
  if (!known || (yield* scan.peek()) !== 10) return false;
  source.at++;
  if (!(yield* scan.match('ARGS:'))) return false;
  output.begin(start, name);
  const body = yield* readIndented(scan);
  const cut = source.ended && source.left === 0 && source.finish !== 'stop';
  output.end(cut ? truncated : conclude(name, body));
  return true;
}

/** Reads the rest of the line and all blank or indented lines after it. */
function* readIndented(scan: Scan): Step<string> {
  const { source } = scan;
  const rope = new Rope();
  for (;;) {
    rope.add(yield* scan.line());
    if ((yield* scan.peek()) === END) return rope.take();
    source.at++;
    rope.add('\n');
    const code = yield* scan.peek();
    if (code === END || !isSpace(code)) return rope.take();
  }
}

function* skipResult(scan: Scan): Step<void> {
  if ((yield* scan.until('\n')) !== null) yield* readIndented(scan);
}

function conclude(name: string, body: string): ReadCall | Problem {
  let values: unknown;
  try {
    // Pretty errors are off: each rescans its line, and a long broken line has thousands of errors.
    values = parse(`ARGS:${body}`, {
      intAsBigInt: true,
      uniqueKeys: false,
      logLevel: 'error',
      prettyErrors: false,
    })?.ARGS;
  } catch (error) {
    const [problem] = String(error instanceof Error ? error.message : error).split('\n');
    return { ...malformed('the YAML is not valid', 0), message: `The call cannot be read: ${problem}` };
  }
  const plain = toPlain(values);
  if (plain === undefined && values !== undefined) return tooDeep(`nested over ${MAX_DEPTH} deep`, 0);
  const repairs: string[] = [];
  const read = readArguments(plain, (repair) => repairs.push(repair));
  return read === null ? notAnObject('ARGS') : { name, arguments: read, repairs };
}

/** A YAML value as JSON; undefined if deeper than `most` or circular. Integers too large for a double stay text. */
function toPlain(value: unknown, most = MAX_DEPTH): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (most === 0) return undefined;
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    const plain = toPlain(item, most - 1);
    if (plain === undefined) return undefined;
    if (!isDropped(key)) entries.push([key, plain]);
  }
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
