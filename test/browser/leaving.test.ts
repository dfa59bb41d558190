// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStaying, unlessLeaving } from '@/src/browser/panel/page-unload.ts';
import { failingProvider } from '@/src/providers/connection/failing-provider.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';

const request = { model: 'm', messages: [], tools: [] };
const leave = () => window.dispatchEvent(new Event('beforeunload'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports a broken connection at once while the page stays', async () => {
  const provider = unlessLeaving(failingProvider({ code: 'broken-stream' }), createStaying());
  const events = await Array.fromAsync(provider.stream(request, new AbortController().signal));
  expect(events).toEqual([{ type: 'error', error: { code: 'broken-stream' } }]);
});

it('reports nothing while the page unloads, and later if it stays', async () => {
  const provider = unlessLeaving(failingProvider({ code: 'broken-stream' }), createStaying());
  leave();
  const told = vi.fn();
  const reading = Array.fromAsync(provider.stream(request, new AbortController().signal)).then(told);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await reading;
  expect(told).toHaveBeenCalledWith([expect.objectContaining({ type: 'error' })]);
});

it('passes a complete answer on, even if the page unloads', async () => {
  const provider = unlessLeaving(scriptedProvider([say('There.'), finish()]), createStaying());
  leave();
  const events = await Array.fromAsync(provider.stream(request, new AbortController().signal));
  expect(events.at(-1)).toMatchObject({ type: 'finish', endMark: true });
});
