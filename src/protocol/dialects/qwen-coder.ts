import { functionTag } from '../bodies/function-tag.ts';
import { wrapped } from '../bodies/wrapped.ts';
import type { Dialect } from '../syntax.ts';

const ID = 'qwen-coder';

/** Qwen3-Coder and Nemotron 3: `<function=…>` with `<parameter=…>`, most often inside `<tool_call>`. */
export const qwenCoder: Dialect = {
  kind: 'dialect',
  id: ID,
  label: 'Qwen-Coder',
  openers: [functionTag(ID), wrapped('<tool_call>', functionTag(ID))],
  closers: ['</function>', '</parameter>'],
};
