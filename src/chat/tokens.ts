/** Characters that one token stands for, where nobody has counted. */
export const CHARACTERS_PER_TOKEN = 4;

/** Tokens of a text, estimated. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);
