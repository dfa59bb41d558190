/** First words in the info strings of code blocks that may contain calls as JSON. */
export const JSON_WORDS = ['', 'json', 'jsonc', 'json5', 'tool_call'];

/** True for one of these words, ignoring case. */
export const isJsonWord = (word: string): boolean => JSON_WORDS.includes(word.toLowerCase());
