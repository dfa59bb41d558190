import { DECIDING_KEYS, OPEN_KEYS } from './call-draft.ts';

const VALUE = String.raw`(?:"[^"\\\n]*"|[-\d.]+|true|false|null)`;
/** The beginning of an object, through entries that decide nothing and have short values. */
const OPENING = String.raw`\s*(?:\[\s*)?\{(?:\s*"(?:${OPEN_KEYS})"\s*:\s*${VALUE}\s*,)*`;
const DATA = new RegExp(String.raw`${OPENING}\s*"(?!(?:${DECIDING_KEYS}|${OPEN_KEYS})")[^"\\\n]{1,64}"\s*:`, 'y');
const UNDECIDED = new RegExp(`(?:${OPENING})?[^:\`~]{0,99}$`, 'y');

/** True if these characters show JSON that is no call; null if they show too little, and what follows may tell. */
export function startsAsData(piece: string, from: number): boolean | null {
  DATA.lastIndex = from;
  UNDECIDED.lastIndex = from;
  return DATA.test(piece) || (UNDECIDED.test(piece) ? null : false);
}
