import { invokeTags } from '../../bodies/invoke-tag.ts';
import { cutInName, orphanArguments, readNamedJson } from '../../bodies/named-json.ts';
import { tagOpeners } from '../../bodies/tag-call.ts';
import { element } from '../../scan/element.ts';
import type { Scan } from '../../scan/scan.ts';
import { END, type Step } from '../../scan/source.ts';
import type { Dialect } from '../../scan/syntax.ts';
import { isOneOf } from '../../text/characters.ts';

const spellings = (words: string): string[] => [`<|${words.replaceAll(' ', '_')}|>`, `<|${words}|>`];

const BEGIN = spellings('tool call begin');
const SEPARATOR = spellings('tool sep');
const CLOSE = spellings('tool call end');
const RESULTS = ['tool outputs begin', 'tool output begin'].flatMap(spellings);

/** Prefixes of the tags. GigaChat 3.5 uses the same tags. */
const PREFIXES = ['|DSML|', '|DSML|r:', '|DSML| ', '|GCML|'];
const WRAPPERS = ['calls', 'function_calls', 'tool_calls', 'toolcall', 'toolcalls', 'tool_call'];
const STEP = tagOpeners(invokeTags('steptml:'));

/** DeepSeek V3 to V3.1: tokens around a name and its JSON; V3.2 on: tags with `|DSML|`; Step 3: tags of its own. */
export const deepseek: Dialect = {
  id: 'deepseek',
  openers: [
    ...BEGIN.map((text) => ({ text, read: readCall })),
    ...PREFIXES.flatMap((prefix) => tagOpeners(invokeTags(prefix, [...PREFIXES, '']))),
    ...SEPARATOR.map((text) => orphanArguments(text, CLOSE)),
  ],
  wrappers: PREFIXES.flatMap((prefix) => WRAPPERS.map((tag) => element(prefix + tag))),
  resultTokens: [...RESULTS, '<|User|>'],
};

/** The older models write a type before the name, and a code fence around the arguments. */
function* readCall(scan: Scan, start: number): Step<boolean> {
  yield* scan.space();
  const first = yield* scan.name();
  if ((yield* scan.space()) === END && first !== '') return cutInName(scan, start, first);
  if ((yield* scan.matchAny(SEPARATOR)) === null) return false;
  yield* scan.matchAny(SEPARATOR);
  const bracket = isOneOf('{[`~<"', yield* scan.space());
  const second = bracket ? '' : yield* scan.name();
  const name = second === '' ? first : second;
  yield* scan.space();
  for (const { text, read } of STEP) if (yield* scan.match(text)) return yield* read(scan, start);
  return name !== '' && (yield* readNamedJson(scan, start, { name, close: CLOSE, openers: BEGIN }));
}
