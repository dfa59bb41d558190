import { jsonTag } from '../bodies/json-tag.ts';
import { resultFields, wrapResult } from '../results.ts';
import { skipTo } from '../scan/result-block.ts';
import { writtenSyntax } from '../written-syntax.ts';

/** A JSON object between `[tool]` and `[/tool]`. */
export const bracket = writtenSyntax({
  id: 'bracket',
  label: 'Brackets',
  callForm: { open: '[tool]', close: '[/tool]', name: 'name', arguments: 'params' },
  openers: [
    jsonTag({
      open: '[tool]',
      close: ['[/tool]'],
      before: '{',
      keys: { name: 'name', arguments: 'params' },
    }),
  ],
  closers: ['[/tool]'],
  results: [{ open: '[tool_result]', followedBy: 'line', skip: skipTo('[/tool_result]') }],
  lesson: {
    write: 'this in exactly this form',
    mind: 'What stands between [tool] and [/tool] is valid JSON. "params" fits the parameters of the tool, {} if it has none.',
  },
  formatCall({ name, arguments: params }) {
    return `[tool]${JSON.stringify({ name, params })}[/tool]`;
  },
  formatResult(call, result, mark) {
    const { data, error, suggestion, truncated } = resultFields(result, mark);
    const lines = ['[tool_result]', `Tool: ${call.name}`, `Success: ${result.success}`];
    if (result.success) lines.push(`Data: ${JSON.stringify(data)}`);
    else lines.push(`Error: ${oneLine(error)}`, ...(suggestion === null ? [] : [`Suggestion: ${oneLine(suggestion)}`]));
    lines.push(`Execution Time: ${result.execution_time_ms}ms`, `Retries: ${result.retries}`);
    if (truncated !== undefined) lines.push(`Truncated: ${JSON.stringify(truncated)}`);
    return wrapResult(mark, [...lines, '[/tool_result]'].join('\n'));
  },
});

const oneLine = (text: unknown): string => String(text ?? '').replace(/(?<!\s)\s*\n\s*/g, ' ');
