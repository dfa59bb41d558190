import { ABORTED, orAborted } from '@/src/chat/turn/or-aborted.ts';
import type { Attachment } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import { failureOf } from '../state/failure-of.ts';
import type { PanelState, PanelStore } from '../state/panel-state.ts';
import { addToOutbox, emptyComposer } from './outbox.ts';

interface Pending {
  id: string;
  /** Id of the conversation. Null if requested before one was open: it then belongs to the one that opens. */
  conversation: string | null;
  found: Promise<Attachment[]>;
  stop: AbortController;
}

export function createPendingAttachments(
  { newId }: Pick<Services, 'newId'>,
  store: PanelStore,
  /** Adds to the draft of a conversation; null means the open one. */
  add: (conversation: PanelState['conversation'] | null, attached: Attachment[]) => Promise<void> | void,
) {
  const fail = failureOf(store);
  const pending = new Set<Pending>();
  /** Aborts the attachments that are still loading, by conversation. */
  const stops = new Map<string, AbortController>();

  function drop(one: Pending): boolean {
    store.setState(({ reading }) => ({ reading: reading.filter(({ id }) => id !== one.id) }));
    return pending.delete(one);
  }

  /** Blocks a conversation until released; the signal aborts on cancel. Null, with a notice, if it is blocked. */
  function hold(id: string) {
    if (store.getState().outbox.has(id)) {
      store.setState({ refused: true });
      return null;
    }
    const stop = new AbortController();
    stops.set(id, stop);
    const { release } = addToOutbox(store, id, { ...emptyComposer });
    return { signal: stop.signal, release };
  }

  return {
    hold,
    /** Adds attachments to the open draft; a message sent before waits for them. `title` is shown meanwhile. */
    async attach(read: (signal: AbortSignal) => Promise<Attachment[]>, title: string) {
      const { conversation, loaded } = store.getState();
      const stop = new AbortController();
      const found = orAborted(read(stop.signal), stop.signal)
        .then((all) => (all === ABORTED ? [] : all))
        .catch((error) => {
          fail(error);
          return [];
        });
      const one: Pending = { id: newId(), conversation: loaded ? conversation.id : null, found, stop };
      pending.add(one);
      store.setState(({ reading }) => ({
        reading: [...reading, { id: one.id, title, conversation: one.conversation }],
      }));
      const attached = await found;
      if (drop(one) && attached.length > 0) await add(loaded ? conversation : null, attached);
    },
    /** Hands over the attachments that are being read for a conversation. The signal aborts when the user cancels. */
    takePending(conversation: string) {
      const taken = [...pending].filter(({ conversation: to }) => to === conversation || to === null);
      for (const one of taken) drop(one);
      const stop = new AbortController();
      for (const { stop: one } of taken) stop.signal.addEventListener('abort', () => one.abort());
      stops.set(conversation, stop);
      return { attached: Promise.all(taken.map(({ found }) => found)).then((all) => all.flat()), signal: stop.signal };
    },
    /** Blocks a conversation while `read` runs. Null if it was blocked already, or the user cancelled. */
    async readFor<Found>(
      { conversation: { id } }: Pick<PanelState, 'conversation'>,
      read: (signal: AbortSignal) => Promise<Found>,
    ): Promise<Found | null> {
      const held = hold(id);
      if (!held) return null;
      try {
        const found = await orAborted(read(held.signal), held.signal);
        return found === ABORTED ? null : found;
      } finally {
        held.release();
      }
    },
    /** Cancels reading one attachment. */
    cancelAttachment(id: string) {
      for (const one of pending) if (one.id === id) one.stop.abort();
    },
    /** Cancels the message of a conversation that waits for its attachments. */
    stopPending(conversation: string) {
      if (!store.getState().outbox.has(conversation)) return;
      stops.get(conversation)?.abort();
      store.setState({ notice: text('ui_status_stopped') });
    },
    /** Cancels all attachments still being read. */
    cancelAllAttachments() {
      for (const { stop } of pending) stop.abort();
      for (const stop of stops.values()) stop.abort();
    },
  };
}
