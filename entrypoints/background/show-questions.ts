import { confirmWindow } from '@/src/browser/panel/open-panel.ts';
import { panelIsOpen, panelWindows } from '@/src/browser/panel/panel-presence.ts';
import { showWaiting } from '@/src/browser/panel/toolbar-icon.ts';
import { afterEvent } from '@/src/browser/run/after-event.ts';
import type { Ticket } from '@/src/contract/run.ts';
import { text } from '@/src/contract/text.ts';
import type { Background } from './create-background.ts';

/** Shows the number of open questions on the toolbar icon and keeps it current. */
export function keepShowingWhatWaits({ changes, registry, say }: Background): void {
  const show = async () => {
    const open = await registry.openTickets();
    await showWaiting(open.length, say(text('panel_waiting_title', { n: open.length })));
  };
  changes.listen(({ table }) => {
    if (table === 'tickets') void show();
  });
  afterEvent(() => void show());
}

/** Opens the window for questions, unless a panel can show them. `focused`: open it in front. */
export async function askSomewhere(window: number | null, focused = true): Promise<void> {
  const there = window === null ? await panelIsOpen() : (await panelWindows()).has(window);
  if (!there) await confirmWindow(focused);
}

/** Open questions for panels. One whose window has no panel has `window` null, and every panel shows it. */
export async function questionsForPanels({ registry }: Pick<Background, 'registry'>): Promise<Ticket[]> {
  const [open, served] = await Promise.all([registry.openTickets(), panelWindows()]);
  return open.map((ticket) => {
    const { window } = ticket.context;
    if (window === null || served.has(window)) return ticket;
    return { ...ticket, context: { ...ticket.context, window: null } };
  });
}
