import { originPattern } from '@/src/address/address.ts';
import type { PageAnswer, PageRefusal, Tab } from '@/src/contract/ports.ts';
import { ToolError } from '@/src/contract/tool.ts';

export type Refused = Extract<PageAnswer<never>, { ok: false }>;

/** A requested tab (or the id if there is none), and the result of reading it. */
export interface Looked<Page> {
  tab: Tab | number;
  answer: PageAnswer<Page>;
}

const words: Record<PageRefusal, string> = {
  'browser-page': "Browsers don't let extensions read their own pages, their stores, or pages of other extensions.",
  file: 'This is a file on the computer of the user, which the browser keeps from extensions. In Chrome the user can change that: chrome://extensions, Outrigger, Details, "Allow access to file URLs".',
  empty:
    'There is no text on this page. It may still be loading, or be drawn as a picture: read it again in a moment, or use capture_page.',
  asleep: 'This tab is asleep, so its page is not loaded. switch_to_tab or reload_tabs wakes it.',
  pdf: 'This is a PDF, and of these only the text can be had: read_page gives it.',
  hidden: 'This tab is not in front, and only what is seen can be captured. switch_to_tab brings it there.',
  permission: 'Outrigger may not read this site until the user allows it.',
  'all-sites': 'Browsers let extensions take pictures only of all sites, and the user has not allowed that yet.',
  gone: 'No open tab has this id. list_tabs gives the ids.',
  failed: 'The page did not answer.',
};

export const refusalWords = ({ reason, detail }: Refused): string =>
  reason === 'failed' && detail ? `The page could not be read: ${detail}` : words[reason];

/** Throws an error that asks for all these sites at once. */
export function askForSites(urls: string[]): void {
  const sites = [...new Set(urls.map(originPattern))];
  if (sites.length > 0)
    throw new ToolError('missing-permission', words.permission, 'Ask the user to allow it.', sites.join(' '));
}

/** Throws if a site must be allowed first, or if no tab could be read: one error that says what can be done. */
export function expectSomething<Page>(looked: Looked<Page>[]): void {
  askForSites(
    looked.flatMap(({ tab, answer }) =>
      !answer.ok && answer.reason === 'permission' && typeof tab !== 'number' ? [tab.url] : [],
    ),
  );
  if (looked.some(({ answer }) => !answer.ok && answer.reason === 'all-sites'))
    throw new ToolError('missing-permission', words['all-sites'], 'Ask the user to allow it.', '<all_urls>');
  const refused = looked.flatMap(({ tab, answer }) => (answer.ok ? [] : [{ tab, answer }]));
  if (refused.length === 0 || refused.length < looked.length) return;
  const lines = refused.map(({ tab, answer }) => {
    const name = typeof tab === 'number' ? `Tab ${tab}` : `Tab ${tab.id} ("${tab.title}")`;
    return `${name}: ${refusalWords(answer)}`;
  });
  const gone = refused.every(({ answer }) => answer.reason === 'gone');
  const hint = gone ? 'Call list_tabs for the ids of the open tabs.' : 'Read another tab, or tell the user why.';
  const code = gone ? 'not-found' : 'unreadable-page';
  throw new ToolError(code, lines.join('\n'), hint, undefined, refused[0]?.answer.reason);
}
