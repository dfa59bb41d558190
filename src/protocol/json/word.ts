import { isNameCode } from '../text/characters.ts';
import { opensString } from './string-reader.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const LOOSE_NUMBER = /^(?:[+-]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?|0x[\da-f]+)$/i;

const LITERALS: Record<string, boolean | null> = {
  true: true,
  false: false,
  null: null,
  True: true,
  False: false,
  None: null,
  undefined: null,
};

/** Value of an unquoted word; undefined if it has none. `foreign`: JSON would write it otherwise. */
export function readWord(word: string): { value: unknown; foreign: boolean } | undefined {
  if (Object.hasOwn(LITERALS, word)) return { value: LITERALS[word], foreign: !/^[tfn]/.test(word) };
  return LOOSE_NUMBER.test(word) ? { value: readNumber(word), foreign: !NUMBER.test(word) } : undefined;
}

/** Reads a number; one that a double cannot hold stays text. */
function readNumber(word: string): number | string {
  const value = Number(word);
  if (!Number.isFinite(value)) return word;
  return Number.isInteger(value) && !Number.isSafeInteger(value) && !/[.eE]/.test(word) ? word : value;
}

/** True for characters of numbers, literals and unquoted keys. */
export function isWord(code: number): boolean {
  if (code > 127) return code !== 0x2028 && code !== 0x2029 && !opensString(code) && code !== 0x3000;
  return isNameCode(code) || code === 43 || code === 36;
}
