import type { Opener } from '../syntax.ts';
import { readCallHead, type TagNotation } from './tag.ts';
import { readTagParameters } from './tag-parameters.ts';
import { wrapped } from './wrapped.ts';

/** Openers for a notation of tags, also in wrappers of its own. */
export const tagOpeners = (notation: TagNotation, wrappers: string[] = []): Opener[] =>
  notation.calls.flatMap((tag) => {
    const opener: Opener = {
      text: tag.open,
      *read(scan, start) {
        const head = yield* readCallHead(scan, notation, tag);
        return head !== null && (yield* readTagParameters(scan, start, notation, head));
      },
    };
    return [opener, ...wrappers.map((wrapper) => wrapped(wrapper, opener))];
  });
