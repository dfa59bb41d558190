/** First words of the info strings of code blocks that may hold calls as JSON. */
export const JSON_WORDS = ['', 'json', 'jsonc', 'json5', 'tool_call'];
