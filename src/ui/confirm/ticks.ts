import type { Preview, PreviewSection } from '@/src/contract/run.ts';
import type { Text } from '@/src/contract/text.ts';
import type { Row } from '@/src/contract/tool.ts';
import { cleanForeign } from '@/src/i18n/index.ts';
import type { Checked } from '../parts/checkbox.tsx';

/** Ids of the rows that the user leaves in the plan. */
export type Ticks = ReadonlySet<string>;

export const rowsOf = (preview: Preview): Row[] => preview.sections.flatMap((section) => section.rows);

/** All but those that were unticked. */
export const ticksOf = (preview: Preview, left: readonly string[]): Ticks =>
  new Set(rowsOf(preview).map((row) => row.id)).difference(new Set(left));

/** Ids that are unticked then, with those of rows that are not in the plan just now. */
export function leftBy(ticks: Ticks, preview: Preview, before: readonly string[]): string[] {
  const all = ticksOf(preview, []);
  return [...before.filter((id) => !all.has(id)), ...all.difference(ticks)];
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

/** The headline of a plan of which nothing was unticked. */
export function questionOf(preview: Preview): Text {
  const n = rowsOf(preview).length;
  return n > 0 ? counted(preview.headline, n) : preview.headline;
}

/** Sections with the rows whose title or address holds every word; empty ones are left out. */
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
