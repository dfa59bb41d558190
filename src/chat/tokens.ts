/** Characters that one token stands for, where nobody has counted. */
export const CHARACTERS_PER_TOKEN = 4;

/** What a picture takes, about, whoever looks at it. */
export const PICTURE_TOKENS = 1_500;

/** Tokens of a text, estimated. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);
