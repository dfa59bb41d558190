const name = 'panel';

/** Says, for as long as this page lives, that a panel is open. */
export function announcePanel(): void {
  void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => {}));
}

/** Whether a panel is open in any window, tab or sidebar. */
export async function panelIsOpen(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}
