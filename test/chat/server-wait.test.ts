import { describe, expect, it } from 'vitest';
import type { ModelEvent } from '@/src/contract/provider.ts';
import { fakeChat } from '@/test/fakes/chat.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';

const busy = (retryAfter?: number): ModelEvent => ({
  type: 'error',
  error: { code: 'rate-limit', ...(retryAfter !== undefined && { retryAfter }) },
});
const fine: Script = [say('Fine.'), finish()];

describe('a server that says how long to wait', () => {
  it('is asked again when the time is up, and not before', async () => {
    const provider = scriptedProvider([busy(7_000)], fine);
    const chat = fakeChat({ provider });
    const end = chat.run();
    const event = await chat.event((one) => one.type === 'turn-change' && one.turn.retryAt !== undefined);
    expect(event).toMatchObject({ turn: { retryAt: chat.clock.now() + 7_000 } });
    chat.clock.advance(6_999);
    expect(provider.requests).toHaveLength(1);
    chat.clock.advance(1);
    expect(await end).toEqual({ reason: 'answered' });
    expect(provider.requests[1]).toEqual(provider.requests[0]);
    expect(await chat.records.turn('chat')).not.toHaveProperty('retryAt');
    expect((await chat.messages()).map(({ role }) => role)).toEqual(['user', 'assistant']);
  });

  it('is awaited at most three times in a row', async () => {
    const provider = scriptedProvider([busy(1)], [busy(1)], [busy(1)], [busy(1)]);
    const chat = fakeChat({ provider });
    chat.clock.hurry();
    expect(await chat.run()).toMatchObject({ reason: 'error', error: { code: 'rate-limit' } });
    expect(provider.requests).toHaveLength(4);
  });

  it('is not asked again after Stop', async () => {
    const provider = scriptedProvider([busy(7_000)], fine);
    const chat = fakeChat({ provider });
    const end = chat.run();
    await chat.event((one) => one.type === 'turn-change' && one.turn.retryAt !== undefined);
    chat.stop();
    expect(await end).toEqual({ reason: 'stopped' });
    expect(provider.requests).toHaveLength(1);
    expect(await chat.records.turn('chat')).not.toHaveProperty('retryAt');
  });

  it.each<[string, Script]>([
    ['does not say how long', [busy()]],
    ['wants more than a minute', [busy(60_001)]],
    ['has begun to answer', [say('Half'), busy(1)]],
    ['has another trouble', [{ type: 'error', error: { code: 'server' } }]],
  ])('is left to the user where it %s', async (_name, script) => {
    const provider = scriptedProvider(script, fine);
    expect(await fakeChat({ provider }).run()).toMatchObject({ reason: 'error' });
    expect(provider.requests).toHaveLength(1);
  });
});
