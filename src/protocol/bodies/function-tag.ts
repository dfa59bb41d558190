import type { Opener } from '../syntax.ts';
import { readNamedJson } from './named-json.ts';
import { namedUntil, type TagNotation } from './tag.ts';
import { readNameUntil } from './tag-header.ts';
import { tagOpeners } from './tag-openers.ts';
import { wrapped } from './wrapped.ts';

const notation: TagNotation = {
  calls: [namedUntil('<function=', '>', '</function>')],
  parameters: [namedUntil('<parameter=', '>', '</parameter>')],
};

/** The same with one JSON object, as Llama writes it. */
const withJson: Opener = {
  text: '<function=',
  *read(scan, start) {
    const name = yield* readNameUntil(scan, '>');
    if (name === '' || (yield* scan.space()) !== 123) return false;
    return yield* readNamedJson(scan, start, { name, close: ['</function>'] });
  },
};

/** Openers for `<function=name>` with `<parameter=key>`. */
export const functionTags: Opener[] = [...tagOpeners(notation), withJson];

/** The same in a wrapper. */
export const wrappedFunctionTags = (wrapper: string): Opener[] =>
  functionTags.map((opener) => wrapped(wrapper, opener));
