const prefix = 'panel:';

/** Announces, as long as this page lives, that a panel is open in this window; null for a window of its own. */
export function announcePanel(window: number | null): void {
  void navigator.locks.request(`${prefix}${window ?? ''}`, { mode: 'shared' }, () => new Promise(() => {}));
}

/** Resolves when no panel is open in this window: all of them share its lock. Rejects when the signal is aborted. */
export const whenPanelsGone = (window: number, signal: AbortSignal): Promise<void> =>
  navigator.locks.request(`${prefix}${window}`, { signal }, async () => {});

async function announced(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}

export const panelIsOpen = async (): Promise<boolean> => (await announced()).length > 0;

/** The windows in which a panel is open, without panels in windows of their own. */
export const panelWindows = async (): Promise<Set<number>> =>
  new Set((await announced()).filter((window) => window !== '').map(Number));
