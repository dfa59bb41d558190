import type { ParsedCall, ParsedError, ParserOptions } from '@/src/contract/protocol.ts';
import { createResponseParser } from './parser.ts';

export interface ParsedResponse {
  type: 'text' | 'tool_call' | 'mixed';
  text: string;
  reasoning: string;
  calls: ParsedCall[];
  errors: ParsedError[];
}

export function parseResponse(text: string, options?: ParserOptions): ParsedResponse {
  const parser = createResponseParser(options);
  const events = [...parser.push(text), ...parser.end()];
  const said = (wanted: 'text' | 'reasoning') =>
    events.map((event) => (event.type === wanted ? event.text : '')).join('');
  const calls = events.filter((event) => event.type === 'call').map(({ type: _, ...call }) => call);
  const errors = events.filter((event) => event.type === 'call-error').map(({ type: _, ...error }) => error);
  const visible = said('text').trim();
  const type = calls.length === 0 ? 'text' : visible === '' ? 'tool_call' : 'mixed';
  return { type, text: visible, reasoning: said('reasoning'), calls, errors };
}

export const containsToolCall = (text: string, options?: ParserOptions): boolean =>
  parseResponse(text, options).calls.length > 0;
