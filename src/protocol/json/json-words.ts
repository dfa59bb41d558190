/** First words of the info strings of code blocks that may hold calls as JSON. */
export const JSON_WORDS = ['', 'json', 'jsonc', 'json5', 'tool_call'];

/** True for one of them, in upper or lower case. */
export const isJsonWord = (word: string): boolean => JSON_WORDS.includes(word.toLowerCase());
