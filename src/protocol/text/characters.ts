/** Characters that mean something here, by their codes. */
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

/**
 * The plain spelling of a character in a token: full-width bars are `|`, raised blanks `_`. Tables hold
 * plain spellings alone. A bar may also be doubled; whoever compares takes care of that.
 */
export const plainSpelling = (code: number): number => {
  if (code < 128) return code;
  if (code === 0xff5c || code === 0x2016) return BAR;
  return code === 0x2581 ? 95 : code;
};

/** A text with its tokens spelled plainly, doubled bars as one. */
export const spelledPlainly = (text: string): string =>
  Array.from(text, (char) => String.fromCharCode(plainSpelling(char.charCodeAt(0))))
    .join('')
    .replace(/\|+/g, '|');

/** Blank characters as JSON and our own notations know them. */
export const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
/** Characters that a backslash before them makes plain. */
export const isPunctuation = (code: number): boolean =>
  (code >= 33 && code <= 47) ||
  (code >= 58 && code <= 64) ||
  (code >= 91 && code <= 96) ||
  (code >= 123 && code <= 126);
/** True for a character that the pattern matches. */
export const passes = (pattern: RegExp, code: number): boolean => pattern.test(String.fromCharCode(code));
export const isOneOf = (chars: string, code: number): boolean => chars.includes(String.fromCharCode(code));
/** Characters of names: of tools, of parameters, of words in a header. */
export const isNameCode = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 95 ||
  code === 45 ||
  code === 46 ||
  code > 127;
