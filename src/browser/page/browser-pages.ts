import { originPattern } from '@/src/address/address.ts';
import type { PageAnswer, PagePicture, PageRefusal, PagesPort } from '@/src/contract/ports.ts';
import * as z from '@/src/contract/zod-mini.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import { type Browser, browser } from '../api/browser-api.ts';
import { isFirefox } from '../api/firefox.ts';
import { tabChange } from '../tabs/wait-for-tab.ts';
import { pictureOf } from './page-picture.ts';
import { readable } from './readable-page.ts';
import { withFrames } from './with-frames.ts';

/** Milliseconds that a page may take to answer; one message takes at most five seconds. */
const patience = 4_500;
/** Milliseconds after which a page that is still loading is read as it is. */
const loadTime = 2_000;
/** Milliseconds in which a tab must wake that was brought to the front. */
const wakeTime = 1_500;

// Results of scripts in pages are validated, since a page can influence them.
const about = { title: z.string(), url: z.string() };
const lang = z.nullable(z.string());
const addresses = z.array(z.string());
const frameText = z.object({
  ...about,
  lang,
  kind: z.enum(['article', 'pdf', 'video', 'other']),
  byline: z.nullable(z.string()),
  text: z.string(),
  frames: z.optional(z.object({ read: addresses, others: addresses })),
});
const pageSelection = z.object({ ...about, lang, text: z.string() });
const pageLinks = z.object({ ...about, links: z.array(z.object({ text: z.string(), url: z.string() })) });

const refuse = (reason: PageRefusal, detail?: string): PageAnswer<never> => ({
  ok: false,
  reason,
  ...(detail ? { detail } : {}),
});

/** The results of a script in each frame, the page's own first. */
async function inject(
  tabId: number,
  file: string,
  allFrames: boolean,
  late: AbortSignal,
  injectImmediately = false,
): Promise<unknown[]> {
  const { promise: silent, reject } = Promise.withResolvers<never>();
  late.addEventListener('abort', () => reject(new Error('The page did not answer.')), { once: true });
  const frames = await Promise.race([
    browser.scripting.executeScript({ target: { tabId, allFrames }, files: [file] as never, injectImmediately }),
    silent,
  ]);
  return frames.toSorted((a, b) => a.frameId - b.frameId).map(({ result }) => result);
}

/** The results of a script in each frame. A page that does not finish loading is read as it is. */
async function injectInTime(
  { id = -1, status }: Browser.tabs.Tab,
  file: string,
  allFrames: boolean,
  late: AbortSignal,
): Promise<{ results: unknown[]; loading: boolean }> {
  const whole = inject(id, file, allFrames, late).then((results) => ({ results, loading: false }));
  if (status !== 'loading') return whole;
  const { promise: long, resolve } = Promise.withResolvers<null>();
  AbortSignal.timeout(loadTime).addEventListener('abort', () => resolve(null), { once: true });
  const first = await Promise.race([whole, long]);
  if (first) return first;
  const now = inject(id, file, allFrames, late, true).then((results) => ({ results, loading: true }));
  return Promise.any([whole, now]).catch(() => now);
}

/** The reason why a page could not be read. Uses tests where the error messages of the browsers differ too much. */
async function whyNot(url: string, error: unknown): Promise<PageAnswer<never>> {
  if (/\.pdf$/i.test(new URL(url).pathname)) return refuse('pdf');
  if (isFirefox() && /^file:/i.test(url)) return refuse('file');
  const allowed = await browser.permissions.contains({ origins: [originPattern(url)] }).catch(() => false);
  if (!allowed) return refuse('permission');
  const words = errorMessage(error);
  // Firefox shows a PDF from any address in an internal page, and reports it as a missing permission.
  return isFirefox() && /host permission/i.test(words) ? refuse('pdf') : refuse('failed', words);
}

/** True if files may be read. Chrome has a setting for it; in Firefox reading shows it. */
const mayReadFiles = async (): Promise<boolean> =>
  isFirefox() || (await browser.extension.isAllowedFileSchemeAccess().catch(() => false));

/** Waits for a sleeping tab that was brought to the front. False if it does not wake. */
async function wakes(id: number): Promise<boolean> {
  await tabChange(
    id,
    (change) => change.discarded === false,
    (tab) => !tab.discarded,
    AbortSignal.timeout(wakeTime),
  );
  return (await browser.tabs.get(id).catch(() => null))?.discarded === false;
}

async function lookAt<Page>(
  tabId: number,
  look: (tab: Browser.tabs.Tab, late: AbortSignal) => Promise<PageAnswer<Page>>,
): Promise<PageAnswer<Page>> {
  const late = AbortSignal.timeout(patience);
  const tab = await browser.tabs.get(tabId).catch(() => null);
  if (!tab) return refuse('gone');
  const url = tab.url ?? '';
  if (/^file:/i.test(url)) {
    if (!(await mayReadFiles())) return refuse('file');
  } else if (!readable(url, isFirefox() ? 'firefox' : 'chrome')) return refuse('browser-page');
  if (tab.discarded && !(tab.active && (await wakes(tabId)))) return refuse('asleep');
  return look(tab, late).catch((error) => whyNot(url, error));
}

/** Takes a picture. A permission for one site is not enough: it needs a click on our icon, or access to all sites. */
const picture = (windowId: number): Promise<PageAnswer<PagePicture>> =>
  pictureOf(windowId).then(
    (page) => ({ ok: true, page }),
    (error) => {
      const words = errorMessage(error);
      return /all_urls|activeTab|permission/i.test(words) ? refuse('all-sites') : refuse('failed', words);
    },
  );

/** Makes the function that runs a script in a page. `pick` chooses among several frames. */
const askPage =
  <Page>(
    file: string,
    schema: z.ZodMiniType<Page>,
    pick?: (frames: Page[]) => Page | undefined,
  ): ((tabId: number) => Promise<PageAnswer<Page>>) =>
  (tabId) =>
    lookAt(tabId, async (tab, late) => {
      const { results } = await injectInTime(tab, file, pick !== undefined, late);
      const [own, ...frames] = results;
      const page = schema.parse(own);
      const others = frames.flatMap((frame) => schema.safeParse(frame).data ?? []);
      return { ok: true, page: pick?.([page, ...others]) ?? page };
    });

export function pagesPort(): PagesPort {
  return {
    read: (tabId) =>
      lookAt(tabId, async (tab, late) => {
        const { results, loading } = await injectInTime(tab, '/read-page.js', true, late);
        const page = frameText.parse(results[0]);
        if (page.kind === 'pdf') return refuse('pdf');
        const frames = results.slice(1).flatMap((result) => frameText.safeParse(result).data ?? []);
        return { ok: true, page: { ...withFrames(page, frames), ...(loading && { loading }) } };
      }),
    selection: askPage('/read-selection.js', pageSelection, (frames) => frames.find(({ text }) => text !== '')),
    links: askPage('/read-links.js', pageLinks),
    capture: (tabId) => lookAt(tabId, async ({ active, windowId }) => (active ? picture(windowId) : refuse('hidden'))),
  };
}
