import { isDropped } from '../json/json-object.ts';
import type { Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import { readTag, type TagNotation } from './tag.ts';
import { TagValue } from './tag-value.ts';

const MOST_DEPTH = 50;

export const opensElement = (scan: Scan, { parameters }: TagNotation): Step<boolean> =>
  scan.tried(function* () {
    yield* scan.space();
    return (yield* readTag(scan, parameters)) !== null;
  });

/** Reads a value of elements: an object by their names, or a list of `item`s. `broken`: there is something else too. */
export function* readNested(
  scan: Scan,
  notation: TagNotation,
  close: readonly string[],
  repairs: Set<string>,
  depth = 0,
): Step<{ value: unknown } | 'cut' | 'broken'> {
  const children: [key: string, value: unknown][] = [];
  while ((yield* scan.space(Number.POSITIVE_INFINITY)) !== END) {
    if ((yield* scan.matchAny(close)) !== null) return { value: joined(children) };
    const child = depth < MOST_DEPTH ? yield* readTag(scan, notation.parameters) : null;
    if (child === null) return 'broken';
    let value: unknown = '';
    if (child.close !== null && (yield* opensElement(scan, notation))) {
      const inner = yield* readNested(scan, notation, child.close, repairs, depth + 1);
      if (typeof inner === 'string') return inner;
      ({ value } = inner);
    } else if (child.close !== null) {
      const text = new TagValue(scan, notation, close, child.close);
      value = yield* text.read();
      if (value === null) return 'cut';
      if (text.endsCall) return 'broken';
      for (const repair of text.repairs) repairs.add(repair);
    }
    children.push([child.name, value]);
  }
  return 'cut';
}

function joined(children: readonly [key: string, value: unknown][]): unknown {
  if (children.length > 0 && children.every(([key]) => key === 'item')) return children.map(([, value]) => value);
  const lists = Object.groupBy(children, ([key]) => key);
  const entries = Object.entries(lists).filter(([key]) => !isDropped(key));
  return Object.fromEntries(
    entries.map(([key, all = []]) => [key, all.length > 1 ? all.map(([, value]) => value) : all[0]![1]]),
  );
}
