import { Rope } from '../rope.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { goesOn, readCall, readTag, type TagNotation } from './tag.ts';

/** A call that is open here, by the tags that close it and its parameter; null between its parameters. */
interface OpenCall {
  call: string;
  parameter: string | null;
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decode = (text: string): string => text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name]!);

/**
 * Reads a value to its closing tag; null where the response ends first. Calls of its own notation that are written in it
 * are content, to the last of their tags. Where text stands between the closing tags of a call, only the end can tell
 * whether the calls after it were meant or quoted: they are content too.
 */
export function* readTagValue(scan: Scan, notation: TagNotation, call: string, parameter: string): Step<string | null> {
  const { source } = scan;
  const done: string[] = [];
  const rope = new Rope();
  const open: OpenCall[] = [{ call, parameter }];
  for (;;) {
    const from = source.at;
    while (source.at < source.piece.length && source.piece.charCodeAt(source.at) !== 60) source.at++;
    if (source.at > from) rope.add(source.piece.slice(from, source.at));
    const code = yield* source.peek();
    if (code === END) return null;
    if (code !== 60) continue;
    if (notation.xml && (yield* scan.match('<![CDATA['))) {
      done.push(decode(rope.take()), (yield* scan.until(']]>')) ?? '');
      continue;
    }
    yield* scan.tried(() => follow(scan, notation, open));
    if (open.length === 0) break;
    rope.add('<');
    source.at++;
  }
  yield* scan.match(parameter);
  const text = done.join('') + (notation.xml ? decode(rope.take()) : rope.take());
  return text.replace(/^\r?\n/, '').replace(/\r?\n$/, '');
}

/** Looks at a tag in a value, and notes what it opens or closes there. */
function* follow(scan: Scan, notation: TagNotation, open: OpenCall[]): Step<void> {
  const last = open.at(-1)!;
  if (last.parameter === null) {
    if (yield* scan.match(last.call)) open.pop();
    else last.parameter = (yield* readTag(scan, notation.parameters))?.close ?? null;
  } else if (yield* scan.match(last.parameter)) {
    // It counts only before the next one, the call's own closing tag or the end.
    const ended = (yield* scan.space(Number.POSITIVE_INFINITY)) === END;
    if (!ended && !(yield* goesOn(scan, notation, last.call))) return;
    if (open.length === 1) open.pop();
    else last.parameter = null;
  } else {
    const inner = yield* readCall(scan, notation);
    if (inner?.close) open.push({ call: inner.close, parameter: null });
  }
}
