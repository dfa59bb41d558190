import type { FormattableCall } from '@/src/contract/protocol.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import { workedExamples } from './worked-examples.ts';

/** The parts of the instructions that differ between notations. */
interface Lesson {
  /** Object of the verb "write". */
  write: string;
  /** Hints on the form. */
  mind: string;
  /** Changes to the call that shows the form, for notations that need more than one parameter to show it. */
  form?: Partial<FormattableCall>;
}

const FORM: FormattableCall = { name: 'tool_name', arguments: { parameter: 'value' } };

/** Instructions for writing a notation: its form, hints, and two worked examples. */
export const instructions = (
  tools: readonly ToolDescription[],
  format: (call: FormattableCall) => string,
  { write, mind, form }: Lesson,
): string =>
  [
    `To use a tool, write ${write} and then stop:`,
    format({ ...FORM, ...form }),
    mind,
    workedExamples(tools, format),
  ].join('\n\n');
