import type { Protocol, ProtocolEvent, ResponseParser } from '@/src/contract/protocol.ts';

const OPEN = '<<';
const CLOSE = '>>';

/** The smallest notation that can stand for a real one: `<<{"name":…,"arguments":…}>>` anywhere in the text. */
export const bracketProtocol: Protocol = {
  createParser: () => createParser(),
  prompt: ({ tools, instructions }) =>
    ['You may call:', ...tools.map((tool) => tool.name), instructions ?? ''].join('\n'),
  formatCall: (_syntax, { name, arguments: args }) => `${OPEN}${JSON.stringify({ name, arguments: args })}${CLOSE}`,
  isStructured: () => false,
  formatResult: (_syntax, { name }, result, mark) => fenced(`${name} gave ${JSON.stringify(result)}`, mark),
  formatQuoted: (text, mark) => fenced(text, mark),
};

const fenced = (text: string, mark: string | null) => (mark === null ? text : `${mark}\n${text}\n${mark}`);

function createParser(): ResponseParser {
  let held = '';
  let offset = 0;
  let open: { id: string; start: number } | null = null;
  let calls = 0;
  let ended = false;

  const text = (length: number): ProtocolEvent[] => {
    const piece = held.slice(0, length);
    const start = offset;
    held = held.slice(length);
    offset += length;
    return piece ? [{ type: 'text', text: piece, start, end: offset }] : [];
  };
  const close = (): ProtocolEvent => {
    const { id, start } = open!;
    const raw = held.slice(0, held.indexOf(CLOSE) + CLOSE.length);
    held = held.slice(raw.length);
    offset += raw.length;
    open = null;
    const span = { id, syntax: 'brackets', raw, start, end: offset };
    try {
      const { name, arguments: args } = JSON.parse(raw.slice(OPEN.length, -CLOSE.length));
      return { type: 'call', ...span, name, arguments: args, repairs: [] };
    } catch {
      return {
        type: 'call-error',
        ...span,
        code: 'malformed-json',
        message: 'This is no JSON.',
        suggestion: 'Write JSON.',
      };
    }
  };
  const read = (): ProtocolEvent[] => {
    const events: ProtocolEvent[] = [];
    for (;;) {
      if (open) {
        if (!held.includes(CLOSE)) return events;
        events.push(close());
        continue;
      }
      const at = held.indexOf(OPEN);
      if (at < 0) return [...events, ...text(held.length - (held.endsWith(OPEN[0]!) ? 1 : 0))];
      events.push(...text(at));
      calls += 1;
      open = { id: `c${calls}`, start: offset };
      events.push({ type: 'call-start', id: open.id, syntax: 'brackets', start: offset });
    }
  };

  return {
    push(chunk) {
      held += chunk;
      return read();
    },
    pushNative: () => [],
    opensReasoning: () => null,
    end() {
      if (ended) return [];
      ended = true;
      if (!open) return text(held.length);
      const { id, start } = open;
      const error = { code: 'truncated', message: 'The call was cut.', suggestion: 'Write it again.' };
      return [{ type: 'call-error', id, syntax: 'brackets', ...error, raw: held, start, end: start + held.length }];
    },
  };
}
