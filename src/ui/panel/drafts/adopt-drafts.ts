import type { Conversation } from '@/src/contract/conversation.ts';
import { draftOf, inherited, isEmpty, otherPanels, typedIn } from '@/src/contract/draft.ts';
import type { Services } from '@/src/contract/services.ts';
import type { PanelStore, Release } from '../state/panel-state.ts';
import { createPresence } from './draft-locks.ts';
import type { Drafts } from './draft-store.ts';

/** A conversation that this panel shows, until that is released. */
interface Shown {
  conversation: Conversation;
  release: Release;
}

/** Whose draft is whose, where several panels show a conversation. A panel that shows another one has left its draft. */
export interface DraftOwners {
  /** Shows a new conversation, until that is released. */
  begin(conversation: Conversation): Release;
  /**
   * Shows a stored one, as it is then; null where it is gone by then. What panels that are gone had typed in it is this
   * one's from here on.
   */
  claim(id: string): Promise<Shown | null>;
  /** What others have typed in the open one is adopted as they go, unless something else is typed here by then. */
  follow(): Release;
}

export function createDraftOwners(
  services: Services,
  store: PanelStore,
  { adopt }: Pick<Drafts, 'adopt'>,
  panel: string,
): DraftOwners {
  const { conversations } = services;
  const { enter, isGone, afterwards } = createPresence(services, store, panel);

  async function inherit(conversation: Conversation): Promise<Conversation> {
    const { id } = conversation;
    const gone: string[] = [];
    for (const other of otherPanels(conversation, panel)) if (await isGone(id, other)) gone.push(other);
    const isOwn = conversation.draftOf === panel || isEmpty(draftOf(conversation, panel));
    if (gone.length === 0 && isOwn) return conversation;
    return (await conversations.change(id, (there) => inherited(there, panel, gone))) ?? conversation;
  }

  async function claimNow(id: string): Promise<Shown | null> {
    const { here, leave: release } = enter(id);
    // Before it is read, so that nobody takes for left what is shown here.
    await here;
    try {
      const found = await conversations.get(id);
      if (found) return { conversation: await inherit(found), release };
      release();
      return null;
    } catch (error) {
      release();
      throw error;
    }
  }

  // One after the other: who looks whether a panel is gone keeps others from seeing it.
  let claims: Promise<unknown> = Promise.resolve();

  return {
    begin: ({ id }) => enter(id).leave,
    claim(id) {
      const claimed = claims.then(() => claimNow(id));
      claims = claimed.catch(() => {});
      return claimed;
    },
    follow() {
      const left = new AbortController();
      const { signal } = left;
      const { conversation, draft } = store.getState();
      const { id } = conversation;
      let known = draft;
      const isLeft = (now = store.getState()) =>
        !signal.aborted && now.conversation.id === id && [known, ''].includes(now.draft);

      async function adoptFrom(other: string) {
        const stored = await conversations.get(id);
        if (!stored || !isLeft()) return;
        const adopted = adopt(typedIn(stored, [other]), [other]);
        known = store.getState().draft;
        await adopted;
      }

      // Where it fails, what was typed is found by the next panel that opens the conversation.
      for (const other of otherPanels(conversation, panel))
        afterwards(id, other, () => adoptFrom(other), signal).catch(() => {});
      return () => left.abort();
    },
  };
}
