import { readPythonLine } from '../bodies/python-line.ts';
import { instructions } from '../instructions.ts';
import { resultAsCall } from '../results.ts';
import { skipTo } from '../scan/result-block.ts';
import type { FullSyntax } from '../scan/syntax.ts';

/** A line that is a call of the tool as Python would write it. */
export const functionCall: FullSyntax = {
  kind: 'syntax',
  id: 'function-call',
  label: 'Function call',
  onlyWhenChosen: true,
  openersFor: ({ list }) =>
    (list ?? []).map((name) => ({
      text: `${name}(`,
      at: 'line',
      read: (scan, start) => readPythonLine(scan, start),
    })),
  results: [{ open: 'tool_result(', followedBy: 'anything', skip: skipTo('\n') }],
  instructions: (tools) =>
    instructions(tools, functionCall.formatCall, {
      write: 'its call on a line of its own in exactly this form',
      mind: 'Every argument is named. Values are Python literals: "text", 5, True, None, [lists] and {"objects": 1}.',
    }),
  formatCall({ name, arguments: values }) {
    return `${name}(${Object.entries(values)
      .map(([key, value]) => `${key}=${literal(value)}`)
      .join(', ')})`;
  },
  formatResult: resultAsCall((call) => functionCall.formatCall(call)),
};

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${literal(item)}`)
    .join(', ')}}`;
}
