import { isCallKey, isDecidingKey } from './call-draft.ts';

const OPEN = /\s*(?:\[\s*)?\{/y;
const KEY = /\s*"([^"\\\n]{1,64})"\s*:/y;
const SCALAR = /\s*(?:"[^"\\\n]*"|[-\d.]+|true|false|null)\s*,/y;

/** True if these characters already show JSON that is no call, false if they show a call; null if they show neither. */
export function startsAsData(piece: string, from: number): boolean | null {
  let at = endOf(OPEN, piece, from);
  while (at >= 0) {
    KEY.lastIndex = at;
    const key = KEY.exec(piece)?.[1];
    if (key === undefined) return null;
    if (isDecidingKey(key)) return false;
    if (!isCallKey(key)) return true;
    at = endOf(SCALAR, piece, KEY.lastIndex);
  }
  return null;
}

/** End of a match that begins at `from`; -1 if there is none. */
function endOf(pattern: RegExp, piece: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(piece) ? pattern.lastIndex : -1;
}
