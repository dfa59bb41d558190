/** Character codes with a meaning in notations. */
export const LINE_FEED = 10;
export const CARRIAGE_RETURN = 13;
export const HASH = 35;
export const APOSTROPHE = 39;
export const STAR = 42;
export const SLASH = 47;
export const COLON = 58;
export const ANGLE = 60;
export const BACKSLASH = 92;
export const BACKTICK = 96;
export const BAR = 124;
export const TILDE = 126;

/** Plain spelling of a character in a token: `|` for full-width bars, `_` for raised blanks. */
export const plainSpelling = (code: number): number => {
  if (code < 128) return code;
  if (code === 0xff5c || code === 0x2016) return BAR;
  return code === 0x2581 ? 95 : code;
};

/** A text with its tokens spelled plainly and doubled bars joined. */
export const spelledPlainly = (text: string): string =>
  Array.from(text, (char) => String.fromCharCode(plainSpelling(char.charCodeAt(0))))
    .join('')
    .replace(/\|+/g, '|');

/** Blank characters as JSON and our own notations know them. */
export const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
/** True for ASCII punctuation, which a backslash escapes. */
export const isPunctuation = (code: number): boolean =>
  (code >= 33 && code <= 47) ||
  (code >= 58 && code <= 64) ||
  (code >= 91 && code <= 96) ||
  (code >= 123 && code <= 126);
/** True for a character that the pattern matches. */
export const passes = (pattern: RegExp, code: number): boolean => pattern.test(String.fromCharCode(code));
export const isOneOf = (chars: string, code: number): boolean => chars.includes(String.fromCharCode(code));
/** True for characters of names of tools and parameters, and of words in headers. */
export const isNameCode = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 95 ||
  code === 45 ||
  code === 46 ||
  code > 127;
