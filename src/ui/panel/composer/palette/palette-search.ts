import { toolClient } from '@/src/chat/turn/call-tool.ts';
import type { Services } from '@/src/contract/services.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import type { Said } from '../../chats/search-chats.ts';
import type { PanelStore } from '../../state/panel-state.ts';
import { type ChatIndex, openChatIndex } from './chat-index.ts';
import type { Found } from './instant-preview.ts';
import { actionsCalled } from './matching-actions.ts';
import { few, type PaletteResults } from './rank-rows.ts';

/** Search for the draft. Reads only. */
export interface PaletteSearch {
  /** Reports results, and again as more chats are read; only for the last sentence. */
  find(asked: Found): Promise<void>;
  close(): void;
}

/** Milliseconds of rest after which reading all chats for a sentence is worth it. */
const linger = 400;
/** Longest sentence that is searched for, in words. */
const mostWords = 8;
const wordsOf = (sentence: string): number => sentence.split(/\s+/).length;

export function createPaletteSearch(
  services: Services & { say: Said },
  store: PanelStore,
  tell: (finds: PaletteResults) => void,
): PaletteSearch {
  const callTool = toolClient(services);
  let chatIndex: Promise<ChatIndex> | null = null;
  let latest: { asked: Found; finds: PaletteResults; chats: ChatIndex | null } | null = null;
  let wanted: Found | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Reports the results again, with the chats read since. */
  function report() {
    if (!latest) return;
    const { asked, finds, chats } = latest;
    const { conversation } = store.getState();
    const found = chats?.find(asked.sentence).filter((one) => one.conversation.id !== conversation.id);
    tell({ ...finds, chats: found ?? [] });
  }

  /** Tabs and bookmarks that match. */
  async function withWords(sentence: string): Promise<LiveRow[]> {
    const args = { query: sentence, in: ['tabs', 'bookmarks'], limit: few };
    const end = await callTool({ name: 'find', arguments: args }, { peek: true });
    return end.kind === 'result' ? end.view.rows : [];
  }

  return {
    async find(asked) {
      wanted = asked;
      clearTimeout(timer);
      const { sentence, preview } = asked;
      const searched = !preview?.exact && wordsOf(sentence) <= mostWords;
      if (searched) chatIndex ??= openChatIndex(services, report);
      const [things, chats] = await Promise.all([
        searched && !preview ? withWords(sentence) : [],
        searched ? chatIndex : null,
      ]);
      if (wanted !== asked) return;
      const actions = actionsCalled(sentence, store.getState().settings?.actions ?? []);
      latest = { asked, finds: { preview, actions, things, chats: [] }, chats };
      report();
      if (chats) timer = setTimeout(() => chats.read(), linger);
    },
    close() {
      clearTimeout(timer);
      wanted = null;
      latest = null;
      void chatIndex?.then((open) => open.close());
      chatIndex = null;
    },
  };
}
