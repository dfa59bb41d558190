import { namedByAttribute, namedByItself } from '../../bodies/tag.ts';
import { tagOpeners } from '../../bodies/tag-call.ts';
import type { Dialect } from '../../scan/syntax.ts';

const MARK = ']<]minimax[>[';

/** MiniMax M3: a token before each tag, and parameters that are elements of their own name. */
export const minimax: Dialect = {
  id: 'minimax',
  openers: tagOpeners({
    calls: [namedByAttribute(`${MARK}<invoke `, [`${MARK}</invoke>`, `${MARK}</tool_call>`])],
    parameters: [namedByAttribute(`${MARK}<parameter `, [`${MARK}</parameter>`]), namedByItself(`${MARK}<`, true)],
    nests: true,
  }),
  wrappers: [
    { open: `${MARK}<tool_call>`, close: `${MARK}</tool_call>` },
    { open: '[TOOL_CALL]', close: '[/TOOL_CALL]' },
  ],
  markup: ['[e~[', ']~!b['],
  resultTokens: ['tool', 'user'].map((role) => `]~b]${role}`),
};
