import { jsonTag, jsonTags } from '../../bodies/json-tag.ts';
import { element, resultElement } from '../../scan/element.ts';
import type { Dialect } from '../../scan/syntax.ts';

const TAGS = jsonTags(
  ['tool_call', 'toolcall', 'longcat_tool_call', 'tools'].map((tag) => {
    const { open, close } = element(tag);
    return { open, close: [close, '</tool_call>', '</TOOL_CALL>'], certain: tag !== 'tools' };
  }),
);

/** Hermes, Qwen 2.5 and 3, ERNIE 4.5, Granite 3.1 and later, and many fine-tunes: JSON between `<tool_call>` tags. */
export const hermes: Dialect = {
  id: 'hermes',
  ...TAGS,
  // The tag of Gemma's closing token, written by mistake before the JSON.
  openers: [...TAGS.openers, jsonTag({ open: '<tool_call|', close: ['</tool_call>'] })],
  closers: ['</tools>', '</arguments>', '</parameters>'],
  results: ['tool_response', 'tool_responses', 'longcat_tool_response'].map((tag) => resultElement(tag)),
};
