import type { PanelRequest } from '@/src/contract/action.ts';
import { withLock } from '../run/locks.ts';
import { sessionValue } from '../run/session-value.ts';
import { panelWindows } from './panel-presence.ts';

const requests = sessionValue<PanelRequest[]>('panelRequests', []);
/** Milliseconds after which a request is dropped. */
const stale = 60_000;
/** Milliseconds before a panel in a window of its own may take a request that the window's own panel has not taken. */
export const courtesy = 2_000;

export const leavePanelRequest = (panelRequest: PanelRequest): Promise<void> =>
  withLock('panelRequests', async () => {
    const fresh = (await requests.read()).filter(({ at }) => panelRequest.at - at < stale);
    await requests.write([...fresh, panelRequest]);
  });

/**
 * Takes the oldest request for a window, or null; each is given once. A panel in a window of its own (null) also takes
 * those of windows without an open panel, and those not taken in time.
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
