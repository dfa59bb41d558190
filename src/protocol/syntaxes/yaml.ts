import { parse, stringify } from 'yaml';
import { malformed, notAnObject, type Problem, tooDeep, truncated } from '../calls/problems.ts';
import type { ReadCall } from '../calls/read-call.ts';
import { instructions } from '../instructions.ts';
import { isDropped } from '../json/objects.ts';
import { MAX_DEPTH } from '../json/reader.ts';
import { resultAsCall } from '../results.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import type { FullSyntax } from '../scan/syntax.ts';
import { isNameCode, isSpace } from '../text/characters.ts';
import { Rope } from '../text/rope.ts';

/** Two keys, `TOOL` and `ARGS`, in YAML. */
export const yaml: FullSyntax = {
  kind: 'syntax',
  id: 'yaml',
  label: 'YAML',
  onlyWhenChosen: true,
  openers: [{ text: 'TOOL:', at: 'column', read: readCall }],
  results: [{ open: 'TOOL: tool_result', followedBy: 'line', skip: skipResult }],
  instructions: (tools) =>
    instructions(tools, yaml.formatCall, {
      write: 'this in exactly this form, as YAML from the first column on,',
      mind: 'Everything below ARGS is indented by two blanks. A tool without arguments gets "ARGS: {}".',
    }),
  formatCall({ name, arguments: values }) {
    return `TOOL: ${name}\n${stringify({ ARGS: values }, { lineWidth: 0, blockQuote: false, aliasDuplicateObjects: false }).replace(/\n$/, '')}`;
  },
  formatResult: resultAsCall((call) => yaml.formatCall(call)),
};

function* readCall(scan: Scan, start: number): Step<boolean> {
  const { output, ledger, source } = scan;
  yield* scan.blanks();
  const name = yield* scan.while(isNameCode, 100);
  yield* scan.blanks();
  const known = ledger.names.list === null ? name !== '' : ledger.names.has(name);
  if (!known || (yield* scan.peek()) !== 10) return false;
  source.at++;
  if (!(yield* scan.match('ARGS:'))) return false;
  output.begin(start, name);
  const body = yield* readIndented(scan);
  const cut = source.ended && source.left === 0 && source.finish !== 'stop';
  output.end(cut ? truncated() : conclude(name, body));
  return true;
}

/** Reads the rest of this line and all that are blank or indented. */
function* readIndented(scan: Scan): Step<string> {
  const { source } = scan;
  const rope = new Rope();
  for (;;) {
    rope.add(yield* scan.while((code) => code !== 10, Number.POSITIVE_INFINITY));
    if ((yield* scan.peek()) === END) return rope.take();
    source.at++;
    rope.add('\n');
    const code = yield* scan.peek();
    if (code === END || !isSpace(code)) return rope.take();
  }
}

function* skipResult(scan: Scan): Step<void> {
  if ((yield* scan.until('\n', false)) !== null) yield* readIndented(scan);
}

function conclude(name: string, body: string): ReadCall | Problem {
  let values: unknown;
  try {
    // Each pretty error costs a look through the whole line, and a long line of rubbish has thousands.
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
  if (values === null || values === undefined) {
    return { name, arguments: {}, repairs: ['notation:missing-arguments'] };
  }
  if (isDeeper(values, MAX_DEPTH)) return tooDeep(`nested over ${MAX_DEPTH} deep`, 0);
  const plain = toPlain(values);
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) return notAnObject('ARGS');
  return { name, arguments: plain as Record<string, unknown>, repairs: [] };
}

/** True for a value nested over `most` deep. An alias of something that holds it nests for ever and is found on its first path. */
const isDeeper = (value: unknown, most: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (most === 0 || Object.values(value).some((item) => isDeeper(item, most - 1)));

/** Values as JSON knows them; integers that a double cannot hold keep their digits as text. */
function toPlain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !isDropped(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, toPlain(item)]));
}
