import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { isNameCode, isSpace } from '../text/characters.ts';
import { Rope } from '../text/rope.ts';
import { goesOn, readCall, readTag, type TagNotation } from './tag.ts';

/** A call that is open here, by the tags that close it and its parameter; null between its parameters. */
interface OpenCall {
  call: readonly string[];
  parameter: readonly string[] | null;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decode = (text: string): string => text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name]!);

/** The text of a parameter, null where the response ends first, and what was mended to read it. */
export interface TagValue {
  text: string | null;
  repairs: readonly string[];
  /** The call ended with this value, whose own closing tag is missing. */
  endsCall: boolean;
}

/**
 * Reads one parameter of a call to its closing tag or the next parameter. Calls of its own notation that are written in
 * it are content, to the last of their tags. Where text stands between the closing tags of a call, only the end can
 * tell whether the calls after it were meant or quoted: they are content too. A further parameter is never content: the
 * closing tag before it is missing.
 */
export function* readTagValue(
  scan: Scan,
  notation: TagNotation,
  call: readonly string[],
  close: readonly string[],
): Step<TagValue> {
  const { source } = scan;
  const lead = close[0]!.charCodeAt(0);
  const open: OpenCall[] = [{ call, parameter: close }];
  /** Text before this offset has been looked through for closing tags that follow one another, and what came of it. */
  let judged: { by: OpenCall | null; until: number; counts: boolean } = { by: null, until: -1, counts: false };
  /** Length of the text before a closing tag of the call, where nothing but closing tags came since; -1 if none did. */
  let last = -1;
  /** Tags of its notation are content here, or text follows where none should. */
  let holdsTags = false;
  const done: string[] = [];
  const rope = new Rope();

  for (;;) {
    const text = yield* scan.while((code) => code !== lead, Number.POSITIVE_INFINITY);
    if (text.trim() !== '') last = -1;
    rope.add(text);
    if ((yield* source.peek()) === END) return atEnd();
    if (notation.xml && (yield* scan.match('<![CDATA['))) {
      last = -1;
      done.push(decode(rope.take()), (yield* scan.until(']]>')) ?? '');
      continue;
    }
    const found = yield* scan.tried(follow);
    if (found === 'closed') return ended((yield* scan.matchAny(close)) === close[0] ? [] : ['notation:closing-tag']);
    if (found === 'parameter') return ended(['value:closing-tag']);
    const start = source.offset;
    const end = open.length > 1 ? start : yield* scan.tried(closingEnd);
    if (end === start) last = -1;
    rope.add(end === start ? String.fromCharCode(lead) : source.slice(start, end));
    yield* scan.skip(Math.max(1, end - start));
  }

  /** The response has ended within the value: complete if nothing but closing tags came behind the call's own. */
  function atEnd(): TagValue {
    if (last < 0 || holdsTags || open.length > 1 || source.finish !== 'stop')
      return { text: null, repairs: [], endsCall: false };
    const text = rope.take().slice(0, last);
    rope.add(text);
    return { ...ended(['value:closing-tag']), endsCall: true };
  }

  function ended(repairs: string[]): TagValue {
    const text = rope.take();
    const whole = done.join('') + (notation.xml ? decode(text) : text);
    return { text: whole.replace(/^\r?\n/, '').replace(/\r?\n$/, ''), repairs, endsCall: false };
  }

  /** Looks at a tag in a value, and notes what it opens or closes there. */
  function* follow(): Step<'closed' | 'parameter' | null> {
    const inner = open.at(-1)!;
    if (inner.parameter === null) {
      if ((yield* scan.matchAny(inner.call)) !== null) open.pop();
      else inner.parameter = (yield* readTag(scan, notation.parameters))?.close ?? null;
      return null;
    }
    if ((yield* scan.matchAny(inner.parameter)) !== null) {
      if (!(yield* counts(inner, inner.parameter))) {
        holdsTags = true;
        return null;
      }
      if (open.length === 1) return 'closed';
      inner.parameter = null;
      return null;
    }
    const at = source.offset;
    const parameter = yield* readTag(scan, notation.parameters);
    if (parameter !== null) {
      if (open.length === 1) return 'parameter';
      inner.parameter = parameter.close;
      return null;
    }
    source.go(at);
    const begun = yield* readCall(scan, notation);
    if (!begun?.close) return null;
    holdsTags = true;
    open.push({ call: begun.close, parameter: null });
    return null;
  }

  /** A closing tag has been read: it counts before the next parameter, the call's own closing tag or the end. */
  function* counts(by: OpenCall, tags: readonly string[]): Step<boolean> {
    if (judged.by === by && source.offset <= judged.until) return judged.counts;
    let until: number;
    do until = source.offset;
    while ((yield* scan.space(Number.POSITIVE_INFINITY)) !== END && (yield* scan.matchAny(tags)) !== null);
    const goesOnHere = (yield* scan.peek()) === END || (yield* goesOn(scan, notation, by.call));
    judged = { by, until, counts: goesOnHere };
    return goesOnHere;
  }

  /**
   * The end of a closing tag that may end the call, or of one behind such a tag; the position where this is none. It is
   * content unless nothing else comes before the end.
   */
  function* closingEnd(): Step<number> {
    const start = source.offset;
    if ((yield* scan.matchAny(call)) !== null) {
      if (last < 0) last = rope.length;
    } else if (last < 0 || !(yield* isClosing(scan))) return start;
    return source.offset;
  }
}

/** Reads any closing tag, or a control token. */
function* isClosing(scan: Scan): Step<boolean> {
  const inside = (code: number) => code !== 60 && code !== 62 && !isSpace(code);
  if (!(yield* scan.match('</')) && !(yield* scan.match('<|'))) return false;
  const name = yield* scan.while(inside, 60);
  return [...name].some((char) => isNameCode(char.charCodeAt(0))) && (yield* scan.match('>'));
}
