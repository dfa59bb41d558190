import type { LinksPort } from '@/src/contract/ports.ts';
import type { z } from '@/src/contract/zod.ts';
import { type checkedLink, type Verdict, verdictOn } from './verdict.ts';

/** Number of sites that are asked at a time, one page of each. */
const atOnce = 6;

/** Usual seconds for one page. */
const usual = 1.5;

/** Estimated minutes for all these addresses, at least one. `sites`: addresses by site. */
export function minutesFor(sites: Map<string, string[]>): number {
  const counts = [...sites.values()].map(({ length }) => length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const longest = counts.reduce((most, count) => Math.max(most, count), 0);
  return Math.max(1, Math.round((Math.max(all / atOnce, longest) * usual) / 60));
}

type Link = z.infer<typeof checkedLink>;

/** Checks all addresses that were not checked before. If it is stopped, it gives what it has found so far. */
export async function checkAll(
  links: LinksPort,
  sites: Map<string, string[]>,
  {
    signal,
    before,
    checked,
  }: { signal: AbortSignal; before: Link[]; checked(link: Link, done: number): Promise<void> },
): Promise<Map<string, Verdict>> {
  const wanted = new Set([...sites.values()].flat());
  const found = new Map(before.flatMap(({ url, verdict }) => (wanted.has(url) ? [[url, verdict]] : [])));
  const waiting = [...sites.values()]
    .map((urls) => urls.filter((url) => !found.has(url)))
    .sort((a, b) => b.length - a.length);
  const work = async () => {
    for (let urls = waiting.shift(); urls; urls = waiting.shift())
      for (const url of urls) {
        if (signal.aborted) return;
        const verdict = await verdictOn(links, url, signal).catch(() => null);
        if (!verdict) return;
        found.set(url, verdict);
        await checked({ url, verdict }, found.size);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}
