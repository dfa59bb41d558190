import type { Services } from '@/src/contract/services.ts';
import { failureOf } from '../state/failure-of.ts';
import type { PanelStore, Release } from '../state/panel-state.ts';
import { allOf, parted } from '../state/visible-messages.ts';

/** Delay in milliseconds before the rest of a long conversation is read. */
const later = 250;

/** Loads the beginning of a long conversation. */
export function createEarlierMessages({ conversations }: Pick<Services, 'conversations'>, store: PanelStore) {
  /** Resolves once all messages are loaded. */
  async function readRest() {
    const { conversation, whole } = store.getState();
    if (whole) return;
    const [stored, all] = await Promise.all([
      conversations.get(conversation.id),
      conversations.messages(conversation.id),
    ]);
    const state = store.getState();
    if (state.conversation.id !== conversation.id || state.whole) return;
    // The loaded messages may have changed in the meantime.
    const known = allOf(state);
    const ids = new Set(known.map(({ id }) => id));
    const from = all.findIndex(({ id }) => ids.has(id));
    const before = from < 0 ? all : all.slice(0, from);
    store.setState({ ...parted([...before, ...known], stored?.shown), whole: true });
  }

  return {
    readRest,
    /** Loads the rest soon after each opening of a conversation. */
    watch(): Release {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = store.subscribe(({ conversation, whole }, before) => {
        if (whole === before.whole && conversation.id === before.conversation.id) return;
        clearTimeout(timer);
        if (!whole) timer = setTimeout(() => readRest().catch(failureOf(store)), later);
      });
      return () => {
        clearTimeout(timer);
        end();
      };
    },
  };
}
