import { type Browser, browser } from '../api/browser-api.ts';

/** Properties of a tab that matter to results of commands. Titles do not: some pages change theirs all the time. */
const telling = ['url', 'pinned', 'audible', 'mutedInfo', 'discarded', 'groupId'] as const;

/** Calls back when tabs or bookmarks change or a page has loaded. Returns a function that ends it. */
export function watchLibrary(listener: () => void): () => void {
  const tell = () => listener();
  const updated = (_: number, change: Browser.tabs.OnUpdatedInfo) => {
    if (change.status === 'complete' || telling.some((one) => one in change)) listener();
  };
  const { tabs, windows, bookmarks } = browser;
  const events: { addListener(tell: () => void): void; removeListener(tell: () => void): void }[] = [
    tabs.onCreated,
    tabs.onRemoved,
    tabs.onMoved,
    tabs.onAttached,
    tabs.onActivated,
    windows.onFocusChanged,
    bookmarks.onCreated,
    bookmarks.onRemoved,
    bookmarks.onChanged,
    bookmarks.onMoved,
  ];
  for (const event of events) event.addListener(tell);
  tabs.onUpdated.addListener(updated);
  return () => {
    for (const event of events) event.removeListener(tell);
    tabs.onUpdated.removeListener(updated);
  };
}
