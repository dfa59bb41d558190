import { Closing } from '../../bodies/closing-marks.ts';
import { readJsonCalls } from '../../bodies/json-calls.ts';
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
        const closing = new Closing(['<|end|>', '<|endoftext|>']);
        return (yield* readJsonCalls(scan, start, { certain: true, closing })) !== 'none';
      },
    },
  ],
};
