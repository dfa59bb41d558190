import { orphanArguments, readNamedJson } from '../../bodies/named-json.ts';
import type { Dialect } from '../../scan/syntax.ts';
import { isNameCode } from '../../text/characters.ts';

const OPEN = '<|tool_call_begin|>';
const ARGUMENTS = '<|tool_call_argument_begin|>';
const CLOSE = ['<|tool_call_end|>'];

/** Kimi K2: `functions.name:0` between tokens, then the arguments. */
export const kimi: Dialect = {
  kind: 'dialect',
  id: 'kimi',
  openers: [
    {
      text: OPEN,
      *read(scan, start) {
        yield* scan.space();
        const name = yield* scan.while((code) => isNameCode(code) || code === 58, 100);
        yield* scan.space();
        if (name === '' || !(yield* scan.match(ARGUMENTS))) return false;
        yield* scan.match(ARGUMENTS);
        return yield* readNamedJson(scan, start, { name, close: CLOSE, openers: [OPEN] });
      },
    },
    orphanArguments(ARGUMENTS, CLOSE),
  ],
  wrappers: [
    { open: OPEN, close: '<|tool_call_end|>' },
    { open: '<|tool_calls_section_begin|>', close: '<|tool_calls_section_end|>' },
  ],
  resultTokens: ['<|im_system|>', '<|im_user|>'],
};
