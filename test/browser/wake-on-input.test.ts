import { expect, it } from 'vitest';
import { wakeOnInput } from '@/src/browser/messages/wake-on-input.ts';
import type { AskBackground } from '@/src/contract/services.ts';

function page() {
  const asked: string[] = [];
  const target = new EventTarget();
  let time = 0;
  const ask: AskBackground = async (name) => {
    asked.push(name);
    throw new Error('It cannot be started.');
  };
  const end = wakeOnInput(ask, target, () => time);
  function on(sign: string, at: number): void {
    time = at;
    target.dispatchEvent(new Event(sign));
  }
  return { asked, end, on };
}

it('wakes the background at the first key or click after a rest, and not at each', () => {
  const { asked, on, end } = page();
  on('pointermove', 0);
  expect(asked).toEqual([]);
  on('keydown', 1);
  on('keydown', 2);
  on('pointerdown', 19_000);
  expect(asked).toEqual(['wake']);
  on('focus', 40_000);
  expect(asked).toEqual(['wake', 'wake']);
  end();
  on('keydown', 90_000);
  expect(asked).toHaveLength(2);
});
