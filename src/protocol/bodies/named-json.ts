import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import type { Opener } from '../scan/syntax.ts';
import { Closing } from './closing-marks.ts';
import { readJsonCalls } from './json-calls.ts';

/** A notation that names the tool outside the JSON, which is then its arguments. */
export interface NamedJson {
  name: string;
  close: readonly string[];
  openers?: readonly string[];
}

/** Reads the arguments of a call whose name has been read. From here on nothing returns to prose. */
export function* readNamedJson(scan: Scan, start: number, form: NamedJson): Step<true> {
  const { name, close, openers = [] } = form;
  const closing = new Closing(close);
  yield* readJsonCalls(scan, start, { name: bareName(name), certain: true, closing, openers });
  return true;
}

/** A name without the namespace and number that belong to such notations: `functions.list_tabs:0`. */
export const bareName = (name: string): string =>
  name
    .trim()
    .replace(/^functions[.:]/, '')
    .replace(/:\d+$/, '');

/** An opener for the mark before the arguments where the name before it was not known for one: too late to run it. */
export const orphanArguments = (text: string, close: readonly string[]): Opener => ({
  text,
  *read(scan, start) {
    if ((yield* scan.space()) !== 123) return false;
    return yield* readNamedJson(scan, start, { name: '', close });
  },
});
