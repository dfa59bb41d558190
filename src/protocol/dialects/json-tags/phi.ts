import { beginsJsonCalls } from '../../bodies/json-calls.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** Phi-4-mini: `functools` before a JSON array, as its fine-tunes print it. */
export const phi: Dialect = {
  id: 'phi',
  openers: [
    {
      text: 'functools[',
      at: 'line',
      *read(scan, start) {
        const list = scan.source.offset - 1;
        if ((yield* scan.space()) !== 123) return false;
        scan.source.go(list);
        return yield* beginsJsonCalls(scan, start, { certain: true, close: ['<|end|>', '<|endoftext|>'] });
      },
    },
  ],
};
