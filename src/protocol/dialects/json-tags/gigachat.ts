import { jsonTag } from '../../bodies/json-tag.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** GigaChat 3: the role of a message says that its JSON is a call. GigaChat 3.5 writes tags as DeepSeek does. */
export const gigachat: Dialect = {
  id: 'gigachat',
  openers: [jsonTag({ open: 'function call<|role_sep|>', close: [], at: 'line' })],
  resultTokens: ['<|message_sep|>function result'],
};
