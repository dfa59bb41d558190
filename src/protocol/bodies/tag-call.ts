import { malformed, truncated } from '../calls/problems.ts';
import { isDropped } from '../json/json-object.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import type { Opener } from '../scan/syntax.ts';
import { ANGLE } from '../text/characters.ts';
import { readNamedJson } from './named-json.ts';
import { opensElement, readNested } from './nested-value.ts';
import { goesOn, namedByItself, readTag, type TagHead, type TagNotation } from './tag.ts';
import { TagValue } from './tag-value.ts';
import { endUnreadable, skipUnreadable } from './unreadable.ts';

/** Parameters as elements of their own name: `<query>news</query>`. */
const ELEMENT = namedByItself('<');

/** Makes openers for the tags of a notation; `calls` and `common` replace those of the notation. */
export const tagOpeners = (
  notation: TagNotation,
  { calls = notation.calls, common = notation.common === true }: Pick<Partial<TagNotation>, 'calls' | 'common'> = {},
): Opener[] =>
  calls.map((tag) => ({
    text: tag.open,
    closers: [tag, ...notation.parameters].flatMap(({ close = [] }) => close),
    *read(scan, start) {
      const { names } = scan.ledger;
      const isInside = start < scan.source.offset - tag.open.length;
      const head = yield* tag.head(scan);
      if (head === null) return false;
      const known = names.has(head.name);
      const mayBeOthers = common && !known && names.list !== null;
      if (head.close === null) return !mayBeOthers && (yield* readTagCall(scan, start, notation, head));
      const code = yield* scan.space();
      const counts = mayBeOthers
        ? yield* scan.ahead(notation.parameters.map(({ open }) => open))
        : yield* goesOn(scan, notation, head.close);
      if (counts) return yield* readTagCall(scan, start, notation, head);
      if ((code === 123 || (code === 34 && known)) && (known || !(common || notation.xml)))
        return yield* readNamedJson(scan, start, { name: head.name, close: head.close });
      if (mayBeOthers) scan.others.add(head.close[0]!);
      if (!known) return false;
      if (code === ANGLE && (yield* scan.tried(() => readTag(scan, [ELEMENT]))) !== null)
        return yield* readTagCall(scan, start, { ...notation, elements: [ELEMENT] }, head);
      const inOpen = !notation.fallback && (isInside || scan.atLineStart || start === scan.output.lastEnd);
      return inOpen && (yield* skipUnreadable(scan, start, head.name, head.close));
    },
  }));

/** Reads a call that has certainly begun, from before its first parameter or closing tag. */
export function* readTagCall(scan: Scan, start: number, notation: TagNotation, call: TagHead): Step<true> {
  const { source, output } = scan;
  const values: Record<string, unknown> = {};
  const repairs = new Set<string>();
  const { name, close } = call;
  output.begin(start, name);
  // Closing tags of parameters that have been closed.
  let strays: readonly string[] = [];
  while (close !== null) {
    if ((yield* scan.space(Number.POSITIVE_INFINITY)) === END) {
      output.end(truncated);
      return true;
    }
    const closed = yield* scan.matchAny(close);
    if (closed !== null) {
      if (closed !== close[0]) repairs.add('notation:closing-tag');
      break;
    }
    if ((yield* scan.matchAny(strays)) !== null) {
      repairs.add('value:closing-tag');
      continue;
    }
    const at = source.offset;
    const fail = (problem: string) => endUnreadable(scan, close, malformed(problem, at - output.callStart));
    const parameter = yield* readParameter(scan, notation);
    if (parameter === null) return yield* fail('something stands between the parameters');
    strays = parameter.close ?? strays;
    if (notation.nests && parameter.close !== null && (yield* opensElement(scan, notation))) {
      const nested = yield* readNested(scan, notation, parameter.close, repairs);
      if (nested === 'broken') return yield* fail('something stands between the parameters');
      // A value that was cut is dropped: nothing follows it.
      if (nested !== 'cut' && !isDropped(parameter.name)) values[parameter.name] = nested.value;
      continue;
    }
    const value = parameter.close === null ? null : new TagValue(scan, notation, close, parameter.close);
    const text = value === null ? '' : yield* value.read();
    for (const repair of [...(parameter.repairs ?? []), ...(value?.repairs ?? [])]) repairs.add(repair);
    if (text !== null && !isDropped(parameter.name))
      add(values, parameter.name, notation.quotes || parameter.quotes ? unquoted(text) : text, notation.xml === true);
    if (value?.unclear) return yield* fail('a value holds the tag of a parameter, or lacks its own');
    if (value?.endsCall) break;
  }
  output.end({ name, arguments: values, repairs: [...repairs] });
  return true;
}

/** Content of a JSON string; other text unchanged. */
function unquoted(text: string): string {
  if (!text.startsWith('"') || !text.endsWith('"')) return text;
  try {
    return JSON.parse(text) as string;
  } catch {
    return text;
  }
}

function add(values: Record<string, unknown>, key: string, value: string, lists: boolean): void {
  const before = Object.hasOwn(values, key) ? values[key] : undefined;
  if (!lists || before === undefined) values[key] = value;
  else if (Array.isArray(before)) before.push(value);
  else values[key] = [before, value];
}

function* readParameter(scan: Scan, { parameters, elements = [] }: TagNotation): Step<TagHead | null> {
  const parameter = yield* readTag(scan, parameters);
  return parameter ?? (yield* readTag(scan, elements));
}
