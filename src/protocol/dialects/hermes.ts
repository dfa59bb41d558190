import { jsonTag } from '../bodies/json-tag.ts';
import { skipTo } from '../scan/result-block.ts';
import type { Dialect } from '../syntax.ts';

/** Hermes, Qwen 2.5 and 3, Granite 3.1 and many fine-tunes: JSON between `<tool_call>` tags. */
export const hermes: Dialect = {
  kind: 'dialect',
  id: 'hermes',
  openers: [
    jsonTag({
      open: '<tool_call>',
      close: ['</tool_call>', '</TOOL_CALL>'],
    }),
  ],
  closers: ['</tool_call>'],
  results: [{ open: '<tool_response>', followedBy: 'anything', skip: skipTo('</tool_response>') }],
};
