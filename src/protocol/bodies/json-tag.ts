import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import type { Opener, Recogniser } from '../scan/syntax.ts';
import { isOneOf } from '../text/characters.ts';
import { beginsJsonCalls } from './json-calls.ts';
import type { CallKeys } from './json-form.ts';

/** A notation that is a mark with JSON calls behind it: the mark and what begins JSON show that a call has begun. */
export interface JsonTag {
  open: string;
  /** Marks that may close it. Where a notation has none, the tokens with which such a response ends. */
  close: readonly string[];
  keys?: CallKeys;
  at?: Opener['at'];
  keyedByName?: boolean;
  /** False for a tag that holds other JSON, too: then the keys must show that a call has begun. */
  certain?: boolean;
  /** Characters of which one has to follow it, after blanks, besides a fence. */
  before?: string;
}

/** An opener for it. A mere mention of the mark is followed by something else and stays prose. */
export function jsonTag({ open, close, keys, keyedByName, certain = true, at, before = '{[' }: JsonTag): Opener {
  // Its last token may come twice.
  const token = /[<[][^<[]*$/.exec(open)?.[0] ?? '';
  return {
    text: open,
    at,
    *read(scan, start) {
      yield* scan.space();
      if (token !== '') yield* scan.repeated([token]);
      const code = yield* scan.space();
      if (!isOneOf(`${before}\`~`, code)) return false;
      if (code === 123 && !(yield* scan.tried(() => opensObject(scan)))) return false;
      return yield* beginsJsonCalls(scan, start, { keys, keyedByName, certain, close, openers: [open] });
    },
  };
}

/** Tags used for calls only; their content may mean a call even where it is not JSON. */
export const jsonTags = (tags: JsonTag[]): Required<Pick<Recogniser, 'openers' | 'wrappers'>> => ({
  openers: tags.map(jsonTag),
  wrappers: tags.flatMap(({ open, close: [close], certain = true }) => (certain && close ? [{ open, close }] : [])),
});

/** Attributes of Markdown stand in braces, too: `[tool]{.badge}`. */
function* opensObject(scan: Scan): Step<boolean> {
  scan.source.at++;
  return !isOneOf('.#:', yield* scan.space());
}
