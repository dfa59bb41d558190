import type { PanelRequest } from '@/src/contract/action.ts';
import { withLock } from '../run/locks.ts';
import { sessionValue } from '../run/session-value.ts';
import { panelWindows } from './panel-presence.ts';

const requests = sessionValue<PanelRequest[]>('panelRequests', []);
/** Milliseconds after which nobody remembers having asked. */
const stale = 60_000;
/** Milliseconds that the panel of the window itself has, before one in a window of its own takes a panel request. */
export const courtesy = 2_000;

/** Leaves a panel request for the panel of its window. */
export const leavePanelRequest = (panelRequest: PanelRequest): Promise<void> =>
  withLock('panelRequests', async () => {
    const fresh = (await requests.read()).filter(({ at }) => panelRequest.at - at < stale);
    await requests.write([...fresh, panelRequest]);
  });

/**
 * Takes the oldest panel request of a window; each is given once. A panel in a window of its own (null) takes those of every
 * window in which no panel is open, or none that took it in time. Null: there is none.
 */
export const takePanelRequest = (window: number | null, now: number): Promise<PanelRequest | null> =>
  withLock('panelRequests', async () => {
    const served = window === null ? await panelWindows() : null;
    const isFor = (panelRequest: PanelRequest) =>
      panelRequest.window === null ||
      panelRequest.window === window ||
      (served !== null && (!served.has(panelRequest.window) || now - panelRequest.at >= courtesy));
    const fresh = (await requests.read()).filter(({ at }) => now - at < stale);
    const panelRequest = fresh.find(isFor) ?? null;
    await requests.write(fresh.filter((each) => each !== panelRequest));
    return panelRequest;
  });
