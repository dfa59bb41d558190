import { namedByAttribute } from '../../bodies/tag.ts';
import { tagOpeners } from '../../bodies/tag-call.ts';
import { readTagHeader } from '../../bodies/tag-header.ts';
import { readInvented } from '../../scan/result-block.ts';
import type { Scan } from '../../scan/scan.ts';
import { END, type Step } from '../../scan/source.ts';
import type { Dialect } from '../../scan/syntax.ts';
import { isNameCode } from '../../text/characters.ts';

const OPEN = '<|open|>';
const SEPARATOR = '<|sep|>';
const MARKS = { end: SEPARATOR, empty: `/${SEPARATOR}` };
/** Names of tags that frame an answer; an answer that was cut off has only some. */
const FRAMES = /^(?:response|message|tools?|think)$/;
const closing = (name: string) => `<|close|>${name}${SEPARATOR}`;

/** Kimi K3: tags whose brackets are tokens. `response` and `message` are no more than frames. */
export const kimiK3: Dialect = {
  id: 'kimi-k3',
  openers: [
    ...tagOpeners({
      // The tokens between these two words may be lost.
      calls: ['call ', 'toolscall '].map((word) =>
        namedByAttribute(OPEN + word, [closing('call'), closing('tools')], 'tool', MARKS),
      ),
      parameters: [
        namedByAttribute(`${OPEN}argument `, [closing('argument'), `<|close|>${closing('argument')}`], 'key', MARKS),
      ],
    }),
    { text: OPEN, read: readFrame },
    { text: '<|close|>', read: readFrame },
  ],
  wrappers: [{ open: `${OPEN}tools${SEPARATOR}`, close: closing('tools') }],
  reasoning: [
    { open: `${OPEN}think${SEPARATOR}`, close: closing('think'), until: [`${OPEN}tools`, `${OPEN}response`] },
  ],
};

/** Reads a tag that frames something. A result after a call is made up by the model. */
function* readFrame(scan: Scan, start: number): Step<boolean> {
  const name = yield* scan.while(isNameCode, 40);
  if ((yield* scan.peek()) === END && FRAMES.test(name)) {
    scan.output.cover(start);
    return true;
  }
  const header = yield* readTagHeader(scan, MARKS);
  if (name === '' || header === null) return false;
  const isResult = /^(?:result|observation|tool_)/.test(name) || /tool|user/.test(header.attributes.get('role') ?? '');
  if (isResult && (yield* readInvented(scan, start))) return true;
  return scan.output.swallow(start);
}
