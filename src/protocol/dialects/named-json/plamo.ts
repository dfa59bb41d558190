import { namedBefore } from '../../bodies/named-json.ts';
import type { Dialect } from '../../scan/syntax.ts';

const END = '<|plamo:end_tool_arguments:plamo|>';
const MARKS = [
  '<|plamo:end_tool_name:plamo|>',
  '<|plamo:begin_tool_arguments:plamo|>',
  '<|plamo:constrain|>json',
  '<|plamo:msg|>',
];

/** PLaMo 3: a token around each part, the last of them before the arguments. */
export const plamo: Dialect = {
  id: 'plamo',
  openers: [namedBefore('<|plamo:begin_tool_name:plamo|>', MARKS, [END])],
  reasoning: [{ open: '<|plamo:begin_think:plamo|>', close: '<|plamo:end_think:plamo|>' }],
};
