import { resultFields, wrapResult } from './results.ts';
import type { FullSyntax } from './scan/syntax.ts';

type Own = Omit<FullSyntax, 'kind' | 'formatResult'> & Partial<Pick<FullSyntax, 'formatResult'>>;

/** A syntax written as text. Results are written as calls of `tool_result`, unless it has a form of its own. */
export const writtenSyntax = (own: Own): FullSyntax => ({
  kind: 'syntax',
  formatResult: ({ name }, result, mark) =>
    wrapResult(mark, own.formatCall({ name: 'tool_result', arguments: { name, ...resultFields(result, mark) } })),
  ...own,
});
