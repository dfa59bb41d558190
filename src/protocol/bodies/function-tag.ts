import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import type { Opener } from '../syntax.ts';
import { readNamedJson } from './named-json.ts';
import { readNameUntil } from './tag-header.ts';
import { readTagParameters } from './tag-parameters.ts';

/** An opener for `<function=name>`. */
export const functionTag = (syntax: string): Opener => ({
  text: '<function=',
  at: 'anywhere',
  read: (scan, start) => readFunctionTag(scan, start, syntax),
});

/** Reads `<function=name>` from behind the `=`: tags for the parameters, or one JSON object as Llama writes it. */
function* readFunctionTag(scan: Scan, start: number, syntax: string): Step<boolean> {
  const name = yield* readNameUntil(scan, '>');
  if (name === null || name === '') return false;
  if ((yield* scan.space()) === 123) return yield* readNamedJson(scan, start, { syntax, name, close: ['</function>'] });
  if (!(yield* scan.ahead(['<parameter=', '</function>']))) return false;
  return yield* readTagParameters(scan, start, {
    syntax,
    name,
    close: ['</function>'],
    parameters: [
      {
        open: '<parameter=',
        *header(inner) {
          const key = yield* readNameUntil(inner, '>');
          return key === null || key === '' ? null : { key, close: '</parameter>' };
        },
      },
    ],
  });
}
