import { END } from '../scan/source.ts';
import type { Dialect } from '../syntax.ts';

/** Tokens of chat templates that leak into the text where a server does not take them out. */
export const chatTokens: Dialect = {
  kind: 'dialect',
  id: 'chat-tokens',
  openers: [
    {
      text: '</s>',
      *read(scan, start) {
        if ((yield* scan.peek()) !== END) return false;
        scan.output.cover(start);
        return true;
      },
    },
  ],
  markup: ['<|', '<｜', '<seed:bos>', '<start_of_turn>', '[TOOL_RESULTS]', '[/TOOL_RESULTS]'],
  // A template has a blank behind the second one.
  edges: ['<bos>', '<eos>', '[/INST]', '[/INST] '],
  closers: ['[INST]'],
};
