import { DECIDING_KEYS, OPEN_KEYS } from './call-draft.ts';

const VALUE = String.raw`(?:"[^"\\\n]*"|[-\d.]+|true|false|null)`;
/** Beginning of an object with entries that decide nothing and have short values. */
const OPENING = String.raw`\s*(?:\[\s*)?\{(?:\s*"(?:${OPEN_KEYS})"\s*:\s*${VALUE}\s*,)*`;
const DATA = new RegExp(String.raw`${OPENING}\s*"(?!(?:${DECIDING_KEYS}|${OPEN_KEYS})")[^"\\\n]{1,64}"\s*:`, 'y');
const UNDECIDED = new RegExp(`(?:${OPENING})?[^:\`~]{0,99}$`, 'y');

/** True if the text begins as JSON that is no call; null if more text is needed. */
export function startsAsData(piece: string, from: number): boolean | null {
  DATA.lastIndex = from;
  UNDECIDED.lastIndex = from;
  return DATA.test(piece) || (UNDECIDED.test(piece) ? null : false);
}
