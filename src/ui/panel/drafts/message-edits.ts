import type { Conversation, Message } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import { withoutKeys } from '../../setup/known-services.ts';
import type { PanelStore } from '../state/panel-state.ts';

/** A message that is being edited. */
export type Edited = Pick<Message, 'id' | 'conversation'>;
type Words = Record<string, string>;

/** Words that are not stored yet; null: the message is sent, or given up. */
export interface PendingEdit {
  conversation: string;
  words: string | null;
}

/** Edits that are not sent yet, by message. */
export function createEdits(services: Services, store: PanelStore) {
  const { conversations } = services;
  const changed = new Map<string, PendingEdit>();

  return {
    rewrite({ id, conversation }: Edited, words: string | null): void {
      changed.set(id, { conversation, words });
      if (store.getState().conversation.id === conversation)
        store.setState(({ edits }) => ({ edits: withEdit(edits, id, words) }));
    },
    /** What stands over the messages of a conversation, as it was read. */
    over({ id: conversation, edits = {} }: Conversation): Words {
      const mine = [...changed].filter(([, edit]) => edit.conversation === conversation);
      return mine.reduce((there, [id, { words }]) => withEdit(there, id, words), edits);
    },
    /** By message; without keys. */
    pending: (): [string, PendingEdit][] =>
      [...changed].map(([id, { conversation, words }]) => [
        id,
        { conversation, words: words === null ? null : withoutKeys(words, services) },
      ]),
    /** Takes over what another page could not store. */
    take(edits: readonly [string, PendingEdit][]): void {
      for (const [id, edit] of edits) changed.set(id, edit);
    },
    /** Stores what was changed here, and leaves alone what another panel is writing. */
    async keep(): Promise<void> {
      for (const [id, edit] of changed) {
        const { conversation, words } = edit;
        const kept = words === null ? null : withoutKeys(words, services);
        await conversations.change(conversation, ({ edits }) => ({ edits: withEdit(edits, id, kept) }));
        if (changed.get(id) === edit) changed.delete(id);
      }
    },
  };
}

export type Edits = ReturnType<typeof createEdits>;

function withEdit(edits: Words = {}, id: string, words: string | null): Words {
  const { [id]: _, ...others } = edits;
  return words === null ? others : { ...others, [id]: words };
}
