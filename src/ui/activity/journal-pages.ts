import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { AskBackground } from '@/src/contract/services.ts';

export interface JournalPages {
  items: JournalEntry[];
  /** Cursor of the next page; absent at the end. */
  next?: string;
}

const page = 50;
/** Largest number of journal entries read in one request. */
const most = 500;

export const jsonLines = 'application/jsonl';

/** Filter of the journal: words that an entry contains, and the id of the outside program that caused it. */
interface WantedEntries {
  query: string;
  client?: string | null;
}

const read = (ask: AskBackground, { query, client }: WantedEntries, limit: number, cursor?: string) =>
  ask('journal', {
    limit,
    ...(query ? { query } : {}),
    ...(client ? { client } : {}),
    ...(cursor !== undefined && { cursor }),
  });

export const firstPage = (ask: AskBackground, wanted: WantedEntries): Promise<JournalPages> => read(ask, wanted, page);

export async function nextPage(
  ask: AskBackground,
  wanted: WantedEntries,
  { items, next }: JournalPages,
): Promise<JournalPages> {
  if (next === undefined) return { items };
  const more = await read(ask, wanted, page, next);
  return { ...more, items: [...items, ...more.items] };
}

/** Reads the newest pages again after a change and keeps older ones. */
export async function refreshed(
  ask: AskBackground,
  wanted: WantedEntries,
  before: JournalPages,
): Promise<JournalPages> {
  const limit = Math.min(most, Math.max(page, before.items.length));
  const fresh = await read(ask, wanted, limit);
  const last = fresh.items.at(-1);
  const at = before.items.findIndex(({ id }) => id === last?.id);
  if (at < 0 || at === before.items.length - 1) return fresh;
  const { next } = before;
  return { items: [...fresh.items, ...before.items.slice(at + 1)], ...(next !== undefined && { next }) };
}

/** All matching entries as JSON Lines, newest first, read page by page. */
export async function journalLines(ask: AskBackground, wanted: WantedEntries): Promise<Blob> {
  const pages: Blob[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await read(ask, wanted, most, cursor);
    pages.push(new Blob(items.map((entry) => `${JSON.stringify(entry)}\n`)));
    cursor = next;
  } while (cursor !== undefined);
  return new Blob(pages, { type: jsonLines });
}
