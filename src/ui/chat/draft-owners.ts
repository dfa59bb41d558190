import type { Conversation } from '@/src/contract/conversation.ts';
import { draftOf, inherited, isEmpty, joinedDrafts, otherPanels, typedIn } from '@/src/contract/draft.ts';
import type { Services } from '@/src/contract/services.ts';
import type { PanelStore, Release } from './state.ts';

/** Whose draft is whose, where several panels show a conversation. */
export interface DraftOwners {
  /** This panel, as long as its page lives. */
  panel: string;
  /** Tells the others that this panel is there, until released. */
  hold(): Release;
  /** Makes this panel's what panels that are gone had typed. Gives the conversation as it is stored then. */
  claim(conversation: Conversation): Promise<Conversation>;
  /** Claims what other panels have typed in the open conversation as they go, unless something is typed here by then. */
  follow(): void;
}

const nameOf = (panel: string): string => `panel:${panel}`;

export function createDraftOwners(services: Services, store: PanelStore): DraftOwners {
  const panel = services.newId();
  let following = new AbortController();

  const isGone = async (other: string): Promise<boolean> =>
    (await services.tryLock(nameOf(other), async () => true)) === true;

  /** Gives what stands there then; null where it is not stored. */
  const inherit = (id: string, gone: string[]): Promise<Conversation | null> =>
    services.conversations.change(id, (there) => inherited(there, panel, gone));

  async function claim(conversation: Conversation): Promise<Conversation> {
    const gone: string[] = [];
    for (const other of otherPanels(conversation, panel)) if (await isGone(other)) gone.push(other);
    const isOwn = conversation.draftOf === panel || isEmpty(draftOf(conversation, panel));
    return gone.length === 0 && isOwn ? conversation : ((await inherit(conversation.id, gone)) ?? conversation);
  }

  return {
    panel,
    hold() {
      const released = Promise.withResolvers<void>();
      void services.tryLock(nameOf(panel), () => released.promise);
      return () => {
        following.abort();
        released.resolve();
      };
    },
    claim,
    follow() {
      following.abort();
      following = new AbortController();
      const { signal } = following;
      const { conversation, draft } = store.getState();
      let known = draft;
      const isLeft = () => !signal.aborted && [known, ''].includes(store.getState().draft);

      async function inheritAfter(other: string) {
        await services.whenFree(nameOf(other), signal);
        const stored = await services.conversations.get(conversation.id);
        if (!stored || !isLeft() || !(await inherit(conversation.id, [other])) || signal.aborted) return;
        store.setState((state) => joinedDrafts([typedIn(stored, [other]), state]));
        known = store.getState().draft;
      }

      // Where this fails, the next panel that opens the conversation finds them.
      for (const other of otherPanels(conversation, panel)) void inheritAfter(other).catch(() => {});
    },
  };
}
