import type { Conversation } from '@/src/contract/conversation.ts';
import type { RemovedConversation } from '@/src/contract/records.ts';
import type { Services } from '@/src/contract/services.ts';
import type { Drafts } from './drafts.ts';
import { readShown } from './shown.ts';
import type { PanelState, PanelStore } from './state.ts';

/** Which conversation is open, and what can be done to the others. */
export interface ChatList {
  open(id: string): Promise<void>;
  /** The one that this window had open last; a new one where there is none. */
  openLatest(): Promise<void>;
  openNew(): void;
  rename(conversation: Conversation, title: string): Promise<void>;
  pin(conversation: Conversation, pinned: boolean): Promise<void>;
  /** What another page changed about a conversation, or that it is gone: then the one open here is a new one. */
  keepUp(id: string): Promise<void>;
  /** Its open questions are withdrawn; what `restore` takes stands in `removed`. */
  remove(id: string): Promise<void>;
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
  stepped: null,
  holder: 'nobody',
  pasted: [],
  attached: [],
  edits: {},
  selected: [],
  notice: null,
});

const composerOf = ({ draft, pasted, attached, edits }: PanelState) => ({ draft, pasted, attached, edits });

/**
 * What stands in the composer then: in the one that is open already it stays, and what was typed before the first was
 * read comes after what was stored.
 */
function composed({ id, draft, pasted = [], attached = [], edits = {} }: Conversation, typed: PanelState) {
  if (!typed.loaded) {
    return {
      draft: [draft, typed.draft].filter(Boolean).join('\n'),
      pasted: [...pasted, ...typed.pasted],
      attached: [...attached, ...typed.attached],
      edits,
    };
  }
  return id === typed.conversation.id ? composerOf(typed) : { draft, pasted, attached, edits };
}

export function createChatList(
  services: Services,
  store: PanelStore,
  { flush, withoutTaken, onOpen }: Pick<Drafts, 'flush' | 'withoutTaken'> & { onOpen(): void },
): ChatList {
  const { conversations } = services;
  let openings = 0;

  /** Takes away the one that was open before, where nothing was said in it and nothing is left to say. */
  async function dropEmpty({ conversation: { id }, messages }: PanelState) {
    const { conversation, taken } = store.getState();
    if (messages.length > 0 || conversation.id === id || taken.has(id)) return;
    // Held, so that nobody speaks in it meanwhile.
    await services.tryLock(`turn:${id}`, async () => {
      const left = await conversations.get(id);
      if (!left || left.draft || left.attached?.length || left.named || left.pinned) return;
      const said = await conversations.lastMessages(id, 1);
      if (said.length === 0) await conversations.remove(id);
    });
  }

  /** Shows a conversation, unless another one was opened while it was read: what was typed by then is that one's. */
  async function show(wanted: () => Promise<Conversation | null>) {
    openings += 1;
    const mine = openings;
    const conversation = await wanted();
    const read = conversation && (await readShown(conversation.id, conversations));
    if (mine !== openings) return;
    const before = store.getState();
    if (!read) return store.setState({ loaded: true });
    if (before.loaded) void flush();
    store.setState({
      ...nothing(),
      ...read,
      ...composed(withoutTaken(conversation), before),
      conversation,
      view: 'chat',
      loaded: true,
    });
    onOpen();
    if (conversation.window !== services.window)
      await conversations.change(conversation.id, { window: services.window });
    if (before.loaded) await dropEmpty(before);
  }

  function begin() {
    openings += 1;
    store.setState({
      ...nothing(),
      conversation: freshConversation(services),
      draft: '',
      view: 'chat',
      loaded: true,
      trouble: null,
    });
    onOpen();
  }

  /** Where it is open; the view stays. */
  function leave(id: string) {
    const { conversation, view } = store.getState();
    if (conversation.id !== id) return;
    begin();
    store.setState({ view });
  }

  async function keepUp(id: string) {
    const stored = await conversations.get(id);
    if (!stored) return leave(id);
    const { conversation } = store.getState();
    const { title, named, pinned = false } = stored;
    const same =
      title === conversation.title && named === conversation.named && pinned === (conversation.pinned ?? false);
    if (conversation.id === id && !same) store.setState({ conversation: { ...conversation, title, named, pinned } });
  }

  return {
    keepUp,
    openNew() {
      const before = store.getState();
      const stored = flush();
      begin();
      // An empty one that stays behind is no loss.
      stored.then(() => dropEmpty(before)).catch(() => {});
    },
    open: (id) =>
      show(async () => {
        await flush();
        return conversations.get(id);
      }),
    openLatest: () => show(() => conversations.latest(services.window)),
    async rename(conversation, title) {
      await conversations.change(conversation.id, { title, named: true });
      await keepUp(conversation.id);
    },
    async pin(conversation, pinned) {
      await conversations.change(conversation.id, { pinned });
      await keepUp(conversation.id);
    },
    async remove(id) {
      await services.ask('revoke', { conversation: id }).catch(() => null);
      const removed = await conversations.remove(id);
      leave(id);
      if (removed) store.setState((state) => ({ removed: [removed, ...state.removed] }));
    },
    async restore(removed) {
      await conversations.restore(removed);
      store.setState((state) => ({ removed: state.removed.filter((one) => one !== removed) }));
    },
  };
}
