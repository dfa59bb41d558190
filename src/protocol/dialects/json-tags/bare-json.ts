import { beginsJsonCalls } from '../../bodies/json-calls.ts';
import type { Dialect } from '../../scan/syntax.ts';

const ENDS = ['<|eot_id|>', '<|eom_id|>', '<|im_end|>', '<|end|>', '<|endoftext|>', '<|end_of_text|>', '</s>'];
const LISTS = ['{"tool_calls":[', '{"tool_calls": ['];

/** Qwen2.5-Coder, Llama 3.x, xLAM and Phi-4: an answer that is nothing but JSON, of a known tool with its arguments. */
export const bareJson: Dialect = {
  id: 'bare-json',
  openers: ['{', '[', ...LISTS].map((text) => ({
    text,
    at: 'line',
    *read(scan, start) {
      if (!scan.output.isFirst(start)) return false;
      scan.source.go(start + text.length - 1);
      return yield* beginsJsonCalls(scan, start, { close: text.length > 1 ? ['}'] : ENDS });
    },
  })),
};
