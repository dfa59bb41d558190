import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelEvent } from '@/src/contract/provider.ts';
import { redactKey } from '@/src/providers/connection/redact-key.ts';

const key = 'sk-ab-sk-ab-12';
const end: ModelEvent = { type: 'finish', reason: 'stop', endMark: true };

async function* stream(events: ModelEvent[]): AsyncIterable<ModelEvent> {
  yield* events;
}
const passed = (events: ModelEvent[], sent: string | null = key) => Array.fromAsync(redactKey(stream(events), sent));
const said = (text: string): ModelEvent => ({ type: 'text-delta', text });
const textOf = (events: ModelEvent[]) =>
  events.map((event) => (event.type === 'text-delta' ? event.text : '')).join('');

describe('a response without the key', () => {
  it('is the same however it is cut', async () => {
    const piece = fc.constantFrom(key, 'sk-', 'sk-ab-', key.slice(0, -1), ' and ', 'Grüße', '-12', '');
    await fc.assert(
      fc.asyncProperty(fc.array(piece), fc.array(fc.nat(20)), async (pieces, sizes) => {
        const whole = pieces.join('');
        const cuts: ModelEvent[] = [];
        for (let at = 0, turn = 0; at < whole.length; turn += 1) {
          const size = 1 + (sizes[turn % Math.max(1, sizes.length)] ?? 0);
          cuts.push(said(whole.slice(at, at + size)));
          at += size;
        }
        const events = await passed([...cuts, end]);
        expect(textOf(events)).toBe(whole.replaceAll(key, '•••'));
        expect(events.at(-1)).toEqual(end);
      }),
    );
  });

  it('holds an event back only while it may contain the beginning of the key', async () => {
    const said: string[] = [];
    async function* watched(): AsyncIterable<ModelEvent> {
      for (const text of ['A task', ' sk', 'i run', 's']) {
        said.push(`→${text}`);
        yield { type: 'text-delta', text };
      }
    }
    for await (const event of redactKey(watched(), key)) if (event.type === 'text-delta') said.push(event.text);
    expect(said).toEqual(['→A task', '→ sk', 'A task', '→i run', ' sk', 'i run', '→s', 's']);
  });

  it('keeps reasoning, text and calls separate, in order', async () => {
    const call = (text: string, id = 'a'): ModelEvent => ({
      type: 'native-call-delta',
      delta: { id, arguments: text },
    });
    const done: ModelEvent = { type: 'native-call-delta', delta: { id: 'a', done: true } };
    expect(
      await passed([
        { type: 'reasoning-delta', text: 'sk-ab' },
        said('-sk-ab-12'),
        call('{"q":"sk-ab-'),
        call('sk-ab-12'),
        call('"}s'),
        done,
        end,
      ]),
    ).toEqual([
      { type: 'reasoning-delta', text: 'sk-ab' },
      said('-sk-ab-12'),
      call('{"q":"•••'),
      call('"}s'),
      done,
      end,
    ]);
  });

  it('removes it from calls that come in one piece', async () => {
    const whole = (value: string): ModelEvent => ({
      type: 'native-call-delta',
      delta: { id: 'a', name: 'find', arguments: { query: [value] }, done: true },
    });
    expect(await passed([whole(`my ${key}`), end])).toEqual([whole('my •••'), end]);
  });

  it('gives held-back text before a failure', async () => {
    async function* breaking(): AsyncIterable<ModelEvent> {
      yield said('sk-ab');
      throw new Error('broken');
    }
    const heard: ModelEvent[] = [];
    const all = async () => {
      for await (const event of redactKey(breaking(), key)) heard.push(event);
    };
    await expect(all()).rejects.toThrow('broken');
    expect(heard).toEqual([said('sk-ab')]);
  });

  it.each([null, 'ollama'])('is unchanged with the key %s', async (sent) => {
    expect(await passed([said('ollama, olla'), end], sent)).toEqual([said('ollama, olla'), end]);
  });
});
