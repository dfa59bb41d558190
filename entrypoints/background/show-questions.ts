import { confirmWindow } from '@/src/browser/panel/open-panel.ts';
import { panelIsOpen, panelWindows } from '@/src/browser/panel/panel-presence.ts';
import { showWaiting } from '@/src/browser/panel/toolbar-icon.ts';
import type { Ticket } from '@/src/contract/run.ts';
import { text } from '@/src/contract/text.ts';
import type { Background } from './create-background.ts';

/** The toolbar icon says how many questions wait. Kept current, also right after the worker starts. */
export function keepShowingWhatWaits({ changes, registry, say }: Background): void {
  const show = async () => {
    const open = await registry.openTickets();
    await showWaiting(open.length, say(text('panel_waiting_title', { n: open.length })));
  };
  changes.listen(({ table }) => {
    if (table === 'tickets') void show();
  });
  void show();
}

/** A question that arose in a window without a panel is asked in a window of its own; `focused`: in front. */
export async function askSomewhere(window: number | null, focused = true): Promise<void> {
  const there = window === null ? await panelIsOpen() : (await panelWindows()).has(window);
  if (!there) await confirmWindow(focused);
}

/**
 * The open questions as panels are to ask them. One that belongs to no conversation is asked by the panel of its window;
 * where there is none, or the window went, as at the end of a browser session, by every panel.
 */
export async function questionsForPanels({ registry }: Pick<Background, 'registry'>): Promise<Ticket[]> {
  const [open, served] = await Promise.all([registry.openTickets(), panelWindows()]);
  return open.map((ticket) => {
    const { window } = ticket.context;
    if (window === null || served.has(window)) return ticket;
    return { ...ticket, context: { ...ticket.context, window: null } };
  });
}
