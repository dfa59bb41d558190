import { jsonTag } from '../../bodies/json-tag.ts';
import { skipTo } from '../../scan/result-block.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** Hermes, Qwen 2.5 and 3, ERNIE 4.5, Granite 3.1 and later, and many fine-tunes: JSON between `<tool_call>` tags. */
export const hermes: Dialect = {
  kind: 'dialect',
  id: 'hermes',
  openers: ['tool_call', 'toolcall', 'longcat_tool_call', 'tools'].map((tag) =>
    jsonTag({ open: `<${tag}>`, close: [`</${tag}>`, '</tool_call>', '</TOOL_CALL>'], certain: tag !== 'tools' }),
  ),
  closers: ['</tools>', '</arguments>', '</parameters>'],
  wrappers: ['tool_call', 'toolcall', 'longcat_tool_call'].map((tag) => ({ open: `<${tag}>`, close: `</${tag}>` })),
  results: ['tool_response', 'tool_responses', 'longcat_tool_response'].map((tag) => ({
    open: `<${tag}>`,
    followedBy: 'anything',
    skip: skipTo(`</${tag}>`),
  })),
};
