import type { CallPart, TicketWaiting } from '@/src/contract/conversation.ts';
import type { ChangeWatch } from './change-watch.ts';
import { ABORTED, orAborted } from './or-aborted.ts';
import type { TurnPorts } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

/** A question, the calls that wait for its answer, and the watch's count before the background was asked. */
type Question = { waiting: TicketWaiting; calls: string[]; heard: number };

/**
 * Makes the function that asks the user, one question at a time, by recording it in the turn. It resolves when the
 * question may have been answered, or the turn was stopped.
 */
export function createQuestions(
  { record, message, watch }: { record: TurnRecord; message: string; watch: ChangeWatch },
  ports: TurnPorts,
): (question: Question) => Promise<void> {
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

  return (question) => {
    queue = queue.then(() => ask(question));
    return queue;
  };
}

const asWaiting = (part: CallPart, ticket: string): CallPart =>
  part.state === 'running' || part.state === 'waiting' ? { ...part, state: 'waiting', ticket } : part;
