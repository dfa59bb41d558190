import { beforeEach, expect, it } from 'vitest';
import type { PanelRequest } from '@/src/contract/action.ts';

let stored: Record<string, unknown> = {};
const session = {
  get: async (key: string) => ({ [key]: stored[key] }),
  set: async (items: object) => {
    Object.assign(stored, items);
  },
};
Object.assign(globalThis, { chrome: { runtime: { id: 'outrigger' }, storage: { session } } });
const { courtesy, leavePanelRequest, takePanelRequest } = await import('@/src/browser/panel/panel-requests.ts');
const { announcePanel, panelIsOpen, panelWindows, whenPanelsGone } = await import(
  '@/src/browser/panel/panel-presence.ts'
);

const panelRequest = (id: string, window: number | null, at = 0): PanelRequest => ({
  id,
  at,
  window,
  what: { kind: 'action', action: id },
  tab: null,
});
const taken = async (window: number | null, now = 0) => (await takePanelRequest(window, now))?.id ?? null;

beforeEach(() => {
  stored = {};
});

it('each request is taken once, by a panel of its window, oldest first, and expires', async () => {
  for (const one of [panelRequest('a', 1), panelRequest('b', 2), panelRequest('c', 1), panelRequest('d', null)])
    await leavePanelRequest(one);
  expect([await taken(1), await taken(1), await taken(1), await taken(1)]).toEqual(['a', 'c', 'd', null]);
  expect(await taken(2, 60_000)).toBeNull();
});

it('a panel in its own window takes requests of windows without a panel, and waits for the panels of others', async () => {
  expect(await panelIsOpen()).toBe(false);
  announcePanel(null);
  announcePanel(7);
  await expect.poll(panelWindows).toEqual(new Set([7]));
  expect(await panelIsOpen()).toBe(true);
  for (const one of [panelRequest('a', 7), panelRequest('b', 8), panelRequest('c', 7)]) await leavePanelRequest(one);
  expect([await taken(null), await taken(null)]).toEqual(['b', null]);
  expect(await taken(7)).toBe('a');
  expect([await taken(null, courtesy - 1), await taken(null, courtesy)]).toEqual([null, 'c']);
});

it('waits until no panel is open in a window', async () => {
  announcePanel(9);
  await expect.poll(panelWindows).toContain(9);
  const waiting = new AbortController();
  let gone = false;
  const closing = whenPanelsGone(9, waiting.signal).then(() => {
    gone = true;
  });
  await whenPanelsGone(10, new AbortController().signal);
  expect(gone).toBe(false);
  waiting.abort();
  await expect(closing).rejects.toThrow();
});
