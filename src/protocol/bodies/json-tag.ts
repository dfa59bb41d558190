import type { Scan } from '../scan/scan.ts';
import type { Step } from '../scan/source.ts';
import type { Opener, Recogniser } from '../scan/syntax.ts';
import { isOneOf } from '../text/characters.ts';
import type { CallKeys } from './call-draft.ts';
import { beginsJsonCalls } from './json-calls.ts';

/** A notation with JSON calls after a mark. The mark followed by the beginning of JSON shows that a call has begun. */
export interface JsonTag {
  open: string;
  /** Marks that close it. For notations without any, the tokens at the end of such a response. */
  close: readonly string[];
  keys?: CallKeys;
  at?: Opener['at'];
  keyedByName?: boolean;
  /** False for a tag that may contain other JSON, so that the keys must show that a call has begun. */
  certain?: boolean;
  /** Characters, one of which (or a fence) must follow after blanks. */
  before?: string;
}

/** Makes an opener. A mark that is only mentioned is followed by something else and stays prose. */
export function jsonTag({ open, close, keys, keyedByName, certain = true, at, before = '{[' }: JsonTag): Opener {
  // The last token of the mark may be repeated.
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

/** Tags used only for calls, whose content may be a call even if it is not JSON. */
export const jsonTags = (tags: JsonTag[]): Required<Pick<Recogniser, 'openers' | 'wrappers'>> => ({
  openers: tags.map(jsonTag),
  wrappers: tags.flatMap(({ open, close: [close], certain = true }) => (certain && close ? [{ open, close }] : [])),
});

/** True unless the braces hold Markdown attributes: `[tool]{.badge}`. */
function* opensObject(scan: Scan): Step<boolean> {
  scan.source.at++;
  return !isOneOf('.#:', yield* scan.space());
}
