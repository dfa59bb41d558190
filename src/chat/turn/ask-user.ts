import type { CallPart, TicketWaiting } from '@/src/contract/conversation.ts';
import type { ChangeWatch } from './change-watch.ts';
import { ABORTED, orAborted } from './or-aborted.ts';
import type { TurnPorts } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

type Question = { waiting: TicketWaiting; calls: string[]; heard: number };

/** Asks the user, one question at a time, by recording it in the turn. The answer goes to the background. */
export interface Questions {
  /**
   * Resolves when the question may have been answered, or the turn was stopped. `heard`: the watch's count before the
   * background was asked, so that an answer given in between is not missed.
   */
  wait(question: Question): Promise<void>;
}

export function createQuestions(
  { record, message, watch }: { record: TurnRecord; message: string; watch: ChangeWatch },
  ports: TurnPorts,
): Questions {
  let queue: Promise<void> = Promise.resolve();

  const ask = async ({ waiting, calls, heard }: Question) => {
    if (ports.signal.aborted) return;
    for (const call of new Set(calls))
      await record.changeCall(message, call, (part) => asWaiting(part, waiting.ticket));
    await record.enter({ state: 'waiting', waiting });
    await answered(waiting, heard);
    if (ports.signal.aborted) return;
    await record.enter({ state: 'running' });
  };

  const answered = async (waiting: TicketWaiting, heard: number): Promise<void> => {
    let seen = heard;
    while ((await orAborted(watch.after(seen), ports.signal)) !== ABORTED) {
      seen = watch.count();
      const ticket = await ports.ask('ticket', { ticket: waiting.ticket }).catch(() => 'unknown' as const);
      if (ticket === 'unknown') continue;
      if (ticket?.state !== 'open') return;
      if (waiting.kind === 'confirm') {
        await record.enter({ state: 'waiting', waiting: { ...waiting, preview: ticket.preview } });
      }
    }
  };

  return {
    wait(question) {
      queue = queue.then(() => ask(question));
      return queue;
    },
  };
}

const asWaiting = (part: CallPart, ticket: string): CallPart =>
  part.state === 'running' || part.state === 'waiting' ? { ...part, state: 'waiting', ticket } : part;
