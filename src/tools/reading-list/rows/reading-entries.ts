import { normalizeAddress } from '@/src/address/address.ts';
import type { ReadingEntry } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import { type PlannedRow, ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { nearest } from '@/src/text/nearest-names.ts';
import { notThere } from '../../errors/call-errors.ts';
import type { ToolPorts } from '../../tool-ports.ts';

export const urlsField = z.array(z.string()).min(1).describe('Addresses as list_reading_list gives them');

export const storedEntry = z.object({ url: z.string(), title: z.string(), read: z.boolean(), added: z.number() });

/** The present list. Throws `missing-permission` if the permission is missing. */
export async function readEntries({ readingList, permissions }: ToolPorts): Promise<ReadingEntry[]> {
  const { permission } = readingList;
  if (permission !== null && !(await permissions.has(permission)))
    throw new ToolError('missing-permission', 'The reading list may not be used yet.', undefined, permission);
  return readingList.all();
}

/** The entries with these addresses, each once, and the addresses without an entry. Throws if there is no entry. */
export async function namedEntries(ports: ToolPorts, urls: string[]) {
  const all = await readEntries(ports);
  const byUrl = new Map(all.map((entry) => [normalizeAddress(entry.url), entry]));
  const wanted = [...new Set(urls.map(normalizeAddress))];
  const found = wanted.flatMap((url) => byUrl.get(url) ?? []);
  const missing = wanted.filter((url) => !byUrl.has(url));
  const [first] = missing;
  if (found.length === 0 && first !== undefined) {
    const near = nearest(first, byUrl.keys());
    const hint = near.length > 0 ? `Near: ${near.join(', ')}.` : 'list_reading_list gives the addresses.';
    throw notThere(`"${first}" is not in the reading list.`, hint);
  }
  return { found, missing };
}

/** The row of an entry, without its change. */
export const entryRow = (entry: ReadingEntry): Omit<PlannedRow, 'change'> => ({
  id: `address:${entry.url}`,
  title: entry.title || entry.url,
  url: entry.url,
  place: entry.read ? text('reading_read') : text('reading_unread'),
  digest: { url: entry.url },
  before: { ...entry },
});

/** The entry of an address as it is now. */
export const entryNow = async (ports: ToolPorts, url: string): Promise<ReadingEntry | undefined> =>
  (await ports.readingList.all()).find((entry) => entry.url === url);
