import type { Conversation } from '@/src/contract/conversation.ts';
import { draftOf, inherited, isEmpty, joinedDrafts, otherPanels, typedIn } from '@/src/contract/draft.ts';
import type { Services } from '@/src/contract/services.ts';
import type { PanelStore, Release } from './state.ts';

/** Whose draft is whose, where several panels show a conversation. A panel that shows another one has left its draft. */
export interface DraftOwners {
  /** Makes this panel's what panels that are gone had typed. Gives the conversation as it is stored then. */
  claim(conversation: Conversation): Promise<Conversation>;
  /**
   * Tells the others that this panel shows the open conversation, until released; what others have typed in it is
   * claimed as they go, unless something else is typed here by then.
   */
  follow(): Release;
}

const lockOf = (conversation: string, panel: string): string => `draft:${conversation}:${panel}`;

export function createDraftOwners(services: Services, store: PanelStore, panel: string): DraftOwners {
  const isGone = async (conversation: string, other: string): Promise<boolean> =>
    (await services.tryLock(lockOf(conversation, other), async () => true)) === true;

  /** Gives what stands there then; null where it is not stored. */
  const inherit = (id: string, gone: string[]): Promise<Conversation | null> =>
    services.conversations.change(id, (there) => inherited(there, panel, gone));

  /** Somebody may be looking whether it is free, and what was left here a moment ago may still be on its way. */
  async function hold(name: string, signal: AbortSignal): Promise<void> {
    const released = new Promise((resolve) => signal.addEventListener('abort', resolve));
    while (!signal.aborted) {
      await services.whenFree(name, signal);
      await services.tryLock(name, () => released);
    }
  }

  return {
    async claim(conversation) {
      const { id } = conversation;
      const gone: string[] = [];
      for (const other of otherPanels(conversation, panel)) if (await isGone(id, other)) gone.push(other);
      const isOwn = conversation.draftOf === panel || isEmpty(draftOf(conversation, panel));
      return gone.length === 0 && isOwn ? conversation : ((await inherit(id, gone)) ?? conversation);
    },
    follow() {
      const left = new AbortController();
      const { signal } = left;
      const { conversation, draft } = store.getState();
      const { id } = conversation;
      let known = draft;
      const isLeft = () => !signal.aborted && [known, ''].includes(store.getState().draft);

      async function inheritAfter(other: string) {
        await services.whenFree(lockOf(id, other), signal);
        const stored = await services.conversations.get(id);
        if (!stored || !isLeft() || !(await inherit(id, [other])) || signal.aborted) return;
        store.setState((state) => joinedDrafts([typedIn(stored, [other]), state]));
        known = store.getState().draft;
      }

      // Where these fail, what was typed is found by the next panel that opens the conversation.
      void hold(lockOf(id, panel), signal).catch(() => {});
      for (const other of otherPanels(conversation, panel)) void inheritAfter(other).catch(() => {});
      return () => left.abort();
    },
  };
}
