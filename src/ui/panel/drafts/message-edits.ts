import type { Conversation, Message } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { withoutKeys } from '../../setup/known-services.ts';
import type { PanelStore } from '../state/panel-state.ts';

export type EditedMessage = Pick<Message, 'id' | 'conversation'>;
type Words = Record<string, string>;

/** An edit waiting to be stored; `words` is null if the edit was sent or cancelled. */
export interface PendingEdit {
  conversation: string;
  words: string | null;
}

/** Edits of sent messages that are not sent themselves yet. */
export function createEdits(services: Services, store: PanelStore) {
  const { conversations } = services;
  const changed = new Map<string, PendingEdit>();
  const keyless = ({ conversation, words }: PendingEdit): PendingEdit => ({
    conversation,
    words: words === null ? null : withoutKeys(words, services),
  });

  return {
    rewrite({ id, conversation }: EditedMessage, words: string | null): void {
      changed.set(id, { conversation, words });
      if (store.getState().conversation.id === conversation)
        store.setState(({ edits }) => ({ edits: withEdit(edits, id, words) }));
    },
    /** Edits of a conversation that was just read, by message, with those that are not stored yet. */
    of({ id: conversation, edits = {} }: Conversation): Words {
      const mine = [...changed].filter(([, edit]) => edit.conversation === conversation);
      return mine.reduce((there, [id, { words }]) => withEdit(there, id, words), edits);
    },
    /** Edits by message, without API keys. */
    pending: () => [...changed].map(([id, edit]): [string, PendingEdit] => [id, keyless(edit)]),
    /** Takes over edits that another page could not store. */
    restore(edits: readonly [string, PendingEdit][]): void {
      for (const [id, edit] of edits) changed.set(id, edit);
    },
    /** Stores each changed edit separately, so that edits of another window stay. */
    async save(): Promise<void> {
      for (const [id, edit] of changed) {
        const { conversation, words } = keyless(edit);
        await conversations.change(conversation, ({ edits }) => ({ edits: withEdit(edits, id, words) }));
        if (changed.get(id) === edit) changed.delete(id);
      }
    },
  };
}

export type Edits = ReturnType<typeof createEdits>;

function withEdit(edits: Words = {}, id: string, words: string | null): Words {
  const others = Object.fromEntries(Object.entries(edits).filter(([message]) => message !== id));
  return words === null ? others : { ...others, [id]: words };
}
