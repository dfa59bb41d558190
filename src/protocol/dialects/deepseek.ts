import { invokeOpeners } from '../bodies/invoke-tag.ts';
import { readNamedJson } from '../bodies/named-json.ts';
import { isNameCode } from '../characters.ts';
import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import type { Dialect } from '../syntax.ts';

/** A token in the model's own spelling and in those that pass through less careful hands. */
const spellings = (words: string): string[] =>
  ['｜', '|'].flatMap((bar) => ['▁', '_', ' '].map((blank) => `<${bar}${words.replaceAll(' ', blank)}${bar}>`));

const BEGIN = spellings('tool call begin');
const SEPARATOR = spellings('tool sep');
const CLOSE = spellings('tool call end');

/** DeepSeek V3, R1 and V3.1: tokens around a name and its JSON; V3.2: tags that begin with `｜DSML｜`. */
export const deepseek: Dialect = {
  kind: 'dialect',
  id: 'deepseek',
  openers: [
    ...BEGIN.map((text) => ({ text, read: readCall })),
    ...['｜DSML｜', '|DSML|'].flatMap((prefix) => invokeOpeners(prefix, [`<${prefix}function_calls>`])),
  ],
  closers: ['</｜DSML｜function_calls>', '</|DSML|function_calls>'],
};

/** The older models write a type before the name, and a code fence around the arguments. */
function* readCall(scan: Scan, start: number): Step<boolean> {
  yield* scan.space();
  const first = yield* scan.while(isNameCode, 100);
  yield* scan.space();
  if ((yield* scan.matchAny(SEPARATOR)) === null) return false;
  const bracket = '{[`~<'.includes(String.fromCharCode(yield* scan.space()));
  const second = bracket ? '' : yield* scan.while(isNameCode, 100);
  const name = second === '' ? first : second;
  return name !== '' && (yield* readNamedJson(scan, start, { name, close: CLOSE, openers: BEGIN }));
}
