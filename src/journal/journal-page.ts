import type { JournalEntry } from '@/src/contract/journal-entry.ts';

/** Characters of one page. Browsers carry no message of more than 64 MiB. */
const most = 8_000_000;

interface Page {
  items: JournalEntry[];
  next?: string;
}

/** The first entries of a page that fit into one message, one at least. */
export function fittingPage(page: Page): Page {
  let size = 0;
  const end = page.items.findIndex((entry) => {
    size += JSON.stringify(entry).length;
    return size > most;
  });
  const items = page.items.slice(0, end < 0 ? undefined : Math.max(end, 1));
  const last = items.at(-1);
  return items.length < page.items.length && last ? { items, next: last.id } : page;
}
