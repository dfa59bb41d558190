import { jsonTag, jsonTags } from '../../bodies/json-tag.ts';
import type { Scan } from '../../scan/scan.ts';
import type { Step } from '../../scan/source.ts';
import type { Dialect, Opener } from '../../scan/syntax.ts';
import { isOneOf } from '../../text/characters.ts';

const CITED = '</co: ';
const keys = { name: 'tool_name', arguments: 'parameters' };
const tags = jsonTags([{ open: '<|START_ACTION|>', close: ['<|END_ACTION|>'], keys }]);
const action = jsonTag({ open: 'Action:', close: ['<|END_OF_TURN_TOKEN|>'], keys, at: 'line' });

/** Command R: `Action:` before a JSON block of `tool_name`s; R7B, A and later: tokens around the array. */
export const cohere: Dialect = {
  id: 'cohere',
  ...tags,
  openers: [
    ...tags.openers,
    {
      ...action,
      *read(scan, start) {
        return (yield* scan.tried(() => listsTools(scan))) && (yield* action.read(scan, start));
      },
    },
    ...['<co>', '<co: ', CITED].map(
      (text): Opener => ({
        text,
        *read(scan, start) {
          const counts = text === '<co>' ? yield* scan.tried(() => isCited(scan)) : yield* endsMark(scan);
          if (counts) scan.output.cover(start);
          return counts;
        },
      }),
    ),
  ],
  resultTokens: ['<|START_TOOL_RESULT|>'],
  reasoning: [{ open: '<|START_THINKING|>', close: '<|END_THINKING|>' }],
};

/** Reads a citation, `<co>so</co: 0:[1]>`, from behind its opening mark. */
function* isCited(scan: Scan): Step<boolean> {
  yield* scan.while((code) => code !== 60, 300);
  return (yield* scan.match(CITED)) && (yield* endsMark(scan));
}

/** Reads the numbers in the mark of a citation, and its end. */
function* endsMark(scan: Scan): Step<boolean> {
  yield* scan.while((code) => (code >= 48 && code <= 58) || isOneOf(',[] ', code), 60);
  return yield* scan.match('>');
}

/** Any list of actions may be in a JSON block; one whose first key is `tool_name` is Cohere's. */
function* listsTools(scan: Scan): Step<boolean> {
  yield* scan.space();
  if (!(yield* scan.match('```'))) return false;
  yield* scan.while((code) => code !== 10, 20);
  for (const text of ['[', '{', '"tool_name"']) {
    yield* scan.space();
    if (!(yield* scan.match(text))) return false;
  }
  return true;
}
