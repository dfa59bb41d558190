import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import type { Opener } from '../syntax.ts';
import { readTagHeader } from './tag-header.ts';
import { type ParameterHeader, readTagParameters } from './tag-parameters.ts';

/** Openers for `<invoke name="…">` with a prefix behind every `<`, and for the wrappers that may stand around it. */
export function invokeOpener(syntax: string, prefix: string, wrappers: string[]): Opener[] {
  const open = `<${prefix}invoke `;
  return [
    { text: open, at: 'anywhere', read: (scan, start) => readInvoke(scan, start, syntax, prefix) },
    ...wrappers.map(
      (text): Opener => ({
        text,
        at: 'anywhere',
        *read(scan, start) {
          yield* scan.space();
          return (yield* scan.match(open)) && (yield* readInvoke(scan, start, syntax, prefix));
        },
      }),
    ),
  ];
}

function* readInvoke(scan: Scan, start: number, syntax: string, prefix: string): Step<boolean> {
  const tag = yield* readTagHeader(scan);
  const name = tag?.attributes.get('name') ?? '';
  if (tag === null || name === '') return false;
  if (tag.empty) {
    scan.output.begin(syntax, start, name);
    scan.output.end({ name, arguments: {}, repairs: [] });
    return true;
  }
  const open = `<${prefix}parameter `;
  const close = `</${prefix}invoke>`;
  yield* scan.space();
  if (!(yield* scan.ahead([open, close]))) return false;
  return yield* readTagParameters(scan, start, {
    syntax,
    name,
    close: [close],
    parameters: [
      {
        open,
        *header(inner): Step<ParameterHeader | null> {
          const header = yield* readTagHeader(inner);
          const key = header?.attributes.get('name');
          return header === null || key === undefined
            ? null
            : { key, close: header.empty ? null : `</${prefix}parameter>` };
        },
      },
    ],
  });
}
