import { describe, expect, it } from 'vitest';
import { reduceParts } from '@/src/chat/index.ts';
import type { Part } from '@/src/contract/conversation.ts';
import type { ProtocolEvent } from '@/src/contract/protocol.ts';

const span = { start: 0, end: 0 };
const reduced = (...events: ProtocolEvent[]) => events.reduce(reduceParts, [] as Part[]);
const start: ProtocolEvent = { type: 'call-start', id: 'r:1', syntax: 'xml', start: 0 };
const delta = (text: string): ProtocolEvent => ({ type: 'call-delta', id: 'r:1', text });
const call: ProtocolEvent = {
  type: 'call',
  id: 'r:1',
  syntax: 'xml',
  name: 'list_tabs',
  arguments: { a: 1 },
  repairs: ['notation:case'],
  raw: '<tool/>',
  ...span,
};

describe('parts', () => {
  it('join text of one kind and leave out empty parts', () => {
    const parts = reduced(
      { type: 'reasoning', text: 'Hm', ...span },
      { type: 'reasoning', text: 'm', ...span },
      { type: 'text', text: '', ...span },
      { type: 'text', text: 'A', ...span },
      { type: 'text', text: 'b', ...span },
    );
    expect(parts).toEqual([
      { type: 'reasoning', text: 'Hmm' },
      { type: 'text', text: 'Ab' },
    ]);
  });

  it('take the name of a call as soon as it is known', () => {
    const parts = reduced(start, { type: 'call-delta', id: 'r:1', text: '<tool', name: 'list_tabs' }, delta(' a'));
    expect(parts[0]).toMatchObject({ state: 'writing', raw: '<tool a', call: { name: 'list_tabs' } });
  });

  it('show the source of a call as it grows', () => {
    const parts = reduced(start, delta('<tool'), { type: 'text', text: 'x', ...span }, delta(' name'));
    expect(parts[0]).toMatchObject({ type: 'call', state: 'writing', raw: '<tool name', call: { name: '' } });
  });

  it('keep the complete call in its place', () => {
    const whole = { id: 'r:1', name: 'list_tabs', arguments: { a: 1 }, repairs: ['notation:case'] };
    const part = { type: 'call', call: whole, syntax: 'xml', raw: '<tool/>', state: 'running' };
    expect(reduced(start, delta('<to'), { type: 'text', text: 'x', ...span }, call)).toEqual([
      part,
      { type: 'text', text: 'x' },
    ]);
    expect(reduced(call)).toEqual([part]);
  });

  it('put an unreadable call in its place', () => {
    const error = { id: 'r:1', syntax: 'xml', code: 'truncated', message: 'Cut.', suggestion: 'Again.', raw: '<to' };
    expect(reduced(start, delta('<to'), { type: 'call-error', ...error, ...span })).toEqual([
      { type: 'call-error', ...error },
    ]);
    expect(reduced({ type: 'call-error', ...error, ...span })).toHaveLength(1);
    const unknown = { ...error, code: 'unknown-tool', tool: 'fly_away' };
    expect(reduced({ type: 'call-error', ...unknown, ...span })).toEqual([{ type: 'call-error', ...unknown }]);
  });

  it('are never changed in place', () => {
    const before = Object.freeze([...reduced(start)]) as Part[];
    const frozen = before.map((part) => Object.freeze(part));
    expect(() => [delta('x'), call].reduce(reduceParts, frozen)).not.toThrow();
  });
});
