import type { Services } from '@/src/contract/services.ts';
import { oneAtATime } from '../../parts/one-at-a-time.ts';
import type { PanelStore, Release } from './panel-state.ts';

/** The open questions as this panel is to ask them. */
export interface OpenTickets {
  readTickets(): Promise<void>;
  leaveTickets: Release;
}

/**
 * Whose a question is hangs on which panels are open, and no ticket changes when one closes: the questions of a window
 * are read once more when its last panel has gone, or nobody would ask them any more.
 */
export function createOpenTickets(
  { ask, window: own, whenPanelsGone }: Pick<Services, 'ask' | 'window' | 'whenPanelsGone'>,
  store: PanelStore,
): OpenTickets {
  let waiting = new AbortController();
  const read = oneAtATime(async () => {
    const tickets = await ask('openTickets', {});
    store.setState({ tickets });
    waiting.abort();
    waiting = new AbortController();
    const others = tickets.flatMap(({ context: { conversation, window } }) =>
      conversation === null && window !== null && window !== own ? [window] : [],
    );
    for (const window of new Set(others))
      whenPanelsGone(window, waiting.signal)
        .then(read)
        .catch(() => {});
  });
  return { readTickets: read, leaveTickets: () => waiting.abort() };
}
