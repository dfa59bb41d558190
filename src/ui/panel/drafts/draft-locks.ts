import type { Services } from '@/src/contract/services.ts';
import type { PanelState, PanelStore, Release } from '../state/panel-state.ts';

/** Which panels show a conversation, or still send what was typed in it. One that is closed shows none. */
export interface Presence {
  /** `here` resolves when the others know that this panel shows it. Left as often as entered, it is gone from there. */
  enter(conversation: string): { here: Promise<void>; leave: Release };
  isGone(conversation: string, other: string): Promise<boolean>;
  /** Does this once another panel is gone; of several that wait for it, one after the other. */
  afterwards(conversation: string, other: string, work: () => Promise<void>, signal: AbortSignal): Promise<void>;
}

interface Stay {
  times: number;
  here: Promise<void>;
  end: Release;
}

export function createPresence(services: Services, store: PanelStore, panel: string): Presence {
  const stays = new Map<string, Stay>();
  const lockOf = (conversation: string, of: string): string => `draft:${conversation}:${of}`;

  /** Does this while nobody else holds the lock; others hold it for a moment, to see whether it is free. */
  async function holding(name: string, work: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const held = await services.tryLock(name, () => work().then(() => true));
      if (held) return;
      await services.whenFree(name, signal);
    }
  }

  /** Resolves when nothing that was typed in it is on its way into a message. */
  const whenSent = (conversation: string): Promise<void> =>
    new Promise((resolve) => {
      const look = ({ taken }: PanelState) => {
        if (taken.has(conversation)) return;
        end();
        resolve();
      };
      const end = store.subscribe(look);
      look(store.getState());
    });

  function arrive(conversation: string): Stay {
    const left = Promise.withResolvers<void>();
    const here = new Promise<void>((resolve) => {
      const stay = () => {
        resolve();
        return left.promise;
      };
      // Where there are no locks, another panel takes what is typed here for what was left.
      holding(lockOf(conversation, panel), stay, new AbortController().signal).then(resolve, () => resolve());
    });
    return { times: 0, here, end: left.resolve };
  }

  return {
    enter(conversation) {
      const stay = stays.get(conversation) ?? arrive(conversation);
      stays.set(conversation, stay);
      stay.times += 1;
      const leave = () => {
        stay.times -= 1;
        if (stay.times > 0) return;
        stays.delete(conversation);
        stay.end();
      };
      return { here: stay.here, leave: () => void whenSent(conversation).then(leave) };
    },
    isGone: async (conversation, other) =>
      (await services.tryLock(lockOf(conversation, other), async () => true)) === true,
    afterwards: (conversation, other, work, signal) => holding(lockOf(conversation, other), work, signal),
  };
}
