const ascii = /^[\x20-\x7e]*$/;

/** Decides whether two names are one: case, the way accents are encoded and spaces at the ends do not count. */
export const nameKey = (name: string): string => name.trim().normalize('NFC').toLowerCase().normalize('NFC');

export const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

/** Letters that have no decomposition, and signs that are written for looks alone. */
const likeOthers: Record<string, string> = {
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', ŧ: 't', æ: 'ae', œ: 'oe', ς: 'σ' },
  // Arabic letters that Persian and Urdu keyboards write otherwise.
  ...{ ی: 'ي', ى: 'ي', ک: 'ك', ہ: 'ه' },
  ...{ '\u0640': '', '\u00ad': '', '\u200b': '', '\u200c': '', '\u200d': '', '\u2060': '' },
};
const likeOther = new RegExp(`[${Object.keys(likeOthers).join('')}]`, 'gu');

/**
 * Accents and points that people leave out. Vowel signs and tones of other scripts are letters of their words, as the
 * marks of kana are.
 */
const accents =
  /(?=\p{M})(?![\u3099\u309a])[\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}]/gu;

/** Lower case without accents, for looking things up: names that are alike when folded may be different names. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(likeOther, (sign) => likeOthers[sign] ?? sign);
}
