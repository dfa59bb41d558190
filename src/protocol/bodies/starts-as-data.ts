import { DECIDING_KEYS, OPEN_KEYS } from './call-draft.ts';

/** An object in which a key that matches `key` stands, behind keys that decide nothing and have short values. */
const objectWith = (key: string): RegExp => {
  const value = String.raw`(?:"[^"\\\n]*"|[-\d.]+|true|false|null)`;
  return new RegExp(String.raw`\s*(?:\[\s*)?\{(?:\s*"(?:${OPEN_KEYS})"\s*:\s*${value}\s*,)*\s*"${key}"\s*:`, 'y');
};
const CALL = objectWith(`(?:${DECIDING_KEYS})`);
const DATA = objectWith(String.raw`(?!(?:${DECIDING_KEYS}|${OPEN_KEYS})")[^"\\\n]{1,64}`);

/** True if these characters already show JSON that is no call, false if they show a call; null if they show neither. */
export function startsAsData(piece: string, from: number): boolean | null {
  DATA.lastIndex = from;
  CALL.lastIndex = from;
  return DATA.test(piece) || (CALL.test(piece) ? false : null);
}
