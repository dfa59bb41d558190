/** Blank characters as JSON and our own notations know them. */
export const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
/** Characters of names: of tools, of parameters, of words in a header. */
export const isNameCode = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 95 ||
  code === 45 ||
  code === 46 ||
  code > 127;
