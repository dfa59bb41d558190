import { readKnownCalls } from '../../bodies/python-calls.ts';
import { readTagHeader } from '../../bodies/tag-header.ts';
import { skipUnreadable } from '../../bodies/unreadable.ts';
import { isDropped } from '../../json/json-object.ts';
import type { Scan } from '../../scan/scan.ts';
import type { Step } from '../../scan/source.ts';
import type { Dialect } from '../../scan/syntax.ts';

const CLOSE = ']';

/** The words in which small models retell a call: `[Calling tool: list_tabs({…})]`. */
export const callingTool: Dialect = {
  id: 'calling-tool',
  openers: [': ', '="'].map((mark) => ({
    text: `[Calling tool${mark}`,
    *read(scan, start) {
      // Within a sentence it is only mentioned.
      const isApart = scan.atLineStart || start === scan.output.lastEnd;
      if (!isApart && !/[.!?…。！？]\s*$/.test(scan.source.textBefore(start, 8))) return false;
      return yield* mark === ': ' ? readKnownCalls(scan, start, [CLOSE]) : readAttributes(scan, start);
    },
  })),
  resultTokens: ['[Tool Result:'],
};

/** `[Calling tool="list_tabs" query="news"]` */
function* readAttributes(scan: Scan, start: number): Step<boolean> {
  const { output, ledger } = scan;
  const name = yield* scan.name();
  if (!ledger.names.has(name) || !(yield* scan.match('"'))) return false;
  const header = yield* readTagHeader(scan, { end: CLOSE, empty: CLOSE });
  if (header === null) return yield* skipUnreadable(scan, start, name, [CLOSE]);
  output.begin(start, name);
  const values = [...header.attributes].filter(([key]) => !isDropped(key));
  output.end({ name, arguments: Object.fromEntries(values), repairs: [] });
  return true;
}
