import type { Opener } from '../syntax.ts';

/** An opener for a notation in a wrapper of its own: nothing but blanks stands between the two. */
export const wrapped = (wrapper: string, { text, read }: Opener): Opener => ({
  text: wrapper,
  *read(scan, start) {
    yield* scan.space();
    return (yield* scan.match(text)) && (yield* read(scan, start));
  },
});
