import { namedByAttribute } from '../../bodies/tag.ts';
import { tagOpeners } from '../../bodies/tag-call.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** MiniCPM5: `<function name="…">` with `<param name="…">`, whose values may be CDATA. */
export const minicpm: Dialect = {
  id: 'minicpm',
  openers: tagOpeners({
    calls: [namedByAttribute('<function ', ['</function>'])],
    parameters: [namedByAttribute('<param ', ['</param>', '</parameter>'])],
    common: true,
    xml: true,
  }),
};
