import type { Protocol } from '@/src/contract/protocol.ts';
import { dialects } from './dialects/index.ts';
import { createResponseParser } from './parser.ts';
import { buildPrompt } from './prompt.ts';
import { formatQuoted } from './results.ts';
import { fullSyntax, registerSyntax } from './syntax-registry.ts';
import { fullSyntaxes } from './syntaxes/index.ts';

for (const syntax of [...fullSyntaxes, ...dialects]) registerSyntax(syntax);

/** The room as the chat is given it. */
export const protocol: Protocol = {
  createParser: createResponseParser,
  prompt: buildPrompt,
  formatCall: (syntax, call) => fullSyntax(syntax).formatCall(call),
  isStructured: (syntax) => fullSyntax(syntax).structured ?? false,
  formatResult: (syntax, call, result, mark) => fullSyntax(syntax).formatResult(call, result, mark),
  formatQuoted,
};
