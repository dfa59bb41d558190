import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Listener = (...told: unknown[]) => void;

const icon = (name: string) => `data:image/png;base64,${btoa(name)}`;
const tabOf = (url: string, favIconUrl: string) => ({ url, favIconUrl, incognito: false });

let open: ReturnType<typeof tabOf>[] = [];
let stored: Record<string, unknown> = {};
let writes = 0;
let updated: Listener[] = [];
let changed: Listener[] = [];

Object.assign(globalThis, {
  chrome: {
    runtime: { id: 'outrigger' },
    tabs: { query: async () => open, onUpdated: { addListener: (hear: Listener) => updated.push(hear) } },
    storage: {
      session: {
        get: async () => stored,
        async set(items: Record<string, unknown>) {
          writes += 1;
          stored = items;
          for (const hear of changed) hear({ 'tab-icons': { newValue: items['tab-icons'] } });
        },
        async remove() {
          const oldValue = stored['tab-icons'];
          stored = {};
          for (const hear of changed) hear({ 'tab-icons': { oldValue } });
        },
        onChanged: { addListener: (hear: Listener) => changed.push(hear) },
      },
    },
  },
});
const { forgetTabIcons, watchTabIcons } = await import('@/src/browser/tab-icons.ts');

beforeEach(() => {
  vi.useFakeTimers();
  [open, stored, writes, updated, changed] = [[], {}, 0, [], []];
});
afterEach(() => vi.useRealTimers());

/** The browser tells of a new icon of a page. */
function show(url: string, favIconUrl: string) {
  for (const hear of updated) hear(1, { favIconUrl }, tabOf(url, favIconUrl));
}

it('batches the changes of a second: a page that animates its icon is reported and stored once', async () => {
  const tell = vi.fn();
  const of = await watchTabIcons(tell);
  for (let frame = 0; frame < 30; frame += 1) show('https://a.example/', icon(String(frame)));
  expect(tell).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tell).toHaveBeenCalledTimes(1);
  expect(of('https://a.example/')).toBe(icon('29'));
  expect(stored).toEqual({ 'tab-icons': { 'a.example': icon('29') } });
  expect(writes).toBe(1);
});

it('stores nothing if the icons of the sites are unchanged', async () => {
  stored = { 'tab-icons': { 'a.example': icon('a') } };
  open = [tabOf('https://a.example/', icon('a'))];
  await watchTabIcons(() => {});
  show('https://a.example/other', icon('a'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(writes).toBe(0);
});

it('forgets site icons in all open pages, which keep the icons of open tabs', async () => {
  open = [tabOf('https://open.example/', icon('open'))];
  const pages = [await watchTabIcons(() => {}), await watchTabIcons(() => {})];
  show('https://closed.example/', icon('closed'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stored).toEqual({ 'tab-icons': { 'open.example': icon('open'), 'closed.example': icon('closed') } });

  await forgetTabIcons();
  await vi.advanceTimersByTimeAsync(1_000);
  show('https://new.example/', icon('new'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(pages.map((of) => of('https://closed.example/'))).toEqual([null, null]);
  expect(pages.map((of) => of('https://open.example/'))).toEqual([icon('open'), icon('open')]);
  expect(stored).toEqual({ 'tab-icons': { 'open.example': icon('open'), 'new.example': icon('new') } });
});
