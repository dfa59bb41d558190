import { namedUntil, type TagNotation } from '../../bodies/tag.ts';
import { tagOpeners } from '../../bodies/tag-call.ts';
import type { Dialect } from '../../scan/syntax.ts';

const functionTags: TagNotation = {
  // If the call's own closing tag is missing, the wrapper's counts.
  calls: [namedUntil('<function=', '>', ['</function>', '</tool_call>', '</seed:tool_call>'])],
  parameters: [namedUntil('<parameter=', '>', ['</parameter>', '</param>'])],
};

/**
 * Qwen3-Coder, Qwen 3.5 and later, Nemotron 3, Step 3.5: `<function=…>` with `<parameter=…>`, most often in
 * `<tool_call>`.
 */
export const qwenCoder: Dialect = {
  id: 'qwen-coder',
  openers: tagOpeners(functionTags),
  closers: ['</function_invocation>'],
};
