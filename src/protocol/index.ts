export type {
  FormattableCall,
  NativeCallDelta,
  ParsedCall,
  ParsedError,
  ParserFinish,
  ParserOptions,
  PromptOptions,
  ProtocolEvent,
  ResponseParser,
} from '@/src/contract/protocol.ts';
export { extractJSONBlock } from './json/json-code-block.ts';
export { containsToolCall, type ParsedResponse, parseResponse } from './parse-response.ts';
export { createResponseParser } from './parser.ts';
export type { Dialect, FenceOpener, FullSyntax, Opener, ResultForm, Syntax } from './scan/syntax.ts';
export { registerSyntax, syntaxes } from './syntax-registry.ts';

// Registers all syntaxes, and gives the chat its `Protocol` except `prompt`: `prompt.ts` is loaded separately, since no
// parser needs it.

import type { Protocol } from '@/src/contract/protocol.ts';
import { dialects } from './dialects/index.ts';
import { createResponseParser } from './parser.ts';
import { formatQuoted } from './results.ts';
import { fullSyntax, registerSyntax } from './syntax-registry.ts';
import { fullSyntaxes } from './syntaxes/index.ts';

for (const syntax of [...fullSyntaxes, ...dialects]) registerSyntax(syntax);

export const protocol: Omit<Protocol, 'prompt'> = {
  createParser: createResponseParser,
  formatCall: (syntax, call) => fullSyntax(syntax).formatCall(call),
  isStructured: (syntax) => fullSyntax(syntax).structured ?? false,
  formatResult: (syntax, call, result, mark) => fullSyntax(syntax).formatResult(call, result, mark),
  formatQuoted,
};
