import { malformed, type Problem, truncated } from '../calls/problems.ts';
import { isDropped } from '../json/json-object.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { isNameCode } from '../text/characters.ts';
import { writtenSyntax } from '../written-syntax.ts';

const FENCE = '^^^';
const ENTRY = /^([\w.-]+)[ \t]*:(?:[ \t]+(.*)|)$/s;
const BLOCK = /^([\w.-]+)[ \t]+---[ \t]*$/;

/** A block between `^^^` lines, with `key: value` lines in it. */
export const caret = writtenSyntax({
  id: 'caret',
  label: 'Caret block',
  textValued: true,
  openers: [{ text: FENCE, at: 'column', read: readBlock }],
  results: [{ open: '^^^tool_result', followedBy: 'line', skip: skipResult }],
  lesson: {
    write: 'a block in exactly this form, each line from the first column on,',
    mind: 'Lists and objects are JSON behind the colon. A list of texts may also be lines between "key: [" and "]".',
    form: { arguments: { parameter: 'value', other: 'several\nlines' } },
  },
  formatCall({ name, arguments: values }) {
    return [FENCE + name, ...Object.entries(values).map(([key, value]) => write(key, value)), FENCE].join('\n');
  },
});

/** Writes a value on the line of its key, or as a block if a single line would change it. */
function write(key: string, value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === '') return `${key}:`;
  if (text.trim() === text && text !== '[' && !/[\r\n]/.test(text)) return `${key}: ${text}`;
  const close = `--- ${key}`;
  const lines = text.split('\n').map((line) => (isClose(line, close) ? ` ${line}` : line));
  return [`${key} ---`, ...lines, close].join('\n');
}

/** True for a line that would close the block. It is written with one more blank, which reading removes. */
const isClose = (line: string, close: string): boolean => line.trimEnd().replace(/^ +/, '') === close;

function* readBlock(scan: Scan, start: number): Step<boolean> {
  const name = yield* scan.name();
  yield* scan.blanks();
  if (name === '' || (yield* scan.peek()) !== 10) return false;
  // Three carets may also point at the text above them.
  if (!scan.ledger.names.resolve(name).known && !(yield* scan.tried(() => goesOn(scan)))) return false;
  scan.output.begin(start, name);
  const values: Record<string, unknown> = {};
  const problem = yield* readEntries(scan, values);
  scan.output.end(problem ?? { name, arguments: values, repairs: [] });
  return true;
}

function* goesOn(scan: Scan): Step<boolean> {
  scan.source.at++;
  const line = (yield* scan.while((code) => code !== 10, 200)).trimEnd();
  return line === FENCE || BLOCK.test(line) || ENTRY.test(line);
}

/** Reads the entries and skips the closing line. Returns the problem, if there is one. */
function* readEntries(scan: Scan, values: Record<string, unknown>): Step<Problem | null> {
  const { source, output } = scan;
  let problem: Problem | null = null;
  for (;;) {
    if ((yield* scan.peek()) === END) return truncated;
    source.at++;
    if ((yield* scan.peek()) === 94) {
      output.hold = source.offset;
      if (yield* scan.tried(() => opensNext(scan))) return problem ?? truncated;
      output.hold = Number.POSITIVE_INFINITY;
    }
    const at = source.offset;
    const line = (yield* scan.line()).trimEnd();
    if (line === FENCE) return problem;
    if (line.trim() === '') continue;
    const key = BLOCK.exec(line)?.[1];
    const entry = ENTRY.exec(line);
    if (key !== undefined) {
      const text = yield* readUntil(scan, `--- ${key}`, false);
      if (text === null) return truncated;
      put(values, key, text.map((one) => (isClose(one, `--- ${key}`) ? one.slice(1) : one)).join('\n'));
    } else if (entry === null) {
      problem ??= malformed('a line is neither "key: value" nor "key ---"', at - output.callStart);
    } else if (entry[2]?.trim() === '[') {
      const items = yield* readUntil(scan, ']', true);
      if (items === null) return truncated;
      put(
        values,
        entry[1]!,
        items.map((item) => item.trim()).filter((item) => item !== ''),
      );
    } else put(values, entry[1]!, entry[2]?.trim() ?? '');
  }
}

const put = (values: Record<string, unknown>, key: string, value: unknown): void => {
  if (!isDropped(key)) values[key] = value;
};

/** True if another call begins although the closing line is missing. */
function* opensNext(scan: Scan): Step<boolean> {
  return (yield* scan.match(FENCE)) && isNameCode(yield* scan.peek());
}

/** Lines before the one that equals `close`; null if the response ends first. */
function* readUntil(scan: Scan, close: string, indented: boolean): Step<string[] | null> {
  const lines: string[] = [];
  for (;;) {
    if ((yield* scan.peek()) === END) return null;
    scan.source.at++;
    const line = yield* scan.line();
    if ((indented ? line.trim() : line.trimEnd()) === close) return lines;
    lines.push(line);
  }
}

function* skipResult(scan: Scan): Step<void> {
  yield* readUntil(scan, FENCE, false);
}
