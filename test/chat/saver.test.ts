import { describe, expect, it } from 'vitest';
import { textOf } from '@/src/chat/message/parts.ts';
import { createSaver } from '@/src/chat/turn/saver.ts';
import type { Message } from '@/src/contract/conversation.ts';
import { userMessage } from '@/test/fakes/chat.ts';
import { fakeClock } from '@/test/fakes/clock.ts';

function saving(put: (message: Message) => Promise<void> = async () => {}) {
  const clock = fakeClock();
  const written: string[] = [];
  const saver = createSaver(
    async (message: Message) => {
      await put(message);
      written.push(textOf(message.parts));
    },
    { wait: clock.wait, behind: 300 },
  );
  return { clock, written, saver };
}

describe('a saver', () => {
  it('writes only the newest state, at most its delay after the first change', async () => {
    const { clock, written, saver } = saving();
    saver.soon(userMessage('a'));
    clock.advance(299);
    saver.soon(userMessage('ab'));
    expect(written).toEqual([]);
    clock.advance(1);
    await saver.now(userMessage('abc'));
    expect(written.at(-1)).toBe('abc');
    expect(written).not.toContain('a');
  });

  it('writes again for a change after a write', async () => {
    const { clock, written, saver } = saving();
    for (const text of ['a', 'ab']) {
      saver.soon(userMessage(text));
      const before = written.length;
      clock.advance(300);
      while (written.length === before) await Promise.resolve();
    }
    expect(written).toEqual(['a', 'ab']);
  });

  it('keeps the order, and every message', async () => {
    const { written, saver } = saving();
    saver.soon(userMessage('one', { id: '1' }));
    await Promise.all([saver.now(userMessage('two', { id: '2' })), saver.now(userMessage('three', { id: '3' }))]);
    expect(written).toEqual(['one', 'two', 'three']);
  });

  it('reports a failed write at the next one', async () => {
    const { clock, saver } = saving(async () => {
      throw new Error('The disk is full');
    });
    saver.soon(userMessage('a'));
    clock.advance(300);
    await expect(saver.now(userMessage('ab'))).rejects.toThrow('full');
  });
});
