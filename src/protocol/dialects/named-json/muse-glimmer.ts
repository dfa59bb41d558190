import { readNamedJson } from '../../bodies/named-json.ts';
import type { Dialect, Opener } from '../../scan/syntax.ts';

const MESSAGE = '<|message|>';
const CLOSE = ['<|eot|>', '<|end|>', '<|call|>'];

const call = (name: string, at?: Opener['at']): Opener[] =>
  [`to=${name}`, `to=functions.${name}`].map((text) => ({
    text,
    at,
    *read(scan, start) {
      yield* scan.space();
      const isMarked = yield* scan.match(MESSAGE);
      if (!isMarked && (yield* scan.peek()) !== 123) return false;
      return yield* readNamedJson(scan, start, { name, close: CLOSE });
    },
  }));

/** Muse Glimmer: each message says whom it goes to, `to=user` or `to=` a tool, before `<|message|>`. */
export const museGlimmer: Dialect = {
  kind: 'dialect',
  id: 'muse-glimmer',
  openers: ['', '<|eot|> ', '<|eot|>'].map((before) => ({
    text: `${before}to=user${MESSAGE}`,
    at: before === '' ? 'line' : undefined,
    *read(scan, start) {
      yield* scan.blanks();
      scan.output.cover(start);
      return true;
    },
  })),
  openersFor: ({ list }) => (list ?? []).flatMap((name) => call(name, 'line')),
};
