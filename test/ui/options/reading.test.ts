import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { protocol } from '@/src/protocol/index.ts';
import { type Chunking, chunkings, readReply } from '@/src/ui/options/inspector/read-reply.ts';
import { callSource, round, said } from './round-samples.ts';

const asItWas = { syntax: null, chunking: 'whole' } as const;
const found = (...args: Parameters<typeof round>) =>
  readReply(protocol, round(...args), asItWas).map(({ type, source }) => [type, source]);

describe('a recorded reply', () => {
  it('is parsed with its markup, its calls, and what came after the end', () => {
    const text = `<think>Which?</think>\nLooking.\n\n${callSource}\nAnd then`;
    expect(found([said(text)])).toEqual([
      ['markup', '<think>'],
      ['reasoning', 'Which?'],
      ['markup', '</think>'],
      ['text', '\nLooking.\n\n'],
      ['call', callSource],
      ['unread', '\nAnd then'],
    ]);
    expect(readReply(protocol, round([said(text)]), asItWas).find(({ type }) => type === 'call')).toMatchObject({
      name: 'list_tabs',
      arguments: { query: 'news' },
      repairs: ['notation:trailing-comma'],
      syntax: 'json-block',
    });
  });

  it('continues after a call if several are allowed', () => {
    const types = found([said(`${callSource}\n\n${callSource}`)], { several: true }).map(([type]) => type);
    expect(types.filter((type) => type === 'call')).toHaveLength(2);
  });

  it('without an end was cut', () => {
    const half = callSource.slice(0, 60);
    const cut = { id: 'r1', conversation: 'b', pieces: [said(half)] };
    expect(found([], { reply: cut })).toEqual([['call-error', half]]);
  });

  it('has the parts from beside its text', () => {
    const delta = { index: 0, id: 'x', name: 'list_tabs', arguments: '{"query":"news"}', done: true };
    const marks = readReply(
      protocol,
      round([{ type: 'reasoning', text: 'Hm.' }, said('Looking.'), { type: 'native', delta }], {
        parser: { syntax: 'native', toolNames: ['list_tabs'] },
      }),
      asItWas,
    );
    expect(marks).toMatchObject([
      { type: 'reasoning', source: 'Hm.', beside: true },
      { type: 'text', source: 'Looking.' },
      { type: 'call', name: 'list_tabs', source: '{"query":"news"}', beside: true },
    ]);
  });

  it('differs under a syntax that it was not written in', () => {
    const marks = readReply(protocol, round([said(callSource)]), { syntax: 'xml', chunking: 'whole' });
    expect(marks.map(({ type }) => type)).toEqual(['text']);
  });

  it('gives the same for any chunking, and nothing of it is missing', () => {
    const piece = fc.constantFrom('Hi 🌦. ', '<think>a</think>\n', callSource, '\n\n', '`x` ', '{"a": 1}', '</think>\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom(...Object.keys(chunkings)), (parts, chunking) => {
        const text = parts.join('');
        const whole = readReply(protocol, round([said(text)]), asItWas);
        expect(whole.map(({ source }) => source).join('')).toBe(text);
        const cut = { syntax: null, chunking: chunking as Chunking };
        expect(readReply(protocol, round([said(text)]), cut)).toEqual(whole);
      }),
    );
  });
});
