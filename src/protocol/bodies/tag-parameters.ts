import { isDropped } from '../json/dropped-keys.ts';
import { malformed, truncated } from '../problems.ts';
import { Rope } from '../rope.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { readTagHeader } from './tag-header.ts';

/** What an opening tag of a parameter says: its name, and the tag that closes it (null: it has closed itself). */
export interface ParameterHeader {
  key: string;
  close: string | null;
}

/** A notation with one tag for each parameter, whose values are text. */
export interface TagForm {
  syntax: string;
  name: string;
  /** What a parameter can begin with, and how the rest of that tag is read; null where it cannot be. */
  parameters: { open: string; header(scan: Scan): Step<ParameterHeader | null> }[];
  /** The call's own closing tags. */
  close: readonly string[];
  /** CDATA sections and entities are understood, and a repeated parameter makes a list. */
  xml?: boolean;
}

/** A parameter whose tag carries its name: `<arg name="query">`. */
export const namedByAttribute = (open: string, close: string): TagForm['parameters'][number] => ({
  open,
  *header(scan) {
    const header = yield* readTagHeader(scan);
    const key = header?.attributes.get('name');
    return header === null || key === undefined ? null : { key, close: header.empty ? null : close };
  },
});

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };
const decode = (text: string): string => text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity]!);

/** Reads the parameters of a call that has certainly begun: stands before the first of them or the closing tag. */
export function* readTagParameters(scan: Scan, start: number, form: TagForm): Step<true> {
  const { source, output } = scan;
  const values: Record<string, unknown> = {};
  output.begin(form.syntax, start, form.name);
  for (;;) {
    const code = yield* scan.space(Number.POSITIVE_INFINITY);
    if (code === END) {
      output.end(truncated());
      return true;
    }
    if ((yield* scan.matchAny(form.close)) !== null) {
      output.end({ name: form.name, arguments: values, repairs: [] });
      return true;
    }
    const header = yield* readHeader(scan, form);
    if (header === null) return yield* giveUp(scan, form, source.offset);
    const value = header.close === null ? '' : yield* readValue(scan, form, header.close);
    if (value !== null && !isDropped(header.key)) add(values, header.key, value, form.xml === true);
  }
}

function add(values: Record<string, unknown>, key: string, value: string, lists: boolean): void {
  const before = Object.hasOwn(values, key) ? values[key] : undefined;
  if (!lists || before === undefined) values[key] = value;
  else if (Array.isArray(before)) before.push(value);
  else values[key] = [before, value];
}

function* readHeader(scan: Scan, form: TagForm): Step<ParameterHeader | null> {
  for (const { open, header } of form.parameters) {
    if (yield* scan.match(open)) return yield* header(scan);
  }
  return null;
}

/** Something stands between the parameters that is none. */
function* giveUp(scan: Scan, form: TagForm, at: number): Step<true> {
  const { source, output } = scan;
  const problem = malformed('a parameter or the closing tag was expected', at - output.callStart);
  while ((yield* source.peek()) !== END) {
    if ((yield* scan.matchAny(form.close)) !== null) break;
    source.at++;
  }
  output.end(problem);
  return true;
}

/** Reads a value to its closing tag; null where the response ends first. */
function* readValue(scan: Scan, form: TagForm, close: string): Step<string | null> {
  const { source } = scan;
  const done: string[] = [];
  const rope = new Rope();
  for (;;) {
    const from = source.at;
    while (source.at < source.piece.length && source.piece.charCodeAt(source.at) !== 60) source.at++;
    if (source.at > from) rope.add(source.piece.slice(from, source.at));
    const code = yield* source.peek();
    if (code === END) return null;
    if (code !== 60) continue;
    if (form.xml && (yield* scan.match('<![CDATA['))) {
      done.push(decode(rope.take()), (yield* scan.until(']]>')) ?? '');
    } else if (yield* scan.tried(() => closes(scan, form, close))) {
      yield* scan.match(close);
      done.push(form.xml ? decode(rope.take()) : rope.take());
      return done
        .join('')
        .replace(/^\r?\n/, '')
        .replace(/\r?\n$/, '');
    } else {
      rope.add('<');
      source.at++;
    }
  }
}

/** A closing tag counts only before the next parameter, the call's own closing tag or the end. */
function* closes(scan: Scan, form: TagForm, close: string): Step<boolean> {
  if (!(yield* scan.match(close))) return false;
  if ((yield* scan.space(Number.POSITIVE_INFINITY)) === END) return true;
  return yield* scan.ahead([...form.close, ...form.parameters.map(({ open }) => open)]);
}
