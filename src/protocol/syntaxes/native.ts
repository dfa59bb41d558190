import { resultFields, wrapResult } from '../results.ts';
import type { FullSyntax } from '../scan/syntax.ts';

/** The provider's own structured calls. They come beside the text; see `pushNative`. */
export const native: FullSyntax = {
  kind: 'syntax',
  id: 'native',
  label: 'The provider’s own',
  structured: true,
  instructions: () => 'Use the tools through your own interface for function calls. Do not write calls as text.',
  formatCall: ({ name, arguments: values }) => JSON.stringify({ name, arguments: values }),
  formatResult: ({ name }, result, mark) => wrapResult(mark, JSON.stringify({ name, ...resultFields(result, mark) })),
};
