/** Assumed number of characters in a token. */
export const CHARACTERS_PER_TOKEN = 4;

/** Approximate tokens of a picture, for any model. */
export const PICTURE_TOKENS = 1_500;

/** Matches characters of scripts without spaces, which take a token each. */
const wide = /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;
const allWide = new RegExp(wide, 'g');

/** Length of a text in ordinary letters. A character that is a token by itself counts as several. */
export const lettersOf = (text: string): number =>
  text.length + (text.match(allWide)?.length ?? 0) * (CHARACTERS_PER_TOKEN - 1);

/** Estimated number of tokens of a text. */
export const estimateTokens = (text: string): number => Math.ceil(lettersOf(text) / CHARACTERS_PER_TOKEN);

/** Length (in UTF-16 units) of the longest start of a text with at most so many tokens that splits no character. */
export function lengthWithin(text: string, tokens: number): number {
  let left = tokens;
  let length = 0;
  for (const sign of text) {
    left -= wide.test(sign) ? 1 : sign.length / CHARACTERS_PER_TOKEN;
    if (left < 0) return length;
    length += sign.length;
  }
  return length;
}
