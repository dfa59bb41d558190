import { functionTags, wrappedFunctionTags } from '../bodies/function-tag.ts';
import type { Dialect } from '../syntax.ts';

/** Qwen3-Coder and Nemotron 3: `<function=…>` with `<parameter=…>`, most often inside `<tool_call>`. */
export const qwenCoder: Dialect = {
  kind: 'dialect',
  id: 'qwen-coder',
  openers: [...functionTags, ...wrappedFunctionTags('<tool_call>')],
  closers: ['</function>', '</parameter>'],
};
