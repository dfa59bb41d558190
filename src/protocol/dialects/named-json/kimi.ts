import { namedBefore, orphanArguments } from '../../bodies/named-json.ts';
import type { Dialect } from '../../scan/syntax.ts';

const OPEN = '<|tool_call_begin|>';
const ARGUMENTS = '<|tool_call_argument_begin|>';
const CLOSE = ['<|tool_call_end|>'];

/** Kimi K2: `functions.name:0` between tokens, then the arguments. */
export const kimi: Dialect = {
  id: 'kimi',
  openers: [namedBefore(OPEN, [ARGUMENTS], CLOSE), orphanArguments(ARGUMENTS, CLOSE)],
  wrappers: [
    { open: OPEN, close: '<|tool_call_end|>' },
    { open: '<|tool_calls_section_begin|>', close: '<|tool_calls_section_end|>' },
  ],
  resultTokens: ['<|im_system|>', '<|im_user|>'],
};
