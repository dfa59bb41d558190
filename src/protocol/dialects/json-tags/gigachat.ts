import { jsonTag, jsonTags } from '../../bodies/json-tag.ts';
import type { Dialect } from '../../scan/syntax.ts';

const TAGS = jsonTags([{ open: '<|function_call|>', close: ['<|/function_call|>', '<|message_sep|>', '</s>'] }]);

/** GigaChat 3: the role of a message says that its JSON is a call; 3.1: a token before it. (3.5: see DeepSeek.) */
export const gigachat: Dialect = {
  id: 'gigachat',
  ...TAGS,
  openers: [...TAGS.openers, jsonTag({ open: 'function call<|role_sep|>', close: [], at: 'line' })],
  resultTokens: ['<|message_sep|>function result'],
};
