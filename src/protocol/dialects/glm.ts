import { readNameUntil } from '../bodies/tag-header.ts';
import { readTagParameters } from '../bodies/tag-parameters.ts';
import { isNameCode, type Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import type { Dialect } from '../syntax.ts';

const ID = 'glm';
const CLOSE = '</tool_call>';

/** GLM 4.5 and later: `<tool_call>name`, then pairs of `<arg_key>` and `<arg_value>`. */
export const glm: Dialect = {
  kind: 'dialect',
  id: ID,
  label: 'GLM',
  openers: [
    {
      text: '<tool_call>',
      at: 'anywhere',
      *read(scan, start) {
        yield* scan.space();
        const name = yield* scan.while(isNameCode, 100);
        yield* scan.space();
        const named = name !== '' && ((yield* scan.ahead(['<arg_key>'])) || (yield* callsNothing(scan, name)));
        if (!named) return false;
        return yield* readTagParameters(scan, start, {
          syntax: ID,
          name,
          close: [CLOSE],
          parameters: [
            {
              open: '<arg_key>',
              *header(inner) {
                const key = yield* readNameUntil(inner, '</arg_key>');
                yield* inner.space();
                return key !== null && (yield* inner.match('<arg_value>')) ? { key, close: '</arg_value>' } : null;
              },
            },
          ],
        });
      },
    },
  ],
  closers: ['</arg_value>'],
};

/** A call without arguments. A word between the tags may be prose too, unless it is a tool. */
function* callsNothing(scan: Scan, name: string): Step<boolean> {
  const { names } = scan.ledger;
  return (names.list === null || names.has(name)) && (yield* scan.ahead([CLOSE]));
}
