import type { Attachment } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ToolCall } from '@/src/contract/tool.ts';
import type { PanelStore } from './state.ts';

/** What is put beside a message. */
export interface Attaching {
  attach(what: Attachment): void;
  detach(id: string): void;
  /** The text of a tab's page; null where it cannot be read now. */
  pageOf(tab: { id: number; url: string; title: string }): Promise<Attachment | null>;
  /** The tabs of this window, by title and address. */
  openTabs(): Promise<Attachment | null>;
  /** What is selected in a tab; null where nothing is. */
  selectionOf(tab: { id: number; url: string; title: string }): Promise<Attachment | null>;
}

const hostOf = (url: string): string => URL.parse(url)?.host || url;

export function createAttaching(services: Services, store: PanelStore): Attaching {
  /** Reads by the one road, as the user's own click. */
  async function read(name: string, args: Record<string, unknown>): Promise<unknown> {
    const call: ToolCall = { id: `${services.newId()}:1`, name, arguments: args, repairs: [] };
    const context = { caller: 'panel' as const, conversation: null, turn: null, window: services.window };
    const answer = await services.ask('run', { call, rest: [], context });
    return answer.kind === 'result' && answer.result.success ? answer.result.data : null;
  }

  const piece = (kind: Attachment['kind'], tab: { url: string; title: string }, text: string): Attachment => ({
    id: services.newId(),
    kind,
    title: tab.title || hostOf(tab.url),
    source: hostOf(tab.url),
    grade: 'page',
    text,
    url: tab.url,
  });

  return {
    attach: (what) => store.setState(({ attached }) => ({ attached: [...attached, what] })),
    detach: (id) => store.setState(({ attached }) => ({ attached: attached.filter((one) => one.id !== id) })),
    async pageOf(tab) {
      const data = (await read('read_page', { tab_ids: [tab.id] })) as { pages?: { text?: string }[] } | null;
      const text = data?.pages?.[0]?.text;
      return text ? piece('page', tab, text) : null;
    },
    async openTabs() {
      const window_id = services.window ?? undefined;
      const data = (await read('list_tabs', { window_id, limit: 500 })) as { items?: { title: string; url: string }[] };
      const items = data?.items ?? [];
      if (items.length === 0) return null;
      return {
        id: services.newId(),
        kind: 'tabs',
        title: String(items.length),
        source: 'tabs',
        grade: 'label',
        text: items.map(({ title, url }) => `${title} ${url}`).join('\n'),
      };
    },
    async selectionOf(tab) {
      const data = (await read('get_selection', { tab_id: tab.id })) as { text?: string } | null;
      return data?.text ? piece('selection', tab, data.text) : null;
    },
  };
}
