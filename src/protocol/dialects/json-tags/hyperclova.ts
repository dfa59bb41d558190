import { jsonTag } from '../../bodies/json-tag.ts';
import type { Dialect } from '../../scan/syntax.ts';

const OPEN = '-> tool/function_call';

/**
 * HyperCLOVA X 14B: the role of a message says that its JSON is a list of calls. Others of its family write as GLM
 * does.
 */
export const hyperclova: Dialect = {
  id: 'hyperclova',
  openers: ['', '<|im_start|>assistant '].map((role) =>
    jsonTag({ open: role + OPEN, close: ['<|im_end|>'], at: role === '' ? 'line' : undefined }),
  ),
};
