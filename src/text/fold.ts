const ascii = /^[\x20-\x7e]*$/;

/** A key that is equal for names that count as the same: case, encoding of accents and outer spaces do not matter. */
export const nameKey = (name: string): string => name.trim().normalize('NFC').toLowerCase().normalize('NFC');

export const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

/** Letters without a decomposition, and typographic variants of characters. */
const likeOthers: Record<string, string> = {
  ...{ đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ø: 'o', ŧ: 't', æ: 'ae', œ: 'oe', ς: 'σ' },
  // Arabic letters for which Persian and Urdu keyboards have other characters.
  ...{ ی: 'ي', ى: 'ي', ک: 'ك', ہ: 'ه' },
  ...{ '\u0640': '', '\u00ad': '', '\u200b': '', '\u200c': '', '\u200d': '', '\u2060': '' },
};
const likeOther = new RegExp(`[${Object.keys(likeOthers).join('')}]`, 'gu');

/** Matches accents that people leave out. Vowel signs, tone marks and marks of kana are letters. */
const accents =
  /(?=\p{M})(?![\u3099\u309a])[\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}]/gu;

/** A text in lower case without accents, for searching. Different names may be equal when folded. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(likeOther, (sign) => likeOthers[sign] ?? sign);
}
