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
export { protocol } from './protocol-port.ts';
export type { Dialect, FenceOpener, FullSyntax, Opener, ResultForm, Syntax } from './scan/syntax.ts';
export { registerSyntax, syntaxes } from './syntax-registry.ts';
