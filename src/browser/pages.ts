import { type Browser, browser } from 'wxt/browser';
import type { PageRefusal, PagesPort, PageText } from '@/src/contract/ports.ts';
import { z } from '@/src/contract/zod.ts';
import { isFirefox } from './firefox.ts';
import { originPattern } from './permissions.ts';
import { readable } from './readable.ts';
import { tabChange } from './tab-change.ts';

type Reading = Awaited<ReturnType<PagesPort['read']>>;

/** After this long a page that does not answer is given up. */
const patience = 8_000;
/** A tab that was just brought to the front is waited for this long. */
const wakeTime = 3_000;

/** What comes out of a page is checked like everything else that comes from there. */
const pageText = z.object({
  title: z.string(),
  url: z.string(),
  kind: z.enum(['article', 'pdf', 'video', 'other']),
  lang: z.string().nullable(),
  byline: z.string().nullable(),
  text: z.string(),
});

const refuse = (reason: PageRefusal, detail?: string): Reading => ({
  ok: false,
  reason,
  ...(detail ? { detail } : {}),
});

async function inject(tabId: number): Promise<PageText> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The page did not answer.')), patience);
  try {
    const [first] = await Promise.race([
      browser.scripting.executeScript({ target: { tabId }, files: ['/read-page.js'] as never }),
      late,
    ]);
    return pageText.parse(first?.result);
  } finally {
    clearTimeout(timer);
  }
}

/** Why a page could not be read, where the browser's own words differ too much to tell. */
async function whyNot(url: string, error: unknown): Promise<Reading> {
  if (/\.pdf$/i.test(new URL(url).pathname)) return refuse('pdf');
  const allowed = await browser.permissions.contains({ origins: [originPattern(url)] }).catch(() => false);
  return allowed ? refuse('failed', error instanceof Error ? error.message : String(error)) : refuse('permission');
}

/** Whether a sleeping tab that was brought to the front wakes. */
async function wakes(id: number): Promise<boolean> {
  await tabChange(
    id,
    (change) => change.discarded === false,
    (tab) => !tab.discarded,
    AbortSignal.timeout(wakeTime),
  );
  return (await browser.tabs.get(id).catch(() => null))?.discarded === false;
}

async function read(tab: Browser.tabs.Tab): Promise<Reading> {
  const url = tab.url ?? '';
  if (!readable(url, isFirefox() ? 'firefox' : 'chrome')) return refuse('browser-page');
  if (tab.discarded && !(tab.active && (await wakes(tab.id ?? -1)))) return refuse('asleep');
  try {
    const page = await inject(tab.id ?? -1);
    return page.kind === 'pdf' ? refuse('pdf') : { ok: true, page };
  } catch (error) {
    return whyNot(url, error);
  }
}

export function pagesPort(): PagesPort {
  return {
    async read(tabId) {
      const tab = await browser.tabs.get(tabId).catch(() => null);
      return tab ? read(tab) : refuse('gone');
    },
  };
}
