import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import { isNameCode, SLASH } from '../text/characters.ts';
import type { TagHead, TagNotation } from './tag.ts';

/** Tags of a notation of name, keys and values: of each the opening tag, then the closing ones. */
export interface KeyValueForm {
  call: readonly [string, ...string[]];
  separator?: string;
  key: readonly [string, ...string[]];
  /** Opening tag of an optional element between key and value that names the type. */
  type?: string | undefined;
  value: readonly [string, ...string[]];
}

export function keyValueTags({ call, separator, key, type, value }: KeyValueForm): TagNotation {
  const [openCall, ...closeCall] = call;
  const [openKey, ...closeKey] = key;
  const [openValue, ...closeValue] = value;
  const parameter = { open: openKey, close: [...closeKey, ...closeValue], head: readParameter };
  return {
    calls: [{ open: openCall, close: closeCall, head: readName }],
    parameters: [parameter],
    fallback: true,
    quotes: true,
  };

  function* readName(scan: Scan): Step<TagHead | null> {
    const { names } = scan.ledger;
    yield* scan.space();
    const name = yield* scan.while((code) => isNameCode(code) || code === SLASH, 100);
    yield* scan.space();
    const isMarked = separator !== undefined && (yield* scan.match(separator));
    if (isMarked) yield* scan.space();
    // Without arguments, a word between the tags may be prose, unless it is the name of a tool.
    const counts = isMarked || names.list === null || names.has(name) || (yield* scan.ahead([openKey]));
    return name !== '' && counts ? { name, close: closeCall } : null;
  }

  /** Reads a parameter. The key may have its tags twice, and the value may lack its opening tag. */
  function* readParameter(scan: Scan): Step<TagHead | null> {
    const repairs: string[] = [];
    yield* scan.space();
    if ((yield* scan.repeated([openKey])) > 0) repairs.push('notation:opening-tag');
    const first = openValue.charCodeAt(0);
    const from = scan.source.offset;
    const key = yield* scan.while((code) => code !== first && code !== 10, 200);
    const name = key.trim();
    if (name === '') return null;
    yield* scan.space();
    // The model may have written `=` for the two tags between key and value.
    const equals = key.indexOf('=');
    if (equals > 0 && closeKey.length > 0 && !(yield* scan.ahead(closeKey))) {
      scan.source.go(from + equals + 1);
      return { name: key.slice(0, equals).trim(), close: closeValue, repairs: ['notation:opening-tag'] };
    }
    if ((yield* scan.repeated(closeKey)) > 1) repairs.push('notation:closing-tag');
    yield* scan.space();
    if (type !== undefined && (yield* scan.match(type))) {
      yield* scan.restOfTag();
      yield* scan.space();
    }
    if (!(yield* scan.match(openValue))) {
      if (type !== undefined || closeKey.length === 0) return null;
      repairs.push('notation:opening-tag');
    } else if ((yield* scan.repeated([openValue])) > 0) repairs.push('value:opening-tag');
    return { name, close: closeValue, repairs };
  }
}
