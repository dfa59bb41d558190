import type { CallPart, Part } from '@/src/contract/conversation.ts';
import type { ProtocolEvent } from '@/src/contract/protocol.ts';
import { omit } from '@/src/text/omit.ts';

/** The parts of a message after an event of its response. A call is `writing` until its last character. */
export function reduceParts(parts: Part[], event: ProtocolEvent): Part[] {
  switch (event.type) {
    case 'text':
    case 'reasoning':
      return withProse(parts, event.type, event.text);
    case 'call-start':
      return [...parts, writing(event.id, event.syntax, event.name ?? '')];
    case 'call-delta':
      return replaceCall(parts, event.id, (part) => ({
        ...part,
        raw: part.raw + event.text,
        ...(event.name === undefined ? {} : { call: { ...part.call, name: event.name } }),
      }));
    case 'call': {
      const { id, name, arguments: args, repairs, syntax, raw, reasoning } = event;
      const call = { id, name, arguments: args, repairs };
      const part: CallPart = { type: 'call', call, syntax, raw, state: 'running', ...(reasoning ? { reasoning } : {}) };
      return replaceCall(parts, id, () => part, true);
    }
    case 'call-error': {
      const part = omit(event, 'start', 'end');
      return replaceCall(parts, part.id, () => part, true);
    }
    default:
      return event satisfies never;
  }
}

/** Closes open parts: a cut call never runs, nor does a complete one beside it. */
export function closeParts(parts: Part[]): Part[] {
  return parts.map((part) => {
    if (part.type !== 'call') return part;
    if (part.state === 'running' || part.state === 'waiting') return { ...part, state: 'stopped' };
    if (part.state !== 'writing') return part;
    return {
      type: 'call-error',
      id: part.call.id,
      syntax: part.syntax,
      code: 'truncated',
      message: 'The response ended before the call did.',
      suggestion: 'Write the whole call again.',
      raw: part.raw,
    };
  });
}

/** The calls of a message that wait to run or are running. */
export const openCalls = (parts: Part[]): CallPart[] =>
  parts.filter(
    (part): part is CallPart => part.type === 'call' && (part.state === 'running' || part.state === 'waiting'),
  );

export const textOf = (parts: Part[]): string => parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

function withProse(parts: Part[], type: 'text' | 'reasoning', text: string): Part[] {
  if (!text) return parts;
  const last = parts.at(-1);
  if (last?.type !== type) return [...parts, { type, text }];
  return [...parts.slice(0, -1), { type, text: last.text + text }];
}

const writing = (id: string, syntax: string, name: string): CallPart => ({
  type: 'call',
  call: { id, name, arguments: {}, repairs: [] },
  syntax,
  raw: '',
  state: 'writing',
});

/** Changes a call. `append`: adds it if it was never announced. */
function replaceCall(parts: Part[], id: string, change: (part: CallPart) => Part, append = false): Part[] {
  const at = parts.findLastIndex((part) => part.type === 'call' && part.call.id === id);
  const found = parts[at];
  if (found?.type === 'call') return parts.with(at, change(found));
  return append ? [...parts, change(writing(id, '', ''))] : parts;
}
