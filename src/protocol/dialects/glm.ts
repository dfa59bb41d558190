import { namedUntil } from '../bodies/tag.ts';
import { tagOpeners } from '../bodies/tag-openers.ts';
import { isNameCode } from '../characters.ts';
import type { Dialect } from '../syntax.ts';

const KEY = namedUntil('<arg_key>', '</arg_key>', '</arg_value>');

/** GLM 4.5 and later: `<tool_call>name`, then pairs of `<arg_key>` and `<arg_value>`. */
export const glm: Dialect = {
  kind: 'dialect',
  id: 'glm',
  openers: tagOpeners({
    calls: [
      {
        open: '<tool_call>',
        *head(scan) {
          const { names } = scan.ledger;
          yield* scan.space();
          const name = yield* scan.while(isNameCode, 100);
          yield* scan.space();
          // Without arguments, a word between the tags may be prose too, unless it is a tool.
          const known = names.list === null || names.has(name) || (yield* scan.ahead([KEY.open]));
          return name !== '' && known ? { name, close: '</tool_call>' } : null;
        },
      },
    ],
    parameters: [
      {
        open: KEY.open,
        *head(scan) {
          const head = yield* KEY.head(scan);
          yield* scan.space();
          return (yield* scan.match('<arg_value>')) ? head : null;
        },
      },
    ],
  }),
  closers: ['</arg_value>'],
};
