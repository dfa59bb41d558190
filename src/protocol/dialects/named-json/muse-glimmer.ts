import { readNamedJson } from '../../bodies/named-json.ts';
import { readReasoning } from '../../scan/read-reasoning.ts';
import type { Dialect, Opener } from '../../scan/syntax.ts';

const MESSAGE = '<|message|>';
const CLOSE = ['<|eot|>', '<|end|>', '<|call|>'];

/**
 * Muse Glimmer: each message names its recipient, `to=self`, `to=user` or `to=` a tool, before `<|message|>`. Its calls
 * are tags (`invoke`), those of fine-tunes also JSON.
 */
export const museGlimmer: Dialect = {
  id: 'muse-glimmer',
  openers: [
    ...['', '<|eot|> ', '<|eot|>'].map(
      (before): Opener => ({
        text: `${before}to=user${MESSAGE}`,
        at: before === '' ? 'line' : undefined,
        *read(scan, start) {
          yield* scan.blanks();
          scan.output.cover(start);
          scan.toUser = true;
          return true;
        },
      }),
    ),
    {
      text: `to=self${MESSAGE}`,
      at: 'line',
      read: (scan, start) => readReasoning(scan, start, [{ close: '<|eom|>', until: ['<|start|>', '<|eot|>'] }]),
    },
  ],
  openersFor: (name) =>
    ['', 'functions.', `${name}.`].map((space) => ({
      text: `to=${space}${name}`,
      at: 'line',
      *read(scan, start) {
        yield* scan.space();
        const isMarked = yield* scan.match(MESSAGE);
        if (!isMarked && (yield* scan.peek()) !== 123) return false;
        if (isMarked && (yield* scan.ahead(['<atem:']))) {
          scan.output.cover(start);
          return true;
        }
        return yield* readNamedJson(scan, start, { name, close: CLOSE });
      },
    })),
};
