import type { Tab } from '@/src/contract/ports.ts';
import type { ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { invalid, notThere } from '../errors/call-errors.ts';

export const tabIds = z.array(z.number().int()).min(1).describe('Ids of tabs, as list_tabs gives them');

const nearest = (id: number, tabs: Tab[]): number[] =>
  tabs
    .map((tab) => tab.id)
    .sort((a, b) => Math.abs(a - id) - Math.abs(b - id))
    .slice(0, 3)
    .sort((a, b) => a - b);

/** The error for ids that no tab has. It names the nearest ids. */
export function noSuchTab(missing: number[], tabs: Tab[]): ToolError {
  const near = nearest(missing[0] ?? 0, tabs);
  return notThere(
    missing.length === 1 ? `No tab has the id ${missing[0]}.` : `No tab has one of the ids ${missing.join(', ')}.`,
    near.length > 0
      ? `The nearest ids are ${near.join(', ')}. Call list_tabs to see which tab has which id.`
      : 'Call list_tabs for the ids of the open tabs.',
  );
}

/** The tabs with these ids, each once, in the order given, and the unknown ids. Throws if no tab is found. */
export function namedTabs(ids: number[], tabs: Tab[]): { found: Tab[]; missing: number[] } {
  const byId = new Map(tabs.map((tab) => [tab.id, tab]));
  const wanted = [...new Set(ids)];
  const found = wanted.flatMap((id) => byId.get(id) ?? []);
  const missing = wanted.filter((id) => !byId.has(id));
  if (found.length === 0 && missing.length > 0) throw noSuchTab(missing, tabs);
  return { found, missing };
}

/** The unknown ids as a field of a result; empty if there are none. */
export const notFound = (missing: number[]): { not_found?: number[] } =>
  missing.length > 0 ? { not_found: missing } : {};

/** Throws `not-found` for an unknown id of a window or a group. */
export function refuseUnknown(what: string, id: number, known: { id: number }[]): void {
  if (known.some((each) => each.id === id)) return;
  const ids = known.map((each) => each.id).join(', ');
  throw notThere(`No ${what} has the id ${id}.`, ids ? `There are: ${ids}.` : `There is no ${what}.`);
}

/** Throws `invalid-arguments` if two entries of a call name the same tab. */
export function refuseTwice(entries: { tab_ids: number[] }[], entry: 'group' | 'move'): void {
  const seen = new Set<number>();
  for (const id of entries.flatMap(({ tab_ids }) => [...new Set(tab_ids)])) {
    const hint = `Name each tab in one ${entry} only.`;
    if (seen.has(id)) throw invalid(`Tab ${id} stands in two ${entry}s.`, hint);
    seen.add(id);
  }
}
