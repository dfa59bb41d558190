import type { TurnEnd } from '@/src/contract/conversation.ts';
import type { ModelError } from '@/src/contract/provider.ts';
import { ABORTED, orAborted } from './or-aborted.ts';
import type { TurnPorts } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

/** Milliseconds that are worth waiting. */
const longest = 60_000;

/** Requests in a row that a server may put off. */
const patience = 3;

/** Busy, or still loading the model; a refusal for good may carry a wait as well. */
const isPassing = ({ code }: ModelError): boolean => code === 'rate-limit' || code === 'server';

/** Waits as long as servers ask for. Any other failure is the user's to decide about: asking again costs money. */
export function serverWaits(record: TurnRecord, { now, wait, signal }: Pick<TurnPorts, 'now' | 'wait' | 'signal'>) {
  let waits = 0;
  return {
    /** Waits; resolves to true where the server may be asked again. Stop ends the wait. */
    async over(end: TurnEnd): Promise<boolean> {
      const asked = end.reason === 'error' && isPassing(end.error) ? end.error.retryAfter : undefined;
      if (asked === undefined || asked > longest || waits === patience) return false;
      waits += 1;
      const waiting = wait(asked);
      await record.enter({ state: record.turn().round > 1 ? 'answering' : 'streaming', retryAt: now() + asked });
      return (await orAborted(waiting, signal)) !== ABORTED;
    },
    /** It answers again. */
    forget() {
      waits = 0;
    },
  };
}
