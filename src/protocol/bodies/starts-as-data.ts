import { isCallKey, isDecidingKey } from './call-draft.ts';

const OPEN = /\s*(?:\[\s*)?\{/y;
const KEY = /\s*"([^"\\\n]{1,64})"\s*:/y;
const SCALAR = /\s*(?:"[^"\\\n]*"|[-\d.]+|true|false|null)\s*,/y;

/** Whether these characters show already that this is JSON of something else than a call; null where they do not yet. */
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

/** Where a match that begins at `from` ends; -1 if none does. */
function endOf(pattern: RegExp, piece: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(piece) ? pattern.lastIndex : -1;
}
