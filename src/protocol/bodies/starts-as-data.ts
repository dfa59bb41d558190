import { isCallKey } from './call-draft.ts';

const FIRST_KEY = /\s*(?:\[\s*)?\{\s*"([^"\\\n]{1,64})"/y;

/** Whether the characters at hand show already that this is JSON of something else than a call. */
export function startsAsData(piece: string, at: number): boolean {
  FIRST_KEY.lastIndex = at;
  const key = FIRST_KEY.exec(piece)?.[1];
  return key !== undefined && !isCallKey(key);
}
