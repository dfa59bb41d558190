import { invokeOpeners } from '../bodies/invoke-tag.ts';
import { skipTo } from '../scan/result-block.ts';
import type { Dialect } from '../syntax.ts';

const PREFIXES = ['', 'antml:'];

/** Anthropic-style and MiniMax M2: `<invoke name="…">` with `<parameter name="…">`, in a wrapper of their own. */
export const invoke: Dialect = {
  kind: 'dialect',
  id: 'invoke',
  openers: PREFIXES.flatMap((prefix) => invokeOpeners(prefix, [`<${prefix}function_calls>`, '<minimax:tool_call>'])),
  closers: [
    ...PREFIXES.map((prefix) => `</${prefix}function_calls>`),
    '</minimax:tool_call>',
    '</invoke>',
    '</parameter>',
  ],
  results: [{ open: '<function_results>', followedBy: 'line', skip: skipTo('</function_results>') }],
};
