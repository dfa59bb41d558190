import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '@/test/fixtures/model-server.ts';
import { type Against, ask, textOf } from '../provider.ts';

/** Cases about streams without errors. */
export function streamCases(against: Against) {
  test.each([
    ['an event a write', 'events', '\n'],
    ['one write', 'one', '\n'],
    ['every byte', 1, '\n'],
    ['cut inside characters and events', 7, '\n'],
    ['carriage returns', 'events', '\r\n'],
    ['carriage returns, every byte', 1, '\r\n'],
  ] as const)('gives the text however it is cut: %s', async (_name, writes, lineEnd) => {
    const said = 'Grüße, 世界 👩‍👩‍👧! data: [DONE] is only text.\n\nEnd';
    const all = await against.events(answer(said, { writes, lineEnd }));
    expect(textOf(all)).toBe(said);
    expect(all.at(-1)).toEqual({ type: 'finish', reason: 'stop', endMark: true });
    expect(all.filter((event) => event.type === 'finish' || event.type === 'error')).toHaveLength(1);
  });

  test('gives reasoning apart from text, and usage before the finish', async () => {
    const { reasons } = against.wire;
    const steps = [
      { type: 'reasoning', text: 'Let me ' },
      { type: 'comment', text: 'keep-alive' },
      { type: 'reasoning', text: 'see.' },
      { type: 'text', text: 'Yes' },
    ] as const;
    expect(await against.events(answer([...steps]))).toEqual([
      ...(reasons ? ['Let me ', 'see.'] : []).map((text) => ({ type: 'reasoning-delta', text })),
      { type: 'text-delta', text: 'Yes' },
      { type: 'usage', usage: { input: 12, output: 7 } },
      { type: 'finish', reason: 'stop', endMark: true },
    ]);
  });

  test.each(against.wire.usageMayLack ? [null] : [])('reports no usage if the server did not: %s', async () => {
    expect((await against.events(answer('x', { usage: null }))).map((event) => event.type)).toEqual([
      'text-delta',
      'finish',
    ]);
  });

  test('gives any text, cut anywhere', async () => {
    let said = '';
    let writes = 1;
    const { provider } = await against.connect({ replies: () => answer([{ type: 'text', text: said }], { writes }) });
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        async (text, size) => {
          said = text;
          writes = size;
          expect(textOf(await Array.fromAsync(provider.stream(ask, new AbortController().signal)))).toBe(text);
        },
      ),
      { numRuns: 25 },
    );
  });
}
