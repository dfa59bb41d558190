import { expect, it } from 'vitest';

class Event {
  listeners = new Set<(...told: unknown[]) => void>();
  addListener = (listener: (...told: unknown[]) => void) => void this.listeners.add(listener);
  removeListener = (listener: (...told: unknown[]) => void) => void this.listeners.delete(listener);
  tell = (...told: unknown[]) => {
    for (const listener of this.listeners) listener(...told);
  };
}

const events = (...names: string[]) => Object.fromEntries(names.map((name) => [name, new Event()]));
const tabs = events('onCreated', 'onRemoved', 'onMoved', 'onAttached', 'onActivated', 'onUpdated');
const bookmarks = events('onCreated', 'onRemoved', 'onChanged', 'onMoved');
const windows = events('onFocusChanged');
const all = [tabs, bookmarks, windows].flatMap((each) => Object.values(each));
Object.assign(globalThis, { chrome: { runtime: { id: 'outrigger' }, tabs, bookmarks, windows } });
const { watchLibrary } = await import('@/src/browser/messages/watch-library.ts');

it('calls back for changes of tabs and bookmarks until released, but not for titles', () => {
  let told = 0;
  const release = watchLibrary(() => {
    told += 1;
  });
  for (const event of all) event.tell(7, { url: 'https://a.test/' });
  expect(told).toBe(all.length);
  for (const change of [{ title: '(1) Mail' }, { favIconUrl: 'data:,' }, { status: 'loading' }])
    tabs.onUpdated?.tell(7, change);
  expect(told).toBe(all.length);
  tabs.onUpdated?.tell(7, { status: 'complete' });
  tabs.onUpdated?.tell(7, { audible: true });
  expect(told).toBe(all.length + 2);
  release();
  expect(all.map(({ listeners }) => listeners.size)).toEqual(all.map(() => 0));
});
