import { fieldsOf, listOf } from './items.ts';
import type { Listed } from './script.ts';

/** A row without its place in a list. */
export type Thing = Omit<Listed, 'row'>;

type Row = Record<string, unknown>;

/** Kinds of rows, by the row's own `kind` (of `find`), or by a field that only this kind has. */
const said: Record<string, Listed['kind']> = { tab: 'tab', bookmark: 'bookmark', history: 'page' };
const telling: [field: string, kind: Listed['kind']][] = [
  ['window_id', 'tab'],
  ['folder', 'bookmark'],
  ['closed_at', 'closed'],
  ['saved_at', 'session'],
];
/** Fields with the ids of several things. */
const several: [field: string, kind: Listed['kind']][] = [
  ['close', 'tab'],
  ['tab_ids', 'tab'],
  ['bookmark_ids', 'bookmark'],
];

/** Things in each row of a list: a page may be open, saved and visited. */
export const thingsIn = (data: unknown): Thing[][] => listOf<Row>(data).items.flatMap(thingsOf);

function thingsOf(row: Row): Thing[][] {
  // Counts by site, copies of an address, windows and folders are no things.
  if (typeof row.title !== 'string' || 'active_tab_id' in row || row.kind === 'folder') return [];
  const named = several.flatMap(([field, kind]) => idsIn(row[field]).map((id) => thing(kind, id, row)));
  // Copies of one page can be closed one by one.
  if (Array.isArray(row.close)) return named.map((one) => [one]);
  if (named.length > 0) return [named];
  if (typeof row.kind === 'string') {
    const also = Array.isArray(row.also) ? row.also.map(fieldsOf) : [];
    const found = [row, ...also].flatMap(({ kind, id }) => {
      const known = said[String(kind)];
      return known ? [thing(known, id, row)] : [];
    });
    return [found];
  }
  const kind = telling.find(([field]) => field in row)?.[1] ?? 'page';
  const id = kind === 'page' ? row.url : row.id;
  return id === undefined ? [] : [[thing(kind, id, row)]];
}

const thing = (kind: Listed['kind'], id: unknown, { title = '', url = '', failed }: Row): Thing => ({
  kind,
  id: String(id),
  title: String(title),
  url: String(url),
  ...(failed === true && { failed }),
});

const idsIn = (ids: unknown): unknown[] => (Array.isArray(ids) ? ids : []);
