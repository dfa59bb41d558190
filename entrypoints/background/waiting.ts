import { confirmWindow } from '@/src/browser/panel.ts';
import { panelIsOpen } from '@/src/browser/presence.ts';
import { showWaiting } from '@/src/browser/toolbar-icon.ts';
import type { World } from './world.ts';

/** The toolbar icon says how many questions wait. Kept current, also right after the worker starts. */
export function keepShowingWhatWaits({ changes, registry, say }: World): void {
  const show = async () => {
    const open = await registry.openTickets();
    await showWaiting(open.length, say({ key: 'panel_waiting_title', params: { n: open.length } }));
  };
  changes.listen(({ table }) => {
    if (table === 'tickets') void show();
  });
  void show();
}

/** A question that arose without a panel is asked in a window of its own. */
export async function askSomewhere(): Promise<void> {
  if (!(await panelIsOpen())) await confirmWindow();
}
