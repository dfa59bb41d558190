import { withoutFragment, withoutTracking } from '@/src/address/address.ts';
import { isPrivateAddress } from '@/src/address/private-address.ts';
import type { LinksPort } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';

/** Verdict on an address. `why` is for the model. */
const verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('there') }),
  z.object({ kind: z.literal('gone'), why: z.string() }),
  z.object({ kind: z.literal('moved'), to: z.string() }),
  z.object({ kind: z.literal('unsure'), why: z.string() }),
]);
export type Verdict = z.infer<typeof verdict>;

/** A verdict as it is stored while other links are still checked. */
export const checkedLink = z.object({ url: z.string(), verdict });
type Link = z.infer<typeof checkedLink>;

/** Milliseconds that a page may take to answer. */
const patience = 15_000;

const unsure = (why: string): Verdict => ({ kind: 'unsure', why });

/** The address without the parts that do not change the page. */
const plain = (url: string): string =>
  withoutTracking(withoutFragment(url))
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');

const pathOf = (url: string): string => new URL(url).pathname;

function led(from: string, to: string): Verdict {
  if (plain(from) === plain(to)) return { kind: 'there' };
  if (isPrivateAddress(to)) return unsure('leads into a private network');
  if (/\b(log|sign)-?in\b|\bauth\b|\bconsent\b|\bcaptcha\b/i.test(pathOf(to))) return unsure('leads to a login');
  if (pathOf(to) === '/' && pathOf(from) !== '/') return unsure('leads to a start page');
  return { kind: 'moved', to };
}

function judged(url: string, { status, url: end }: { status: number; url: string }): Verdict {
  if (status === 404 || status === 410) return { kind: 'gone', why: String(status) };
  if (status >= 200 && status < 300) return led(url, end);
  return unsure(`answered ${status}`);
}

/** Checks an address by HEAD, and by GET if that gives no clear answer. Rejects when the signal aborts. */
async function verdictOn(links: LinksPort, url: string, signal: AbortSignal): Promise<Verdict> {
  const late = AbortSignal.timeout(patience);
  const either = AbortSignal.any([signal, late]);
  const brief = await links.ask(url, 'HEAD', either).catch(() => null);
  signal.throwIfAborted();
  if (brief && brief.status >= 200 && brief.status < 300) return judged(url, brief);
  try {
    return judged(url, await links.ask(url, 'GET', either));
  } catch {
    signal.throwIfAborted();
    return unsure(late.aborted ? 'did not answer in time' : 'did not answer');
  }
}

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

/** Checks all addresses that were not checked before. If it is stopped, it gives what it has found so far. */
export async function checkAll(
  links: LinksPort,
  sites: Map<string, string[]>,
  before: Link[],
  signal: AbortSignal,
  checked: (link: Link, done: number) => Promise<void>,
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
