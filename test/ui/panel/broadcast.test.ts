import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatEvent } from '@/src/chat/index.ts';
import { createTurnBroadcast } from '@/src/ui/panel/turn/broadcast-turn.ts';
import { answered } from '../samples.ts';

const turn = {
  id: 't',
  conversation: 'chat',
  state: 'running',
  at: 0,
  provider: 'p',
  model: 'm',
  syntax: 'caret',
  round: 1,
} as const;

const grown = (text: string): ChatEvent => ({
  type: 'message-change',
  message: answered([{ type: 'text', text }], { state: 'streaming' }),
});

function scene() {
  const told: string[] = [];
  let watcher = (_: string): void => {};
  const broadcast = createTurnBroadcast({
    now: () => Date.now(),
    hearWatchers: (listener) => {
      watcher = listener;
    },
    tellTurn: (_, { message }) => told.push(JSON.stringify(message.parts)),
  });
  broadcast('chat', { type: 'turn-change', turn });
  return { told, broadcast, watch: (conversation: string) => watcher(conversation) };
}

describe('a turn that other panels watch', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is broadcast a few times a second, with its last words even if nothing follows', () => {
    const { told, broadcast } = scene();
    for (let n = 1; n <= 50; n += 1) broadcast('chat', grown(`${n} words`));
    expect(told).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(told).toHaveLength(2);
    expect(told.at(-1)).toContain('50 words');
  });

  it('is broadcast less often if it is long, since all of it is sent each time', () => {
    const times = (words: string) => {
      const { told, broadcast } = scene();
      for (let at = 0; at < 2_000; at += 10) {
        broadcast('chat', grown(`${words}${at}`));
        vi.advanceTimersByTime(10);
      }
      return told.length;
    };
    expect(times('few words ')).toBeGreaterThan(15);
    expect(times('many words '.repeat(10_000))).toBeLessThan(6);
  });

  it('is broadcast at once to a new watcher, with what was held back', () => {
    const { told, broadcast, watch } = scene();
    broadcast('chat', grown('one'));
    broadcast('chat', grown('one and two'));
    watch('another chat');
    expect(told).toHaveLength(1);
    watch('chat');
    expect(told.at(-1)).toContain('one and two');
    vi.advanceTimersByTime(1_000);
    expect(told).toHaveLength(2);
  });

  it('is not broadcast after its end', () => {
    const { told, broadcast, watch } = scene();
    broadcast('chat', grown('one'));
    broadcast('chat', grown('one and two'));
    broadcast('chat', { type: 'turn-end', end: { reason: 'answered' } });
    const before = told.length;
    watch('chat');
    vi.advanceTimersByTime(1_000);
    expect(told).toHaveLength(before);
    expect(told.at(-1)).toContain('one and two');
  });
});
