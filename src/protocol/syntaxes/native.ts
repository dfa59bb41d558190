import { resultFields, wrapResult } from '../results.ts';
import type { FullSyntax } from '../scan/syntax.ts';

/** The provider's own structured calls. They come beside the text; see `pushNative`. */
export const native: FullSyntax = {
  kind: 'syntax',
  id: 'native',
  label: 'The provider’s own',
  structured: true,
  formatCall: ({ name, arguments: values }) => JSON.stringify({ name, arguments: values }),
  formatResult: ({ name }, result, mark) => wrapResult(mark, JSON.stringify({ name, ...resultFields(result, mark) })),
};
