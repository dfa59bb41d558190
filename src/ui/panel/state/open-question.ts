import type { ModelAccessWaiting, TicketWaiting } from '@/src/contract/conversation.ts';
import type { PanelState } from './panel-state.ts';

/** Question shown in this panel. The answer goes to its ticket. */
export type OpenQuestion =
  | Omit<Extract<TicketWaiting, { kind: 'confirm' }>, 'call'>
  | Omit<Extract<TicketWaiting, { kind: 'permission' }>, 'call'>
  | ModelAccessWaiting;

/**
 * Question to show: of the open turn, else for an attachment, else the oldest of this window that belongs to no
 * conversation.
 */
export function openQuestion(
  { turn, tickets, asking: [asked] }: Pick<PanelState, 'turn' | 'tickets' | 'asking'>,
  window: number | null,
): OpenQuestion | null {
  if (turn?.state === 'waiting' && turn.waiting) return turn.waiting;
  if (asked) return asked;
  const loose = tickets.find(
    ({ context }) => context.conversation === null && (context.window === null || context.window === window),
  );
  return loose ? { kind: 'confirm', ticket: loose.id, preview: loose.preview } : null;
}
