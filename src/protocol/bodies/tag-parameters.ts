import { isDropped } from '../json/dropped-keys.ts';
import { malformed, truncated } from '../problems.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { readTag, type TagHead, type TagNotation } from './tag.ts';
import { readTagValue } from './tag-value.ts';

/** Reads a call that has certainly begun: stands before the first of its parameters or its closing tag. */
export function* readTagParameters(scan: Scan, start: number, notation: TagNotation, call: TagHead): Step<true> {
  const { source, output } = scan;
  const values: Record<string, unknown> = {};
  const { name, close } = call;
  output.begin(start, name);
  while (close !== null) {
    if ((yield* scan.space(Number.POSITIVE_INFINITY)) === END) {
      output.end(truncated());
      return true;
    }
    if (yield* scan.match(close)) break;
    const at = source.offset;
    const parameter = yield* readTag(scan, notation.parameters);
    if (parameter === null) return yield* giveUp(scan, close, at);
    const value = parameter.close === null ? '' : yield* readTagValue(scan, notation, close, parameter.close);
    if (value !== null && !isDropped(parameter.name)) add(values, parameter.name, value, notation.xml === true);
  }
  output.end({ name, arguments: values, repairs: [] });
  return true;
}

function add(values: Record<string, unknown>, key: string, value: string, lists: boolean): void {
  const before = Object.hasOwn(values, key) ? values[key] : undefined;
  if (!lists || before === undefined) values[key] = value;
  else if (Array.isArray(before)) before.push(value);
  else values[key] = [before, value];
}

/** Something stands between the parameters that is none. */
function* giveUp(scan: Scan, close: string, at: number): Step<true> {
  const { output } = scan;
  const problem = malformed('something stands between the parameters', at - output.callStart);
  yield* scan.until(close, false);
  output.end(problem);
  return true;
}
