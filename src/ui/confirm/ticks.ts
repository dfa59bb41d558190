import { type Preview, type PreviewSection, planWords } from '@/src/contract/run.ts';
import type { Text } from '@/src/contract/text.ts';
import type { Row } from '@/src/contract/tool.ts';
import { cleanForeign } from '@/src/i18n/index.ts';
import type { Checked } from '../parts/fields/checkbox.tsx';

/** Ids of the ticked rows. */
export type Ticks = ReadonlySet<string>;

export const rowsOf = (preview: Preview): Row[] => preview.sections.flatMap((section) => section.rows);

/** A row that the user unticked, matched by id and address. */
export type LeftRow = Pick<Row, 'id' | 'url'>;

const isRow = (left: LeftRow, { id, url }: Row): boolean => left.id === id && left.url === url;

/** Ticked rows: all but the unticked. After a restart of the browser tab ids differ, so rows are matched by address. */
export function ticksOf(preview: Preview, left: readonly LeftRow[]): Ticks {
  const rows = rowsOf(preview);
  const unticked = left.flatMap((one) => {
    const same = rows.filter((row) => isRow(one, row));
    return same.length > 0 || !one.url ? same : rows.filter(({ url }) => url === one.url);
  });
  return new Set(rows.map(({ id }) => id)).difference(new Set(unticked.map(({ id }) => id)));
}

/** Unticked rows, including earlier ones that the current plan does not list. */
export function leftBy(ticks: Ticks, preview: Preview, before: readonly LeftRow[]): LeftRow[] {
  const rows = rowsOf(preview);
  const absent = before.filter((one) => !rows.some((row) => isRow(one, row) || (one.url && row.url === one.url)));
  const left = rows.filter(({ id }) => !ticks.has(id)).map(({ id, url }) => ({ id, ...(url ? { url } : {}) }));
  return [...absent, ...left];
}

export function tick(ticks: Ticks, rows: readonly Row[], ticked: boolean): Ticks {
  const ids = rows.map((row) => row.id);
  return ticked ? ticks.union(new Set(ids)) : ticks.difference(new Set(ids));
}

export const tickedOf = (ticks: Ticks, rows: readonly Row[]): Row[] => rows.filter((row) => ticks.has(row.id));

export function checkedOf(ticks: Ticks, rows: readonly Row[]): Checked {
  const ticked = tickedOf(ticks, rows).length;
  if (ticked === 0) return false;
  return ticked === rows.length ? true : 'some';
}

/** A sentence of the plan with the number of ticked rows in it. */
export const counted = (sentence: Text, n: number): Text => ({
  key: sentence.key,
  params: { ...sentence.params, n },
});

/** Headline and label of the yes for the ticked rows. */
export function wordsFor(preview: Preview, ticks: Ticks): Pick<Preview, 'headline' | 'verb'> {
  const { headline, verb, steps, sections } = preview;
  if (steps)
    return planWords(steps, ({ calls }) => {
      const rows = sections.flatMap((section) => (calls.includes(section.call) ? section.rows : []));
      return rows.length > 0 ? tickedOf(ticks, rows).length : null;
    });
  const rows = rowsOf(preview);
  if (rows.length === 0) return { headline, verb };
  const n = tickedOf(ticks, rows).length;
  return { headline: counted(headline, n), verb: counted(verb, n) };
}

/** Headline with all rows ticked. */
export function questionOf(preview: Preview): Text {
  const n = rowsOf(preview).length;
  return n > 0 ? counted(preview.headline, n) : preview.headline;
}

/** Sections with the rows whose title or address contains every word; empty ones are left out. */
export function filtered(preview: Preview, query: string): PreviewSection[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = (row: Row) => {
    const all = `${cleanForeign(row.title)} ${row.url ?? ''}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  };
  return preview.sections
    .map((section) => ({ ...section, rows: section.rows.filter(fits) }))
    .filter((section) => section.rows.length > 0);
}
