/** Characters that one token stands for, where nobody has counted. */
export const CHARACTERS_PER_TOKEN = 4;

/** What a picture takes, about, whoever looks at it. */
export const PICTURE_TOKENS = 1_500;

/** Signs of scripts that write without spaces, which take a token each. */
const wide = /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/g;

/** Tokens of a text, estimated. */
export function estimateTokens(text: string): number {
  const alone = text.match(wide)?.length ?? 0;
  return Math.ceil(alone + (text.length - alone) / CHARACTERS_PER_TOKEN);
}
