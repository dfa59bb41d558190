import type { Conversation } from '@/src/contract/conversation.ts';
import type { RemovedConversation } from '@/src/contract/records.ts';
import type { Services } from '@/src/contract/services.ts';
import { draftIn, isEmptyDraft, joinDrafts } from '../drafts/draft.ts';
import type { Drafts } from '../drafts/draft-store.ts';
import { failureOf } from '../state/failure-of.ts';
import { emptyConversationState, newConversation } from '../state/new-conversation.ts';
import type { PanelState, PanelStore } from '../state/panel-state.ts';
import { readVisible } from '../state/visible-messages.ts';

export type ConversationActions = ReturnType<typeof conversationActions>;

interface Needs extends Pick<Drafts, 'flush' | 'forget' | 'draftToShow' | 'editsOf' | 'putBack' | 'showSaved'> {
  onOpen(): void;
}

/** Fields that are taken over when another page changes the conversation. */
const sharedFields = ({ title, named, pinned = false, kept = [], shown = {} }: Conversation) => {
  return { title, named, pinned, kept, shown };
};

/** The open conversation, and changes to conversations. */
export function conversationActions(
  services: Services,
  store: PanelStore,
  { flush, forget, draftToShow, editsOf, putBack, showSaved, onOpen }: Needs,
) {
  const { conversations } = services;
  const fail = failureOf(store);
  const removing = new Set<string>();
  let openings = 0;

  /** Deletes the conversation that was open before, if it is empty. */
  async function dropEmpty({ conversation: { id }, messages }: PanelState) {
    const { conversation, outbox } = store.getState();
    if (messages.length > 0 || conversation.id === id || outbox.has(id)) return;
    // Holds the lock so that nothing can be sent in it meanwhile.
    await services.tryLock(`turn:${id}`, async () => {
      const left = await conversations.get(id);
      if (!left || !isEmptyDraft(draftIn(left)) || left.named || left.pinned) return;
      const said = await conversations.lastMessages(id, 1);
      if (said.length === 0) await conversations.remove(id);
    });
  }

  /** Opens a conversation, unless another one was opened while it was read. */
  async function show(find: () => Promise<Conversation | null>) {
    openings += 1;
    const mine = openings;
    const conversation = await find();
    const read = conversation && (await readVisible(conversation.id, conversations));
    if (mine !== openings) return;
    if (!conversation) return store.setState({ loaded: true });
    const before = store.getState();
    if (before.loaded) void flush();
    const draft = draftToShow(conversation);
    store.setState({
      ...emptyConversationState(),
      ...read,
      // Text that was typed before the first conversation was read is put after its draft.
      ...(before.loaded ? draft : joinDrafts([draft, before])),
      edits: editsOf(conversation),
      conversation,
      view: 'chat',
      loaded: true,
    });
    onOpen();
    await conversations.opened(conversation.id, services.window).catch(fail);
    // Catches up with changes that happened while it was being read.
    await keepUp(conversation.id).catch(fail);
    if (before.loaded) await dropEmpty(before).catch(fail);
  }

  /** Opens a new conversation. Text typed before anything was read stays. */
  function begin() {
    openings += 1;
    const conversation = newConversation(services);
    const { loaded, draft, pasted, attached } = store.getState();
    store.setState({
      ...emptyConversationState(),
      conversation,
      ...(loaded ? { draft: '' } : { draft, pasted, attached }),
      view: 'chat',
      loaded: true,
      trouble: null,
    });
    onOpen();
  }

  /** Replaces the open conversation with a new one if it has this id. The view stays. */
  function leave(id: string) {
    const { conversation, view } = store.getState();
    if (conversation.id !== id) return;
    begin();
    store.setState({ view });
  }

  /** Shows changes by another page; a deleted conversation is replaced by a new one. False if it is not stored. */
  async function keepUp(id: string): Promise<boolean> {
    const stored = await conversations.get(id);
    if (!removing.has(id) && store.getState().conversation.id === id)
      await (stored ? showStored(stored) : leaveDeleted(id));
    return stored !== null;
  }

  /** Leaves a conversation that another page deleted, and moves its unsent draft to the new one. */
  async function leaveDeleted(id: string) {
    const { conversation, draft, pasted, attached } = store.getState();
    forget(conversation);
    leave(id);
    await putBack(store.getState().conversation, { draft, pasted, attached, selected: [] });
  }

  async function showStored(stored: Conversation) {
    const { conversation } = store.getState();
    showSaved(stored);
    const now = sharedFields(stored);
    const before = sharedFields(conversation);
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    store.setState({ conversation: { ...conversation, ...now } });
    if (JSON.stringify(now.shown) !== JSON.stringify(before.shown)) await showChosen(stored.id);
  }

  /** Shows versions chosen in another window, unless a turn is running. */
  async function showChosen(id: string) {
    const read = await readVisible(id, conversations, store.getState().whole);
    const { conversation, holder } = store.getState();
    if (conversation.id === id && holder === 'nobody') store.setState(read);
  }

  return {
    keepUp,
    /** Call it when the panel closes: a conversation still being read is then not opened. */
    stopOpening() {
      openings += 1;
    },
    openNew() {
      const before = store.getState();
      const stored = flush();
      begin();
      // If deleting fails, an empty conversation is left, which does no harm.
      stored.then(() => dropEmpty(before)).catch(() => {});
    },
    async open(id: string) {
      const { loaded, conversation } = store.getState();
      // Already open and up to date.
      if (loaded && conversation.id === id) {
        openings += 1;
        store.setState({ view: 'chat' });
        return;
      }
      await show(async () => {
        await flush();
        return conversations.get(id);
      }).catch(fail);
    },
    /** Opens the last conversation of this window, or a new one. */
    async openLatest() {
      // The user may have begun a new conversation already.
      if (store.getState().loaded) return;
      await show(() => conversations.latest(services.window)).catch((error) => {
        if (!store.getState().loaded) begin();
        fail(error);
      });
    },
    async rename({ id }: Conversation, title: string) {
      await conversations.change(id, { title, named: true });
      await keepUp(id);
    },
    async pin({ id }: Conversation, pinned: boolean) {
      await conversations.change(id, { pinned });
      await keepUp(id);
    },
    /** Marks a turn of the open conversation as kept or not: when context runs short, it is dropped last. */
    async keepTurn(turn: string, keep: boolean) {
      const { conversation } = store.getState();
      const change = ({ kept = [] }: Conversation) => {
        const others = kept.filter((one) => one !== turn);
        return { kept: keep ? [...others, turn] : others };
      };
      store.setState({ conversation: { ...conversation, ...change(conversation) } });
      await conversations.change(conversation.id, change).catch((error) => {
        fail(error);
        return keepUp(conversation.id);
      });
    },
    /** Deletes a conversation and withdraws its questions. `restore` takes it back from `removed`. */
    async remove(id: string) {
      await services.ask('revoke', { conversation: id }).catch(() => null);
      // Stores the draft, which is restored with the conversation.
      await flush();
      removing.add(id);
      try {
        const found = await conversations.remove(id);
        const removed = found && [{ ...found, conversation: forget(found.conversation) }];
        leave(id);
        if (removed) store.setState((state) => ({ removed: [...removed, ...state.removed] }));
      } finally {
        removing.delete(id);
      }
    },
    async restore(removed: RemovedConversation) {
      await conversations.restore(removed);
      // Clears the announcement of the deletion.
      store.setState((state) => ({ removed: state.removed.filter((one) => one !== removed), aloud: '' }));
    },
  };
}
