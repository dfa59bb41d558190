import { ABORTED, orAborted } from '@/src/chat/turn/or-aborted.ts';
import type { Attachment } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import type { PanelState, PanelStore } from '../state/panel-state.ts';
import { addToOutbox, emptyComposer } from './outbox.ts';

/** Reads attachments until the signal aborts. */
export type ReadAttachments = (signal: AbortSignal) => Promise<Attachment[]>;

/** The attachments that a message on its way waits for. */
export interface AwaitedAttachments {
  attached: Promise<Attachment[]>;
  /** Aborted when the user does not want to wait for them. */
  signal: AbortSignal;
}

export interface PendingAttachments {
  /**
   * Adds attachments to the draft that is open now. A message that is sent before they were read waits for them.
   * @param title Shown while they are read.
   */
  attach(read: ReadAttachments, title: string): Promise<void>;
  /** Hands over the attachments that are being read for a conversation. */
  takePending(conversation: string): AwaitedAttachments;
  /**
   * Keeps everything else from being sent in a conversation until released; the signal aborts when the user stops it.
   * Null, and the user is told, where something is on its way already.
   */
  hold(conversation: string): { signal: AbortSignal; release(): void } | null;
  /** Holds a conversation while something is read for a message in it; null where it is held already, or was stopped. */
  readFor<Found>(
    place: Pick<PanelState, 'conversation'>,
    read: (signal: AbortSignal) => Promise<Found>,
  ): Promise<Found | null>;
  /** Cancels reading one attachment. */
  cancelAttachment(id: string): void;
  /** Stops the message that waits for its attachments in a conversation. */
  stopPending(conversation: string): void;
  /** Cancels everything that is being read. */
  cancelAllAttachments(): void;
}

interface Pending {
  id: string;
  /** Null: wanted before any conversation was read, so for the one that opens. */
  conversation: string | null;
  found: Promise<Attachment[]>;
  stop: AbortController;
}

interface Needs {
  /** Adds to the draft of a conversation; null: of the one that is open. */
  add(conversation: PanelState['conversation'] | null, attached: Attachment[]): Promise<void> | void;
  onFailure(error: unknown): void;
}

export function createPendingAttachments(
  { newId }: Pick<Services, 'newId'>,
  store: PanelStore,
  { add, onFailure }: Needs,
): PendingAttachments {
  const pending = new Set<Pending>();
  /** Aborts the attachments that are still loading, by conversation. */
  const stops = new Map<string, AbortController>();

  function drop(one: Pending): boolean {
    store.setState(({ reading }) => ({ reading: reading.filter(({ id }) => id !== one.id) }));
    return pending.delete(one);
  }

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
    async attach(read, title) {
      const { conversation, loaded } = store.getState();
      const stop = new AbortController();
      const found = orAborted(read(stop.signal), stop.signal)
        .then((all) => (all === ABORTED ? [] : all))
        .catch((error) => {
          onFailure(error);
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
    takePending(conversation) {
      const taken = [...pending].filter(({ conversation: to }) => to === conversation || to === null);
      for (const one of taken) drop(one);
      const stop = new AbortController();
      for (const { stop: one } of taken) stop.signal.addEventListener('abort', () => one.abort());
      stops.set(conversation, stop);
      return { attached: Promise.all(taken.map(({ found }) => found)).then((all) => all.flat()), signal: stop.signal };
    },
    async readFor({ conversation: { id } }, read) {
      const held = hold(id);
      if (!held) return null;
      try {
        const found = await orAborted(read(held.signal), held.signal);
        return found === ABORTED ? null : found;
      } finally {
        held.release();
      }
    },
    cancelAttachment(id) {
      for (const one of pending) if (one.id === id) one.stop.abort();
    },
    stopPending(conversation) {
      if (!store.getState().outbox.has(conversation)) return;
      stops.get(conversation)?.abort();
      store.setState({ notice: text('ui_status_stopped') });
    },
    cancelAllAttachments() {
      for (const { stop } of pending) stop.abort();
      for (const stop of stops.values()) stop.abort();
    },
  };
}
