import type { ParsedCall, ParsedError, ParserOptions } from '@/src/contract/protocol.ts';
import { createResponseParser } from './parser.ts';

/** A whole response, read at once. */
export interface ParsedResponse {
  type: 'text' | 'tool_call' | 'mixed';
  /** Visible prose, trimmed. */
  text: string;
  reasoning: string;
  calls: ParsedCall[];
  errors: ParsedError[];
}

export function parseResponse(text: string, options?: ParserOptions): ParsedResponse {
  const parser = createResponseParser(options);
  const prose: string[] = [];
  const reasoning: string[] = [];
  const calls: ParsedCall[] = [];
  const errors: ParsedError[] = [];
  for (const event of [...parser.push(text), ...parser.end()]) {
    switch (event.type) {
      case 'text':
        prose.push(event.text);
        break;
      case 'reasoning':
        reasoning.push(event.text);
        break;
      case 'call': {
        const { type: _, ...call } = event;
        calls.push(call);
        break;
      }
      case 'call-error': {
        const { type: _, ...error } = event;
        errors.push(error);
        break;
      }
      case 'call-start':
      case 'call-delta':
        break;
      default:
        event satisfies never;
    }
  }
  const visible = prose.join('').trim();
  const type = calls.length === 0 ? 'text' : visible === '' ? 'tool_call' : 'mixed';
  return { type, text: visible, reasoning: reasoning.join(''), calls, errors };
}

export const containsToolCall = (text: string, options?: ParserOptions): boolean =>
  parseResponse(text, options).calls.length > 0;
