import type { OpenerTree } from '../scan/openers.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import type { Opener, Wrapper } from '../scan/syntax.ts';
import { ANGLE, isNameCode, isOneOf } from '../text/characters.ts';
import { beginsJsonCalls } from './json-calls.ts';
import { readNamedJson } from './named-json.ts';
import { readKnownCalls } from './python-calls.ts';
import { skipUnreadable } from './unreadable.ts';

const MOST_DEPTH = 4;
const MOST_PROSE = 240;
const depths = new WeakMap<Scan, number>();

/** Makes a reader for a tag that only calls have, if no notation of that tag could read it. */
export function wrapperReader({ open, close, weak = false }: Wrapper, calls: OpenerTree): Opener['read'] {
  return function* read(scan, start) {
    const depth = depths.get(scan) ?? 0;
    if (depth === MOST_DEPTH) return false;
    depths.set(scan, depth + 1);
    const answer = yield* readInside(scan, start);
    depths.set(scan, depth);
    return answer;
  };

  function* readInside(scan: Scan, start: number): Step<boolean> {
    const { source, output } = scan;
    const end = source.offset;
    // A mentioned tag is followed by a blank.
    const isSpokenOf = open.startsWith('<') && (yield* scan.peek()) === 32;
    const code = yield* scan.space();
    const from = source.offset;
    if (code === END) return false;
    if (!weak && (yield* calls.read(scan, start))) {
      output.awaits(close);
      return true;
    }
    if (yield* readElements(scan, start, close)) return true;
    if (weak) return false;
    if (yield* scan.match(close)) return yield* coverEmpty(scan, start);
    const isJson = code === 91 || code === 123;
    if ((yield* readKnownCalls(scan, start, [close])) || (isJson && (yield* readJson(scan, start, close)))) return true;
    if (yield* readNamed(scan, start, close, from > end)) return true;
    if (!scan.atLineStart || depths.get(scan) !== 1 || isSpokenOf) return false;
    source.go(from);
    const name = yield* scan.tried(() => readLooseName(scan));
    if (name !== null) return yield* skipUnreadable(scan, start, name, [close]);
    return yield* readBehindProse(scan, start, end);
  }

  /** Reads a call after prose inside the tag. The tag is hidden, the prose is shown. */
  function* readBehindProse(scan: Scan, start: number, end: number): Step<boolean> {
    const { source, output } = scan;
    const stops = (code: number) => code !== ANGLE && code !== 91 && code !== 123 && code !== 96;
    const prose = yield* scan.while(stops, MOST_PROSE);
    const code = yield* scan.peek();
    if (stops(code) || code === 96 || code === END || /\n\s*\n/.test(prose.trim())) return false;
    output.hidden = { start, end };
    const at = source.offset;
    const began = yield* code === ANGLE ? calls.read(scan) : beginsJsonCalls(scan, at, { close: [close] });
    if (began) output.awaits(close);
    else output.hidden = null;
    return began;
  }
}

/** Hides an empty block, unless the sentence around it mentions it. */
function* coverEmpty(scan: Scan, start: number): Step<boolean> {
  const { source, output } = scan;
  const end = source.offset;
  const isLast = yield* scan.endsLine();
  const isAlone = (scan.atLineStart || start === output.lastEnd) && isLast;
  source.go(end);
  return isAlone && output.swallow(start);
}

function* readJson(scan: Scan, start: number, close: string): Step<boolean> {
  const from = scan.source.offset;
  if (yield* beginsJsonCalls(scan, start, { close: [close] })) return true;
  scan.source.go(from);
  return false;
}

/** Reads the name of a known tool and its arguments in any form. `apart`: blanks come before the name. */
function* readNamed(scan: Scan, start: number, close: string, apart: boolean): Step<boolean> {
  const { output } = scan;
  const from = scan.source.offset;
  const name = yield* readToolName(scan);
  if (name === null) {
    scan.source.go(from);
    const written = yield* scan.name();
    const beginning = scan.ledger.names.beginningOf(written);
    if (beginning !== null && (yield* scan.tried(() => readsClosing(scan))))
      return yield* skipUnreadable(scan, start, beginning, [close]);
  } else {
    const code = yield* scan.space();
    if (code === 62) scan.source.at++;
    const next = yield* scan.space();
    if (isOneOf('{"`', next)) return yield* readNamedJson(scan, start, { name, close: [close] });
    if (next === ANGLE && (yield* scan.tried(() => readsClosing(scan)))) {
      yield* scan.restOfTag();
      output.begin(start, name);
      output.end({ name, arguments: {}, repairs: ['notation:closing-tag'] });
      return true;
    }
    const inOpen = scan.atLineStart || start === output.lastEnd || !apart;
    if (inOpen && next !== END) return yield* skipUnreadable(scan, start, name, [close]);
  }
  scan.source.go(from);
  return false;
}

const ARGUMENT_TAGS = ['arguments', 'parameters', 'args', 'input'];

/** Reads `<name>list_tabs</name>` and an element with the arguments as JSON. */
function* readElements(scan: Scan, start: number, close: string): Step<boolean> {
  const { source, output } = scan;
  const from = source.offset;
  const opens = yield* scan.match('<name>');
  if (opens) yield* scan.repeated(['<name>']);
  const name = (yield* scan.while((code) => code !== ANGLE && code !== 10, 100)).trim();
  if (!opens || !scan.ledger.names.has(name) || !(yield* scan.match('</name>'))) {
    source.go(from);
    return false;
  }
  yield* scan.repeated(['</name>']);
  yield* scan.space();
  const closing = ARGUMENT_TAGS.map((tag) => `</${tag}>`);
  const openings = ARGUMENT_TAGS.map((tag) => `<${tag}>`);
  const opened = (yield* scan.matchAny(openings)) !== null;
  yield* scan.matchAny(openings);
  const ends = opened ? closing : [close];
  if (!isOneOf('{"`', yield* scan.space()) && !(yield* scan.ahead(ends)))
    return yield* skipUnreadable(scan, start, name, [close]);
  yield* readNamedJson(scan, start, { name, close: [...closing, close] });
  if (opened) output.awaits(close);
  return true;
}

const LOOSE_NAME =
  /^["'{[<(\s]*(?:[|｜]\w+[|｜])?(?:(?:invoke|function|tool|tool_name|name|call|action)\b["'=:><\s-]*){1,3}([\w.-]+)/;

/** Reads the name of a tool after words such as "tool name:", in any spelling; null for others. */
function* readLooseName(scan: Scan): Step<string | null> {
  const line = yield* scan.while((code) => code !== 10, 120);
  const name = LOOSE_NAME.exec(line)?.[1] ?? '';
  return scan.ledger.names.has(name) ? name : null;
}

function* readToolName(scan: Scan): Step<string | null> {
  yield* scan.while((code) => code === 34 || code === 39, 1);
  const name = yield* scan.while((code) => isNameCode(code) || code === 58 || code === 47, 100);
  yield* scan.while((code) => code === 34 || code === 39, 1);
  return scan.ledger.names.has(name) ? name : null;
}

function* readsClosing(scan: Scan): Step<boolean> {
  return (yield* scan.match('</')) && (yield* scan.restOfTag());
}
