import type { SightWaiting, TicketWaiting } from '@/src/contract/conversation.ts';
import type { PanelState } from './panel-state.ts';

/** What is asked in this panel now. `call` is left out: the answer goes to the ticket. */
export type OpenQuestion =
  | Omit<Extract<TicketWaiting, { kind: 'confirm' }>, 'call'>
  | Omit<Extract<TicketWaiting, { kind: 'permission' }>, 'call'>
  | SightWaiting;

/**
 * The question of the turn that is open here; else what a page wants that is to go along; else the oldest question that
 * belongs to no conversation (a shortcut, a menu) and was asked in this window.
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
