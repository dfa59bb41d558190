import { jsonTags } from '../../bodies/json-tag.ts';
import { element, resultElement } from '../../scan/element.ts';
import type { Dialect } from '../../scan/syntax.ts';

/** Hermes, Qwen 2.5 and 3, ERNIE 4.5, Granite 3.1 and later, and many fine-tunes: JSON between `<tool_call>` tags. */
export const hermes: Dialect = {
  id: 'hermes',
  ...jsonTags(
    ['tool_call', 'toolcall', 'longcat_tool_call', 'tools'].map((tag) => {
      const { open, close } = element(tag);
      return { open, close: [close, '</tool_call>', '</TOOL_CALL>'], certain: tag !== 'tools' };
    }),
  ),
  closers: ['</tools>', '</arguments>', '</parameters>'],
  results: ['tool_response', 'tool_responses', 'longcat_tool_response'].map((tag) => resultElement(tag)),
};
