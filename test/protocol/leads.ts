import { type Syntax, syntaxes } from '../../src/protocol/index.ts';
import { toolNames } from './generated-text.ts';

/** Characters with which a mark of any notation begins, or that may belong to one. */
export const leads = new Set([
  ...'`~/ \t\n\r\v\f',
  ...syntaxes()
    .flatMap(marks)
    .flatMap((mark) => [mark[0]!, mark[0]!.toUpperCase()]),
]);

function marks(syntax: Syntax): string[] {
  return [
    ...(syntax.openers ?? []).map(({ text }) => text),
    ...toolNames.flatMap((name) => syntax.openersFor?.(name) ?? []).map(({ text }) => text),
    ...(syntax.fences ?? []).flatMap(({ words }) => words.filter((word) => word !== '')),
    ...(syntax.markup ?? []),
    ...(syntax.edges ?? []),
    ...(syntax.closers ?? []),
    ...(syntax.wrappers ?? []).flatMap(({ open, close }) => [open, close]),
    ...(syntax.results ?? []).map(({ open }) => open),
    ...(syntax.resultTokens ?? []),
    ...(syntax.reasoning ?? []).flatMap(({ open, close, until = [] }) => [open, close, ...until]),
  ];
}
