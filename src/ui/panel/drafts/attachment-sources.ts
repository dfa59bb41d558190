import { hostOf, originOf } from '@/src/address/address.ts';
import { contextBudget } from '@/src/chat/context/fit-context.ts';
import type { Attachment } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import * as z from '@/src/contract/zod-mini.ts';
import { modelToAsk } from '../state/model-choice.ts';
import type { PanelStore } from '../state/panel-state.ts';
import { createLookUp } from '../turn/look-up.ts';

export const tabData = z.object({
  id: z.number(),
  url: z.string(),
  title: z.string(),
  failed: z.optional(z.boolean()),
});
type Page = z.infer<typeof tabData>;

export type AttachmentSources = ReturnType<typeof createAttachmentSources>;

/** A tag, session, folder or group whose tabs or bookmarks can be attached as a list. */
export type ListedThing =
  | { kind: 'tag' | 'session' | 'folder'; id: string; title: string }
  | { kind: 'group'; id: number; title: string };

/** Title, address and text at the time of reading; the tab may show another page by now. */
const selectionData = z.object({
  url: z.optional(z.string()),
  title: z.optional(z.string()),
  text: z.optional(z.string()),
});
const pagesData = z.object({
  pages: z.array(
    z.extend(selectionData, {
      length: z.optional(z.number()),
      next: z.optional(z.string()),
      frames: z.optional(z.array(z.string())),
    }),
  ),
});
const listData = z.object({
  items: z.array(z.object({ title: z.string(), url: z.optional(z.string()), folder: z.optional(z.string()) })),
  total: z.number(),
});

/** Largest number of items in an attached list; a folder counts as one. */
const longestList = 500;

/** Call that lists the contents of each kind. */
const listCall = {
  group: (id) => ['list_tabs', { group_id: id }],
  session: (id) => ['list_session_tabs', { session_id: id }],
  folder: (id) => ['list_bookmarks', { folder_id: id, depth: 50 }],
  tag: (id) => ['find_by_tag', { tags: [id] }],
} satisfies Record<ListedThing['kind'], (id: string | number) => [string, Record<string, unknown>]>;

/** Largest token budget of a page: its text is sent again with every later turn. */
const mostRoom = 32_000;
const leastRoom = 100;

/** The page that was read, if it is on the site that was requested; null if the tab has moved to another site. */
function pageOnSameSite({ url, title }: Page, read: z.infer<typeof selectionData>): Omit<Page, 'id'> | null {
  const now = read.url ?? url;
  if (now === url) return { url, title };
  return originOf(now) === originOf(url) ? { url: now, title: read.title ?? '' } : null;
}

const unread = (title: string, why: string): Text => text('ui_page_unread', { why: why.replaceAll('-', '_'), title });

export function createAttachmentSources(services: Services, store: PanelStore) {
  const lookUp = createLookUp(services, store);

  /** Token budget for a page; undefined without a model. */
  async function room(): Promise<number | undefined> {
    const model = modelToAsk(store.getState());
    if (!model) return undefined;
    const { result } = contextBudget(await services.providers.modelSettings(model.id, model.model));
    return Math.min(Math.max(result, leastRoom), mostRoom);
  }

  const pieceOf = (kind: Attachment['kind'], { url, title }: Omit<Page, 'id'>, words: string): Attachment => ({
    id: services.newId(),
    kind,
    title: title || (hostOf(url) ?? url),
    source: hostOf(url) ?? url,
    grade: words ? 'page' : 'label',
    text: words,
    url,
  });

  /** The page of a tab, without text and with the reason if it cannot be read. */
  async function readPage(tab: Page, signal: AbortSignal): Promise<{ page: Attachment; unread: Text | null }> {
    const args = { tab_ids: [tab.id] };
    const budget = await room();
    const { data, why } = await lookUp('read_page', budget ? { ...args, budget } : args, pagesData, signal);
    const read = data?.pages[0] ?? {};
    const at = pageOnSameSite(tab, read);
    const { text: words, length, next } = read;
    if (!at || !words) {
      const page = pieceOf('page', at ?? tab, '');
      const elsewhere = at ? undefined : 'elsewhere';
      return { page, unread: unread(page.title, why ?? elsewhere ?? (words === '' ? 'empty' : 'failed')) };
    }
    const own = pieceOf('page', at, words);
    const frames = [...new Set((read.frames ?? []).flatMap((url) => hostOf(url) ?? []))].filter(
      (host) => host !== own.source,
    );
    const page = frames.length > 0 ? { ...own, frames } : own;
    if (length === undefined || next === undefined) return { page, unread: null };
    const call = { name: 'read_page', arguments: { ...args, cursor: next } };
    return { page: { ...page, rest: { of: length, call, session: await services.session() } }, unread: null };
  }

  /** Titles and addresses of a list. */
  async function attachList(
    kind: 'tabs' | ListedThing['kind'],
    title: string,
    [name, args]: [string, Record<string, unknown>],
  ): Promise<Attachment | null> {
    const { data } = await lookUp(name, { ...args, limit: longestList }, listData);
    const { items = [], total = 0 } = data ?? {};
    if (items.length === 0) return null;
    const lines = items.map((item) =>
      item.url === undefined
        ? `\n${[item.folder, item.title].filter(Boolean).join(' / ')}:`
        : `${item.title} ${item.url}`,
    );
    const left = total - items.length;
    const words = [...lines, ...(left > 0 ? [`(${left} more are not listed here.)`] : [])].join('\n').trim();
    const source = kind === 'tag' ? 'tags' : kind === 'folder' ? 'bookmarks' : 'tabs';
    return { id: services.newId(), kind, title: title || String(total), source, grade: 'label', text: words };
  }

  return {
    lookUp,
    /** As `pageOf`, with the reason if there is no text. `tab`: null if no page is open. */
    readPage: async (tab: Page | null, signal: AbortSignal) =>
      tab ? readPage(tab, signal) : { page: null, unread: unread('', 'no-page') },
    /** Page of a tab, as much as the model has room for; only title and address, and a notice, if unreadable. */
    async pageOf(tab: Page, signal: AbortSignal) {
      const { page, unread } = await readPage(tab, signal);
      if (unread && !signal.aborted) store.setState({ notice: unread });
      return page;
    },
    /** Attachment of a title and an address only. */
    labelOf: (kind: Attachment['kind'], title: string, url: string) => pieceOf(kind, { url, title }, ''),
    /** The active tab; null if unknown. */
    currentTab: async () => (await lookUp('get_current_tab', {}, tabData)).data,
    /** The tabs of this window, by title and address. */
    openTabs: () => attachList('tabs', '', ['list_tabs', { window_id: services.window ?? undefined }]),
    /** Attaches the titles and addresses of a container of tabs or bookmarks; null, with a notice, if it is empty. */
    async listOf({ kind, id, title }: ListedThing) {
      const list = await attachList(kind, title, listCall[kind](id));
      if (!list) store.setState({ notice: text('ui_nothing_in_it', { title }) });
      return list;
    },
    /**
     * Selected text of a tab; null, and a notice, if there is none. Asks for permission, unless the text is `known`.
     */
    async selectionOf(tab: Page, signal: AbortSignal, known = '') {
      const asking = known === '' ? signal : undefined;
      const { data } = await lookUp('get_selection', { tab_id: tab.id }, selectionData, asking);
      const at = pageOnSameSite(tab, data ?? {});
      if (at && data?.text) return pieceOf('selection', at, data.text);
      if (known) return pieceOf('selection', tab, known);
      const notice =
        data && at
          ? text('ui_no_selection')
          : text('ui_selection_unread', { title: tab.title || (hostOf(tab.url) ?? tab.url) });
      if (!signal.aborted) store.setState({ notice });
      return null;
    },
  };
}
