import { namedByAttribute, type Tag } from '../../bodies/tag.ts';
import { tagOpeners } from '../../bodies/tag-call.ts';
import type { Dialect } from '../../scan/syntax.ts';
import { isNameCode } from '../../text/characters.ts';

/** The token that M3 writes before each of its tags. */
const MARK = ']<]minimax[>[';

const ELEMENT: Tag = {
  open: `${MARK}<`,
  *head(scan) {
    const name = yield* scan.while(isNameCode, 100);
    return name !== '' && (yield* scan.match('>')) ? { name, close: [`${MARK}</${name}>`, `</${name}>`] } : null;
  },
};

/** MiniMax M3: a token before each tag, and parameters that are elements of their own name. */
export const minimax: Dialect = {
  kind: 'dialect',
  id: 'minimax',
  openers: tagOpeners({
    calls: [namedByAttribute(`${MARK}<invoke `, [`${MARK}</invoke>`, `${MARK}</tool_call>`])],
    parameters: [namedByAttribute(`${MARK}<parameter `, [`${MARK}</parameter>`]), ELEMENT],
  }),
  wrappers: [
    { open: `${MARK}<tool_call>`, close: `${MARK}</tool_call>` },
    { open: '[TOOL_CALL]', close: '[/TOOL_CALL]' },
  ],
  closers: [`${MARK}</invoke>`],
  markup: ['[e~[', ']~!b['],
  resultTokens: ['tool', 'user'].map((role) => `]~b]${role}`),
};
