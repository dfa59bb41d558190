import { hostOf, originOf } from '@/src/address/address.ts';
import { contextBudget } from '@/src/chat/context/fit-context.ts';
import type { Attachment } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { modelToAsk } from '../state/model-choice.ts';
import type { PanelStore } from '../state/panel-state.ts';
import { createLooking, type Look } from '../turn/tool-client.ts';

interface Page {
  id: number;
  url: string;
  title: string;
}

/** What can be put beside a message. */
export interface Attaching {
  look: Look;
  /**
   * The text of a tab's page, as much of it as the model in use has room for; only its title and address where it cannot
   * be read now, and the user is told why. Asks the user for the site where that is not allowed yet, until the signal says stop.
   */
  pageOf(tab: Page, signal: AbortSignal): Promise<Attachment>;
  /** The same, and why there is no text, with what can be done. `tab`: null where no page is open. */
  readPage(tab: Page | null, signal: AbortSignal): Promise<PageRead>;
  /** A title and an address. */
  labelOf(kind: Attachment['kind'], title: string, url: string): Attachment;
  /** What carries a tag, by title and address. */
  taggedWith(tag: string): Promise<Attachment | null>;
  /** The tabs of this window, by title and address. */
  openTabs(): Promise<Attachment | null>;
  /**
   * What is selected in a tab; null, and the user is told, where nothing is or it cannot be read. Asks for the site as a
   * page does, unless the text that is known can stand in.
   */
  selectionOf(tab: Page, signal: AbortSignal, known?: string): Promise<Attachment | null>;
}

/** A page that was to be read. */
export type PageRead = { page: Attachment; unread: null } | { page: Attachment | null; unread: Text };

/** What is read of a page, and where it stood. */
interface Read {
  url?: string;
  title?: string;
  text?: string;
}

/** What `read_page` gives of one page. */
interface ReadPage extends Read {
  length?: number;
  next?: string;
}

/** Tokens of a page that goes along. A longer one would be paid for in every turn after it, and can be read on. */
const mostRoom = 32_000;
const leastRoom = 100;

/** The page that was read, of the site that the user meant; null: the tab has gone elsewhere meanwhile. */
function meant({ url, title }: Page, read: Read): Omit<Page, 'id'> | null {
  const now = read.url ?? url;
  if (now === url) return { url, title };
  return originOf(now) === originOf(url) ? { url: now, title: read.title ?? '' } : null;
}

const unread = (title: string, why: string): Text => text('ui_page_unread', { why: why.replaceAll('-', '_'), title });

export function createAttaching(services: Services, store: PanelStore): Attaching {
  const { look, see } = createLooking(services, store);

  /** Tokens that a page may take; undefined: as many as it takes by itself. */
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

  async function readPage(tab: Page, signal: AbortSignal): Promise<PageRead & { page: Attachment }> {
    const args = { tab_ids: [tab.id] };
    const budget = await room();
    const { data, why } = await see('read_page', budget ? { ...args, budget } : args, signal);
    const read = (data as { pages?: ReadPage[] } | null)?.pages?.[0] ?? {};
    const at = meant(tab, read);
    const { text: words, length, next } = read;
    if (!at || !words) {
      const page = pieceOf('page', at ?? tab, '');
      const elsewhere = at ? undefined : 'elsewhere';
      return { page, unread: unread(page.title, why ?? elsewhere ?? (words === '' ? 'empty' : 'failed')) };
    }
    const page = pieceOf('page', at, words);
    if (length === undefined || next === undefined) return { page, unread: null };
    const call = { name: 'read_page', arguments: { ...args, cursor: next } };
    return { page: { ...page, rest: { of: length, call, session: await services.session() } }, unread: null };
  }

  /** Titles and addresses of a list. */
  async function listed(kind: 'tabs' | 'tag', title: string, list: Promise<unknown>): Promise<Attachment | null> {
    const { items = [] } = ((await list) ?? {}) as { items?: { title: string; url: string }[] };
    if (items.length === 0) return null;
    const words = items.map((item) => `${item.title} ${item.url}`).join('\n');
    const source = kind === 'tabs' ? 'tabs' : 'tags';
    return { id: services.newId(), kind, title: title || String(items.length), source, grade: 'label', text: words };
  }

  return {
    look,
    readPage: async (tab, signal) => (tab ? readPage(tab, signal) : { page: null, unread: unread('', 'no-page') }),
    async pageOf(tab, signal) {
      const { page, unread } = await readPage(tab, signal);
      if (unread && !signal.aborted) store.setState({ notice: unread });
      return page;
    },
    labelOf: (kind, title, url) => pieceOf(kind, { url, title }, ''),
    openTabs: () => listed('tabs', '', look('list_tabs', { window_id: services.window ?? undefined, limit: 500 })),
    taggedWith: (tag) => listed('tag', `#${tag}`, look('find_by_tag', { tags: [tag], limit: 500 })),
    async selectionOf(tab, signal, known = '') {
      const data = await look('get_selection', { tab_id: tab.id }, known === '' ? signal : undefined);
      const read = (data ?? {}) as Read;
      const at = meant(tab, read);
      if (at && read.text) return pieceOf('selection', at, read.text);
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
