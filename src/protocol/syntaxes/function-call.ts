import { readPythonLine } from '../bodies/python-line.ts';
import { skipTo } from '../scan/result-block.ts';
import { writtenSyntax } from '../written-syntax.ts';

/** A line with a Python call of the tool. */
export const functionCall = writtenSyntax({
  id: 'function-call',
  label: 'Function call',
  onlyWhenChosen: true,
  openersFor: (name) => [{ text: `${name}(`, at: 'line', read: readPythonLine }],
  results: [{ open: 'tool_result(', followedBy: 'anything', skip: skipTo('\n') }],
  lesson: {
    write: 'its call on a line of its own in exactly this form',
    mind: 'Every argument is named. Values are Python literals: "text", 5, True, None, [lists] and {"objects": 1}.',
  },
  formatCall({ name, arguments: values }) {
    return `${name}(${Object.entries(values)
      .map(([key, value]) => `${key}=${literal(value)}`)
      .join(', ')})`;
  },
});

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${literal(item)}`)
    .join(', ')}}`;
}
