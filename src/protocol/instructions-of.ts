import type { FormattableCall } from '@/src/contract/protocol.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import type { FullSyntax } from './scan/syntax.ts';
import { workedExamples } from './worked-examples.ts';

const FORM: FormattableCall = { name: 'tool_name', arguments: { parameter: 'value' } };

const NATIVE = 'Use the tools through your own interface for function calls. Do not write calls as text.';

/** The part of the system prompt that explains a syntax: the form of a call, hints, and two worked examples. */
export function instructionsOf(syntax: FullSyntax, tools: readonly ToolDescription[]): string {
  const { lesson, formatCall } = syntax;
  if (!lesson) return syntax.instructions?.(tools) ?? NATIVE;
  const { write, mind, form } = lesson;
  return [
    `To use a tool, write ${write} and then stop:`,
    formatCall({ ...FORM, ...form }),
    mind,
    workedExamples(tools, formatCall),
  ].join('\n\n');
}
