/** A list as every reading tool gives it. */
export interface Listing {
  items: unknown[];
  total: number;
  next?: string;
}

export const isListing = (data: unknown): data is Listing =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items) && 'total' in data;

/** All pages of a list, from the first to the one that names no next. */
export async function pages(read: (more: { cursor?: string }) => Promise<unknown>): Promise<Listing[]> {
  const found: Listing[] = [];
  for (let more: { cursor?: string } | null = {}; more; ) {
    const page = await read(more);
    if (!isListing(page)) throw new Error('This is no list.');
    found.push(page);
    if (found.length > page.total + 1) throw new Error('The pages do not end.');
    more = page.next === undefined ? null : { cursor: page.next };
  }
  return found;
}
