import { ANGLE, isNameCode, LINE_FEED } from '../text/characters.ts';
import type { Scan } from './scan.ts';
import type { Step } from './source.ts';
import { readVerbatim } from './verbatim.ts';

/** HTML elements that show their content as code: blocks, and those within a paragraph. */
const BLOCKS = ['pre', 'xmp', 'textarea', 'script', 'style', 'template'];
const INLINE = ['code', 'kbd', 'samp', 'tt'];
const MOST_TAG = 200;

export const htmlCodeOpeners: string[] = [...BLOCKS, ...INLINE].flatMap((name) => [
  `<${name}`,
  `<${name.toUpperCase()}`,
]);

/** Reads an HTML element that shows code. An unclosed inline element ends with its paragraph. */
export function* readHtmlCode(scan: Scan, start: number): Step<boolean> {
  const { source } = scan;
  const name = source.slice(start + 1, source.offset).toLowerCase();
  if (isNameCode(yield* scan.peek())) return false;
  yield* scan.while((code) => code !== 62 && code !== ANGLE && code !== LINE_FEED, MOST_TAG);
  if (!(yield* scan.match('>')) || (yield* scan.tried(() => goesOnWithWord(scan)))) return false;
  const paragraph = INLINE.includes(name);
  return yield* readVerbatim(scan, { lead: ANGLE, rest: () => readCloser(scan, name), paragraph });
}

/** True if a word follows, so that a sentence mentions the tag: `the <code> tag`. */
function* goesOnWithWord(scan: Scan): Step<boolean> {
  return (yield* scan.match(' ')) && isNameCode(yield* scan.peek());
}

function* readCloser(scan: Scan, name: string): Step<boolean> {
  if (!(yield* scan.match('/'))) return false;
  const written = yield* scan.while(isNameCode, name.length + 1);
  return written.toLowerCase() === name && (yield* scan.match('>'));
}
