import type { Attachment } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ToolCall } from '@/src/contract/tool.ts';

interface Page {
  id: number;
  url: string;
  title: string;
}

/** What can be put beside a message. */
export interface Attaching {
  /** Runs a reading tool as the user's own click; null where it gives nothing. */
  look(name: string, args: Record<string, unknown>): Promise<unknown>;
  /** The text of a tab's page; only its title and address where it cannot be read now. */
  pageOf(tab: Page): Promise<Attachment>;
  /** A title and an address. */
  labelOf(kind: Attachment['kind'], title: string, url: string): Attachment;
  /** What carries a tag, by title and address. */
  taggedWith(tag: string): Promise<Attachment | null>;
  /** The tabs of this window, by title and address. */
  openTabs(): Promise<Attachment | null>;
  /** What is selected in a tab; null where nothing is. */
  selectionOf(tab: Page): Promise<Attachment | null>;
}

const hostOf = (url: string): string => URL.parse(url)?.host || url;

export function createAttaching(services: Services): Attaching {
  async function look(name: string, args: Record<string, unknown>): Promise<unknown> {
    const call: ToolCall = { id: `${services.newId()}:1`, name, arguments: args, repairs: [] };
    const context = { caller: 'panel' as const, conversation: null, turn: null, window: services.window };
    const answer = await services.ask('run', { call, rest: [], context }).catch(() => null);
    return answer?.kind === 'result' && answer.result.success ? answer.result.data : null;
  }

  const pieceOf = (kind: Attachment['kind'], { url, title }: Omit<Page, 'id'>, text: string): Attachment => ({
    id: services.newId(),
    kind,
    title: title || hostOf(url),
    source: hostOf(url),
    grade: text ? 'page' : 'label',
    text,
    url,
  });

  /** Titles and addresses of a list. */
  async function listed(kind: 'tabs' | 'tag', title: string, list: Promise<unknown>): Promise<Attachment | null> {
    const { items = [] } = ((await list) ?? {}) as { items?: { title: string; url: string }[] };
    if (items.length === 0) return null;
    const text = items.map((item) => `${item.title} ${item.url}`).join('\n');
    const source = kind === 'tabs' ? 'tabs' : 'tags';
    return { id: services.newId(), kind, title: title || String(items.length), source, grade: 'label', text };
  }

  return {
    look,
    async pageOf(tab) {
      const data = (await look('read_page', { tab_ids: [tab.id] })) as { pages?: { text?: string }[] } | null;
      return pieceOf('page', tab, data?.pages?.[0]?.text ?? '');
    },
    labelOf: (kind, title, url) => pieceOf(kind, { url, title }, ''),
    openTabs: () => listed('tabs', '', look('list_tabs', { window_id: services.window ?? undefined, limit: 500 })),
    taggedWith: (tag) => listed('tag', `#${tag}`, look('find_by_tag', { tags: [tag], limit: 500 })),
    async selectionOf(tab) {
      const data = (await look('get_selection', { tab_id: tab.id })) as { text?: string } | null;
      return data?.text ? pieceOf('selection', tab, data.text) : null;
    },
  };
}
