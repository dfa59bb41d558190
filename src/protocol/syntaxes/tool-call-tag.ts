import type { ToolResult } from '@/src/contract/tool.ts';
import { jsonTags } from '../bodies/json-tag.ts';
import { resultFields, wrapResult } from '../results.ts';
import { skipObject } from '../scan/result-block.ts';
import { writtenSyntax } from '../written-syntax.ts';

/** A JSON object between `<TOOL_CALL>` tags. */
export const toolCallTag = writtenSyntax({
  id: 'tool-call-tag',
  label: 'TOOL_CALL tag',
  callForm: { open: '<TOOL_CALL>\n', close: '\n</TOOL_CALL>', name: 'tool', arguments: 'args' },
  ...jsonTags([
    { open: '<TOOL_CALL>', close: ['</TOOL_CALL>', '</tool_call>'], keys: { name: 'tool', arguments: 'args' } },
  ]),
  results: [{ open: 'TOOL_RESULT:', followedBy: 'object', skip: skipObject }],
  lesson: {
    write: 'this in exactly this form',
    mind: 'What stands between the tags is valid JSON. "args" fits the parameters of the tool, {} if it has none. "reasoning" may be left out.',
    form: { reasoning: 'why' },
  },
  formatCall({ name, arguments: args, reasoning }) {
    return `<TOOL_CALL>\n${JSON.stringify({ tool: name, args, reasoning })}\n</TOOL_CALL>`;
  },
  formatResult(_, result, mark) {
    const fields = resultFields(result, mark);
    const text = wasInvalid(result)
      ? `TOOL_ERROR: ${String(fields.error).trimEnd().replace(/\.?$/, '.')} ${fields.suggestion} Please try again with correct format.`
      : `TOOL_RESULT: ${JSON.stringify(fields)}`;
    return wrapResult(mark, text);
  },
});

/** True if the call itself was invalid. A result without a code never ran and advises what to write instead. */
const wasInvalid = ({ success, code, execution_time_ms, suggestion }: ToolResult): boolean =>
  code === undefined
    ? !success && execution_time_ms === 0 && suggestion !== undefined
    : code === 'invalid-arguments' || code === 'unknown-tool';
