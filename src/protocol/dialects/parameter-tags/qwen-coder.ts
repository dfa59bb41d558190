import { functionTags } from '../../bodies/function-tag.ts';
import { tagOpeners } from '../../bodies/tag-call.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** Qwen3-Coder, Qwen 3.5 and later, Nemotron 3, Step 3.5: `<function=…>` with `<parameter=…>`, most often in `<tool_call>`. */
export const qwenCoder: Dialect = {
  kind: 'dialect',
  id: 'qwen-coder',
  openers: tagOpeners(functionTags),
  closers: ['</function>', '</parameter>'],
};
