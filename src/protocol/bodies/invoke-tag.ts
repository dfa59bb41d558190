import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import type { Opener } from '../syntax.ts';
import { readTagHeader } from './tag-header.ts';
import { namedByAttribute, readTagParameters } from './tag-parameters.ts';
import { wrapped } from './wrapped.ts';

/** Openers for `<invoke name="…">` with a prefix behind every `<`, and for the wrappers that may stand around it. */
export function invokeOpener(syntax: string, prefix: string, wrappers: string[]): Opener[] {
  const opener: Opener = {
    text: `<${prefix}invoke `,
    at: 'anywhere',
    read: (scan, start) => readInvoke(scan, start, syntax, prefix),
  };
  return [opener, ...wrappers.map((wrapper) => wrapped(wrapper, opener))];
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
    parameters: [namedByAttribute(open, `</${prefix}parameter>`)],
  });
}
