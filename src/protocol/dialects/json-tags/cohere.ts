import { jsonTag } from '../../bodies/json-tag.ts';
import type { Scan } from '../../scan/scan.ts';
import type { Step } from '../../scan/source.ts';
import type { Dialect } from '../../scan/syntax.ts';

const keys = { name: 'tool_name', arguments: 'parameters' };
const action = jsonTag({ open: 'Action:', close: ['<|END_OF_TURN_TOKEN|>'], keys, at: 'line' });

/** Command R: `Action:` before a JSON block of `tool_name`s; R7B, A and later: tokens around the array. */
export const cohere: Dialect = {
  id: 'cohere',
  openers: [
    jsonTag({ open: '<|START_ACTION|>', close: ['<|END_ACTION|>'], keys }),
    {
      ...action,
      *read(scan, start) {
        return (yield* scan.tried(() => listsTools(scan))) && (yield* action.read(scan, start));
      },
    },
  ],
  wrappers: [{ open: '<|START_ACTION|>', close: '<|END_ACTION|>' }],
  resultTokens: ['<|START_TOOL_RESULT|>'],
  reasoning: [{ open: '<|START_THINKING|>', close: '<|END_THINKING|>' }],
};

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
