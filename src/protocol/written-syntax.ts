import { resultAsCall } from './results.ts';
import type { FullSyntax } from './scan/syntax.ts';

type Own = Omit<FullSyntax, 'kind' | 'formatResult'> & Partial<Pick<FullSyntax, 'formatResult'>>;

/** A syntax that is written as text. Its results are calls of `tool_result`, where it has no form of its own for them. */
export const writtenSyntax = (own: Own): FullSyntax => ({
  kind: 'syntax',
  formatResult: resultAsCall(own.formatCall),
  ...own,
});
