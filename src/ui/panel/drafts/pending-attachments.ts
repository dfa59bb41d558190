import { ABORTED, orAborted } from '@/src/chat/turn/ask-patiently.ts';
import type { Attachment } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import type { PanelState, PanelStore } from '../state/panel-state.ts';
import { nothing, setOut } from './outbox.ts';

/** Reads what is to go along, until the signal says stop. */
export type Read = (signal: AbortSignal) => Promise<Attachment[]>;

/** What goes along with a message that is on its way. */
export interface Coming {
  attached: Promise<Attachment[]>;
  /** The user does not want to wait for it. */
  signal: AbortSignal;
}

export interface Reading {
  /**
   * Puts beside the message what is still being read. It goes along with a message that is sent before, and to where it
   * was wanted where another chat is opened before.
   * @param title What it is, for while it is read.
   */
  attach(read: Read, title: string): Promise<void>;
  /** What is being read for the composer of a chat; from here on it is the caller's. */
  takeComing(conversation: string): Coming;
  /**
   * Keeps everything else from being sent in a conversation until it is released, or the user stops it; null, and the
   * user is told, where something is on its way already.
   */
  hold(conversation: string): { signal: AbortSignal; release(): void } | null;
  /** Reads what goes along with words that were not typed, as on their way from here on; null: nobody wants to wait. */
  readFor<Found>(
    place: Pick<PanelState, 'conversation'>,
    read: (signal: AbortSignal) => Promise<Found>,
  ): Promise<Found | null>;
  /** Gives up one that is shown as being read, as its id says. */
  giveUp(id: string): void;
  /** The message that waits in a chat for what goes along is not to be sent. */
  stopComing(conversation: string): void;
  /** Gives up all. */
  stopReading(): void;
}

interface One {
  id: string;
  /** Null: wanted before any conversation was read, so in whichever comes. */
  conversation: string | null;
  found: Promise<Attachment[]>;
  stop: AbortController;
}

interface Needs {
  /** Puts beside what is typed in a conversation. */
  put(conversation: PanelState['conversation'] | null, attached: Attachment[]): Promise<void> | void;
  onFailure(error: unknown): void;
}

/** Reads what goes along with messages, and gives it up where nobody wants to wait. */
export function createReading(
  { newId }: Pick<Services, 'newId'>,
  store: PanelStore,
  { put, onFailure }: Needs,
): Reading {
  const coming = new Set<One>();
  const sent = new Map<string, AbortController>();

  function drop(one: One): boolean {
    store.setState(({ reading }) => ({ reading: reading.filter(({ id }) => id !== one.id) }));
    return coming.delete(one);
  }

  function hold(id: string) {
    if (store.getState().taken.has(id)) {
      store.setState({ refused: true });
      return null;
    }
    const stop = new AbortController();
    sent.set(id, stop);
    const { release } = setOut(store, id, { ...nothing });
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
      const one: One = { id: newId(), conversation: loaded ? conversation.id : null, found, stop };
      coming.add(one);
      store.setState(({ reading }) => ({
        reading: [...reading, { id: one.id, title, conversation: one.conversation }],
      }));
      const attached = await found;
      if (drop(one) && attached.length > 0) await put(loaded ? conversation : null, attached);
    },
    takeComing(conversation) {
      const taken = [...coming].filter(({ conversation: to }) => to === conversation || to === null);
      for (const one of taken) drop(one);
      const stop = new AbortController();
      for (const { stop: one } of taken) stop.signal.addEventListener('abort', () => one.abort());
      sent.set(conversation, stop);
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
    giveUp(id) {
      for (const one of coming) if (one.id === id) one.stop.abort();
    },
    stopComing(conversation) {
      if (!store.getState().taken.has(conversation)) return;
      sent.get(conversation)?.abort();
      store.setState({ notice: text('ui_status_stopped') });
    },
    stopReading() {
      for (const { stop } of coming) stop.abort();
      for (const stop of sent.values()) stop.abort();
    },
  };
}
