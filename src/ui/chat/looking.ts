import { ticketBell } from '@/src/chat/tickets.ts';
import { outcomeOf } from '@/src/chat/work-outcome.ts';
import type { RunAnswer, RunRequest } from '@/src/contract/run.ts';
import type { Services } from '@/src/contract/services.ts';
import type { PanelStore } from './state.ts';

/**
 * Runs a reading tool as the user's own click; null where it gives nothing. `asks`: a permission that it wants is asked
 * for, and without it nothing is asked.
 */
export type Look = (name: string, args: Record<string, unknown>, how?: { asks: boolean }) => Promise<unknown>;

export function createLooking(services: Services, store: PanelStore): Look {
  /** Shows the question until it is answered, here or by whatever takes it back. */
  async function answered(question: Extract<RunAnswer, { kind: 'permission' }>): Promise<void> {
    const { ticket } = question;
    const bell = ticketBell(services.changes);
    let heard = bell.count();
    store.setState(({ asking }) => ({ asking: [...asking, question] }));
    let open = true;
    while (open) {
      await bell.after(heard);
      heard = bell.count();
      const found = await services.ask('ticket', { ticket }).catch(() => null);
      open = found?.state === 'permission';
    }
    bell.close();
    store.setState(({ asking }) => ({ asking: asking.filter((one) => one.ticket !== ticket) }));
  }

  return async (name, args, { asks } = { asks: false }) => {
    const call = { id: `${services.newId()}:1`, name, arguments: args, repairs: [] };
    const context = { caller: 'panel', conversation: null, turn: null, window: services.window } as const;
    const { signal } = new AbortController();
    let worked: NonNullable<RunRequest['worked']> = {};
    for (;;) {
      const request = { call, rest: [], context, ...(Object.keys(worked).length > 0 ? { worked } : {}) };
      const answer = await services.ask('run', request).catch(() => null);
      switch (answer?.kind) {
        case 'result':
          return answer.result.success ? answer.result.data : null;
        case 'page-work': {
          const { work, data } = answer;
          if (Object.hasOwn(worked, work)) return null;
          worked = { ...worked, [work]: await outcomeOf(services.work(work, data, signal)) };
          break;
        }
        case 'permission':
          if (!asks) return null;
          await answered(answer);
          break;
        default:
          return null;
      }
    }
  };
}
