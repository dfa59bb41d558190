import type { ModelAccessWaiting, TicketWaiting } from '@/src/contract/conversation.ts';
import { type Ticket, takesReason } from '@/src/contract/run.ts';
import type { PanelState } from './panel-state.ts';

/** Question shown in this panel, answered through its ticket. Without `takesReason`, a model reads the reason. */
export type OpenQuestion =
  | (Omit<Extract<TicketWaiting, { kind: 'confirm' }>, 'call'> & Asker & { takesReason?: boolean })
  | (Omit<Extract<TicketWaiting, { kind: 'permission' }>, 'call'> & Asker)
  | ModelAccessWaiting;

interface Asker {
  /** Name of the outside program that asks. */
  client?: string;
}

type Asked = Pick<PanelState, 'turn' | 'tickets' | 'asking'>;

/** Tickets without a chat that this window shows, oldest first. */
const ticketsWithoutChat = (tickets: Ticket[], window: number | null): Ticket[] =>
  tickets.filter(
    ({ context }) =>
      (context.conversation === null || context.client) && (context.window === null || context.window === window),
  );

/** Number of questions that come after the one to show. */
export function questionsBehind({ turn, tickets, asking }: Asked, window: number | null): number {
  const ofTurn = turn?.state === 'waiting' && turn.waiting ? 1 : 0;
  return Math.max(0, ofTurn + asking.length + ticketsWithoutChat(tickets, window).length - 1);
}

/** Question to show: of the open turn, else for an attachment, else the oldest of this window without a chat. */
export function openQuestion({ turn, tickets, asking: [asked] }: Asked, window: number | null): OpenQuestion | null {
  if (turn?.state === 'waiting' && turn.waiting) return turn.waiting;
  if (asked) return asked;
  const [loose] = ticketsWithoutChat(tickets, window);
  return loose ? ofTicket(loose) : null;
}

function ofTicket(asked: Ticket): OpenQuestion {
  const { id: ticket, preview, wants, context } = asked;
  const asker = context.client ? { client: context.client.name } : {};
  if (wants) return { kind: 'permission', ticket, ...wants, ...asker };
  return { kind: 'confirm', ticket, preview, ...asker, takesReason: takesReason(asked) };
}
