import { CALL_KEYS, DECIDING_KEYS } from './call-draft.ts';

/** A first key that matches `key`, behind others that a call may have too, with short values. */
const object = (key: string): RegExp => {
  const value = String.raw`(?:"[^"\\\n]*"|[-\d.]+|true|false|null)`;
  return new RegExp(String.raw`\s*(?:\[\s*)?\{(?:\s*"(?:${CALL_KEYS})"\s*:\s*${value}\s*,)*\s*"${key}"\s*:`, 'y');
};
const DATA = object(String.raw`(?!(?:${CALL_KEYS})")[^"\\\n]{1,64}`);
const CALL = object(`(?:${DECIDING_KEYS})`);

/** True if these characters already show JSON that is no call, false if they show a call; null if they show neither. */
export function startsAsData(piece: string, from: number): boolean | null {
  DATA.lastIndex = from;
  CALL.lastIndex = from;
  return DATA.test(piece) || (CALL.test(piece) ? false : null);
}
