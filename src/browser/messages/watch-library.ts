import { type Browser, browser } from 'wxt/browser';

/**
 * Properties of a tab that a command's result may depend on. Titles are not among them: some pages blink with theirs.
 */
const telling = ['url', 'pinned', 'audible', 'mutedInfo', 'discarded', 'groupId'] as const;

/**
 * Tells that tabs or bookmarks changed, by whomever, until released; a thousand changes are told a thousand times. That
 * a page has come is told with its title.
 */
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
