import type { Opener } from '../syntax.ts';
import type { CallKeys } from './call-draft.ts';
import { Closing } from './closing.ts';
import { readJsonCalls } from './json-calls.ts';

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
  /** What has to follow it, after blanks, besides a fence. */
  before?: string;
}

/** Marks of its own that may stand too many behind its first. */
const MOST_DOUBLED = 3;

/** An opener for it. A mere mention of the mark is followed by something else and stays prose. */
export function jsonTag({ open, close, keys, keyedByName, certain = true, at, before = '{[' }: JsonTag): Opener {
  // Its last token may come twice.
  const token = /[<[][^<[]*$/.exec(open)?.[0] ?? '';
  return {
    text: open,
    at,
    *read(scan, start) {
      let code = yield* scan.space();
      for (let count = 0; count < MOST_DOUBLED && code === token.charCodeAt(0); count++) {
        if (!(yield* scan.match(token))) break;
        code = yield* scan.space();
      }
      if (!`${before}\`~`.includes(String.fromCharCode(code))) return false;
      const closing = new Closing(close);
      return (yield* readJsonCalls(scan, start, { keys, keyedByName, certain, closing, openers: [open] })) !== 'none';
    },
  };
}
