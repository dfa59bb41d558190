import type { Services } from '@/src/contract/services.ts';
import { oneAtATime } from '../../parts/one-at-a-time.ts';
import type { PanelStore } from './panel-state.ts';

/** Keeps the open tickets up to date. Those of another window are shown here once its last panel is closed. */
export function createOpenTickets(services: Pick<Services, 'ask' | 'window' | 'whenPanelsGone'>, store: PanelStore) {
  let waiting = new AbortController();
  const read = oneAtATime(async () => {
    const tickets = await services.ask('openTickets', {});
    store.setState({ tickets });
    waiting.abort();
    waiting = new AbortController();
    const others = tickets.flatMap(({ context: { conversation, window } }) =>
      conversation === null && window !== null && window !== services.window ? [window] : [],
    );
    for (const window of new Set(others))
      services
        .whenPanelsGone(window, waiting.signal)
        .then(read)
        .catch(() => {});
  });
  return { readTickets: read, leaveTickets: () => waiting.abort() };
}
