import { isCallKey, isDecidingKey } from './call-draft.ts';

const OPEN = /\s*(?:\[\s*)?\{/y;
const KEY = /\s*"([^"\\\n]{1,64})"\s*:/y;
const SCALAR = /\s*(?:"[^"\\\n]*"|[-\d.]+|true|false|null)\s*,/y;

/** Whether the characters at hand show already that this is JSON of something else than a call. */
export function startsAsData(piece: string, from: number): boolean {
  let at = endOf(OPEN, piece, from);
  while (at >= 0) {
    KEY.lastIndex = at;
    const key = KEY.exec(piece)?.[1];
    if (key === undefined || isDecidingKey(key)) return false;
    if (!isCallKey(key)) return true;
    at = endOf(SCALAR, piece, KEY.lastIndex);
  }
  return false;
}

/** Where a match that begins at `from` ends; -1 if none does. */
function endOf(pattern: RegExp, piece: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(piece) ? pattern.lastIndex : -1;
}
