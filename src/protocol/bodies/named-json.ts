import { truncated } from '../calls/problems.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import type { Opener } from '../scan/syntax.ts';
import { isNameCode } from '../text/characters.ts';
import { readJsonCalls } from './json-calls.ts';

/** A notation that names the tool before the JSON, which holds the arguments. */
export interface NamedJson {
  name: string;
  close: readonly string[];
  openers?: readonly string[];
}

/** Reads the arguments of a call after its name. Nothing from here on can become prose again. */
export function* readNamedJson(scan: Scan, start: number, form: NamedJson): Step<true> {
  yield* readJsonCalls(scan, start, { ...form, name: bareName(form.name), certain: true });
  return true;
}

/** The name without namespace and number: `list_tabs` for `functions.list_tabs:0`. */
export const bareName = (name: string): string =>
  name
    .trim()
    .replace(/^(?:default_api|functions|tools)[.:]/, '')
    .replace(/:\d+$|\.call$/, '');

/** Reports a call that was cut off within its name. */
export function cutInName({ output }: Scan, start: number, name: string): true {
  output.begin(start, name);
  output.end(truncated);
  return true;
}

/** Opener for the mark before arguments whose name was not recognized as one, so that the call cannot run. */
export const orphanArguments = (text: string, close: readonly string[]): Opener => ({
  text,
  *read(scan, start) {
    if ((yield* scan.space()) !== 123) return false;
    return yield* readNamedJson(scan, start, { name: '', close });
  },
});

/** Opener of a notation with the name before its marks. The name may be missing. */
export const namedBefore = (open: string, marks: readonly string[], close: readonly string[]): Opener => ({
  text: open,
  *read(scan, start) {
    yield* scan.space();
    const name = yield* scan.while((code) => isNameCode(code) || code === 58, 100);
    const next = yield* scan.space();
    if (next === END && name !== '' && open.startsWith('<')) return cutInName(scan, start, name);
    if (yield* scan.match('[CALL_ID]')) yield* scan.name();
    const isMarked = (yield* scan.repeated(marks)) > 0;
    yield* scan.repeated(marks);
    if (name === '' || (!isMarked && (yield* scan.space()) !== 123)) return false;
    return yield* readNamedJson(scan, start, { name, close, openers: [open] });
  },
});
