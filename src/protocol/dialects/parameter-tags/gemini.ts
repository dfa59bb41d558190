import { namedByAttribute } from '../../bodies/tag.ts';
import { tagOpeners } from '../../bodies/tag-call.ts';
import { element } from '../../scan/element.ts';
import type { Dialect } from '../../scan/syntax.ts';

const PARAMETERS = [namedByAttribute('<parameter ', ['</parameter>'])];

/** Gemini 3: call records, as it repeats them from earlier turns. */
export const gemini: Dialect = {
  id: 'gemini',
  openers: ['tool', 'name'].flatMap((attribute) =>
    tagOpeners({
      calls: [namedByAttribute('<call_record ', ['</call_record>'], attribute)],
      parameters: PARAMETERS,
      common: true,
    }),
  ),
  wrappers: [element('call_record')],
  resultTokens: ['<call_result'],
};
