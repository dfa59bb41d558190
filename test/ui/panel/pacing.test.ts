import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ChatEvent } from '@/src/chat/index.ts';
import type { Conversation } from '@/src/contract/conversation.ts';
import { createRenderThrottle, pictureGap } from '@/src/ui/panel/turn/render-throttle.ts';
import { answered } from '../samples.ts';

const grown = (text: string, more: Parameters<typeof answered>[1] = {}): ChatEvent => ({
  type: 'message-change',
  message: answered([{ type: 'text', text }], { state: 'streaming', ...more }),
});
const wordsIn = (event: ChatEvent) =>
  event.type === 'message-change' && event.message.parts[0]?.type === 'text' ? event.message.parts[0].text : event.type;

const conversation: Conversation = { id: 'chat', title: 'Tides', named: true, at: 1, updated: 1, draft: '' };

describe('a growing answer', () => {
  it('is passed on only in its latest state, before whatever comes after it', () => {
    const liveTurn: string[] = [];
    const hear = createRenderThrottle((_, event) => liveTurn.push(wordsIn(event)));
    for (let n = 1; n <= 100; n += 1) hear('chat', grown(`${n} words`));
    hear('chat', { type: 'turn-end', end: { reason: 'answered' } });
    hear('chat', grown('all of it', { state: 'complete' }));
    expect(liveTurn).toEqual(['100 words', 'turn-end', 'all of it']);
  });

  it('is passed on separately for each chat', async () => {
    const both = Promise.withResolvers<void>();
    const liveTurn: string[] = [];
    const hear = createRenderThrottle((conversation, event) => {
      liveTurn.push(`${conversation}: ${wordsIn(event)}`);
      if (liveTurn.length === 2) both.resolve();
    });
    hear('one', grown('a'));
    hear('two', grown('b', { id: 'a2' }));
    hear('one', grown('a, and more'));
    await both.promise;
    expect(liveTurn).toEqual(['one: a, and more', 'two: b']);
  });

  it('is passed on less often if rendering is slow, and as before once it is not', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let takes = 40;
    const liveTurn: number[] = [];
    const hear = createRenderThrottle(() => {
      liveTurn.push(performance.now());
      vi.advanceTimersByTime(takes);
    });
    const gaps = (pictures: number) => {
      const from = liveTurn.length;
      while (liveTurn.length < from + pictures) {
        hear('chat', grown(`${performance.now()}`));
        vi.advanceTimersByTime(5);
      }
      return liveTurn.slice(from).map((at, n, all) => at - (all[n - 1] ?? at));
    };
    expect(Math.max(...gaps(4))).toBeGreaterThanOrEqual(120);
    takes = 1;
    gaps(2);
    expect(Math.max(...gaps(4))).toBeLessThan(80);
  });

  it('is passed on less often while more text comes than anyone reads', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const pictures = (charactersEach5Ms: number) => {
      let liveTurn = 0;
      let words = '';
      const hear = createRenderThrottle(() => {
        liveTurn += 1;
      });
      for (let at = 0; at < 3_000; at += 5) {
        words += 'x'.repeat(charactersEach5Ms);
        hear('chat', grown(words));
        vi.advanceTimersByTime(5);
      }
      return liveTurn;
    };
    const [read, quick, rushing] = [pictures(1), pictures(10), pictures(50)];
    expect(read).toBeGreaterThan(35);
    expect(quick).toBeGreaterThan(20);
    expect(pictureGap()).toBeGreaterThan(400);
    expect(rushing).toBeGreaterThan(3);
    expect(rushing).toBeLessThan(8);
  });

  it('is not rendered during a burst, except at its beginning and end, also if the chat gets its name meanwhile', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const lengths: number[] = [];
    const hear = createRenderThrottle((_, event) => {
      if (event.type === 'message-change') lengths.push(wordsIn(event).length);
    });
    for (let length = 1_000; length <= 100_000; length += 1_000) {
      hear('chat', grown('x'.repeat(length)));
      vi.advanceTimersByTime(2);
      if (length === 50_000) hear('chat', { type: 'conversation-change', conversation });
    }
    hear('chat', grown('x'.repeat(100_001), { state: 'complete' }));
    expect(lengths[0]).toBeLessThan(20_000);
    expect(lengths.slice(1)).toEqual([100_000, 100_001]);
  });
});
