/** Characters that one token stands for, where nobody has counted. */
export const CHARACTERS_PER_TOKEN = 4;

/** Tokens of a picture, about, for any model. */
export const PICTURE_TOKENS = 1_500;

/** Signs of scripts that write without spaces, which take a token each. */
const wide = /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;
const allWide = new RegExp(wide, 'g');

/** Letters that take as much room as a text; a sign that is a token of its own counts as all letters of one. */
export const lettersOf = (text: string): number =>
  text.length + (text.match(allWide)?.length ?? 0) * (CHARACTERS_PER_TOKEN - 1);

/** Tokens of a text, estimated. */
export const estimateTokens = (text: string): number => Math.ceil(lettersOf(text) / CHARACTERS_PER_TOKEN);

/** UTF-16 units of the longest start of a text that takes at most so many tokens and parts no sign. */
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
