import { invokeOpener } from '../bodies/invoke-tag.ts';
import { skipTo } from '../scan/result-block.ts';
import type { Dialect } from '../syntax.ts';

const ID = 'invoke';
const PREFIXES = ['', 'antml:'];

/** Anthropic-style and MiniMax M2: `<invoke name="…">` with `<parameter name="…">`, in a wrapper of their own. */
export const invoke: Dialect = {
  kind: 'dialect',
  id: ID,
  label: 'Anthropic and MiniMax',
  openers: [
    ...PREFIXES.flatMap((prefix) => invokeOpener(ID, prefix, [`<${prefix}function_calls>`])),
    ...invokeOpener(ID, '', ['<minimax:tool_call>']).slice(1),
  ],
  closers: [
    ...PREFIXES.map((prefix) => `</${prefix}function_calls>`),
    '</minimax:tool_call>',
    '</invoke>',
    '</parameter>',
  ],
  results: [{ open: '<function_results>', followedBy: 'line', skip: skipTo('</function_results>') }],
};
