import type { FormattableCall } from '@/src/contract/protocol.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import { workedExamples } from './worked-examples.ts';

/** What is to be said of one notation. */
interface Lesson {
  /** What to write, as the object of "write". */
  write: string;
  /** What to mind in it. */
  mind: string;
  /** Where the call that shows the form needs more than one parameter. */
  form?: Partial<FormattableCall>;
}

const FORM: FormattableCall = { name: 'tool_name', arguments: { parameter: 'value' } };

/** How a model is taught a notation: its form, what to mind, and two worked examples. */
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
