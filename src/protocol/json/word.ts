import { opensString } from './string.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const LOOSE_NUMBER = /^[+-]?(?:(?:0|[1-9]\d*)\.\d*|\.\d+|0|[1-9]\d*)(?:[eE][+-]?\d+)?$/;
const HEXADECIMAL = /^0[xX][\da-fA-F]+$/;

const LITERALS = new Map<string, true | false | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const FOREIGN_LITERALS = new Map<string, true | false | null>([
  ['True', true],
  ['False', false],
  ['None', null],
  ['undefined', null],
]);

/** What an unquoted word means, and whether JSON would have written it so; undefined where it means nothing. */
export function readWord(word: string): { value: unknown; foreign: boolean } | undefined {
  const literal = LITERALS.get(word);
  if (literal !== undefined) return { value: literal, foreign: false };
  const foreign = FOREIGN_LITERALS.get(word);
  if (foreign !== undefined) return { value: foreign, foreign: true };
  if (NUMBER.test(word)) return { value: readNumber(word), foreign: false };
  if (LOOSE_NUMBER.test(word) || HEXADECIMAL.test(word)) return { value: readNumber(word), foreign: true };
  return undefined;
}

/** A number that a double cannot hold keeps its digits as text. */
function readNumber(word: string): number | string {
  const value = Number(word);
  if (!Number.isFinite(value)) return word;
  return Number.isInteger(value) && !Number.isSafeInteger(value) && !/[.eE]/.test(word) ? word : value;
}

/** Characters of numbers, literals and unquoted keys. */
export function isWord(code: number): boolean {
  if (code > 127) return code !== 0x2028 && code !== 0x2029 && !opensString(code) && code !== 0x3000;
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code === 45 ||
    code === 46 ||
    code === 43 ||
    code === 36
  );
}
