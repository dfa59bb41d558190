import type { Conversation } from '@/src/contract/conversation.ts';
import type { RemovedConversation } from '@/src/contract/records.ts';
import type { Services } from '@/src/contract/services.ts';
import { readShown } from './shown.ts';
import type { PanelState, PanelStore } from './state.ts';

/** Which conversation is open, and what can be done to the others. */
export interface ChatList {
  open(id: string): Promise<void>;
  /** The one that this window had open last; a new one where there is none. */
  openLatest(): Promise<void>;
  openNew(): void;
  rename(conversation: Conversation, title: string): Promise<void>;
  /** Gives what `restore` takes. Its open questions are withdrawn. */
  remove(id: string): Promise<RemovedConversation | null>;
  restore(removed: RemovedConversation): Promise<void>;
}

export function freshConversation({ newId, now, window }: Pick<Services, 'newId' | 'now' | 'window'>): Conversation {
  const at = now();
  return { id: newId(), title: '', named: false, at, updated: at, window, draft: '' };
}

const nothing = (): Partial<PanelState> => ({
  messages: [],
  others: [],
  whole: true,
  turn: null,
  holder: 'nobody',
  pasted: [],
  attached: [],
  selected: [],
  notice: null,
});

export function createChatList(services: Services, store: PanelStore, onOpen: () => void): ChatList {
  const { conversations } = services;

  async function show(conversation: Conversation) {
    const read = await readShown(conversation.id, conversations);
    const { loaded, ...typed } = store.getState();
    const draft = [conversation.draft, loaded ? '' : typed.draft].filter(Boolean).join('\n');
    const pasted = [...(conversation.pasted ?? []), ...(loaded ? [] : typed.pasted)];
    const attached = [...(conversation.attached ?? []), ...(loaded ? [] : typed.attached)];
    const shown = { ...read, conversation, draft, pasted, attached };
    store.setState({ ...nothing(), ...shown, view: 'chat', loaded: true });
    onOpen();
    if (conversation.window !== services.window) await conversations.put({ ...conversation, window: services.window });
  }

  function openNew() {
    store.setState({ ...nothing(), conversation: freshConversation(services), draft: '', view: 'chat', loaded: true });
    onOpen();
  }

  return {
    openNew,
    async open(id) {
      const conversation = await conversations.get(id);
      if (conversation) await show(conversation);
    },
    async openLatest() {
      const latest = await conversations.latest(services.window);
      if (latest) await show(latest);
      else store.setState({ loaded: true });
    },
    async rename(conversation, title) {
      const renamed = { ...conversation, title, named: true };
      await conversations.put(renamed);
      if (store.getState().conversation.id === conversation.id) {
        store.setState((state) => ({ conversation: { ...state.conversation, title, named: true } }));
      }
    },
    async remove(id) {
      await services.ask('revoke', { conversation: id }).catch(() => null);
      const removed = await conversations.remove(id);
      if (store.getState().conversation.id === id) {
        const { view } = store.getState();
        openNew();
        store.setState({ view });
      }
      return removed;
    },
    restore: (removed) => conversations.restore(removed),
  };
}
