import type { FormattableCall } from '@/src/contract/protocol.ts';
import { resultAsCall } from './results.ts';
import type { FullSyntax } from './scan/syntax.ts';
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

type Own = Omit<FullSyntax, 'kind' | 'instructions' | 'formatResult'> & Partial<Pick<FullSyntax, 'formatResult'>>;

const FORM: FormattableCall = { name: 'tool_name', arguments: { parameter: 'value' } };

/**
 * A syntax that is written as text. Its instructions show its form, hints, and two worked examples; its results are
 * calls of `tool_result`, where it has no form of its own for them.
 */
export const writtenSyntax = ({ lesson: { write, mind, form }, ...own }: Own & { lesson: Lesson }): FullSyntax => ({
  kind: 'syntax',
  instructions: (tools) =>
    [
      `To use a tool, write ${write} and then stop:`,
      own.formatCall({ ...FORM, ...form }),
      mind,
      workedExamples(tools, own.formatCall),
    ].join('\n\n'),
  formatResult: resultAsCall(own.formatCall),
  ...own,
});
