import type { TurnEnd } from '@/src/contract/conversation.ts';
import type { ModelError } from '@/src/contract/provider.ts';
import { ABORTED, orAborted } from './or-aborted.ts';
import type { TurnPorts } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

const longest = 60_000;

/** Maximum number of waits in a row. */
const patience = 3;

/** True for a server that is busy or loading its model. Final refusals may name a wait too. */
const isPassing = ({ code }: ModelError): boolean => code === 'rate-limit' || code === 'server';

/** Waits as long as servers ask for. After any other failure the user decides, since asking again costs money. */
export function serverWaits(record: TurnRecord, { now, wait, signal }: Pick<TurnPorts, 'now' | 'wait' | 'signal'>) {
  let waits = 0;
  return {
    /** Waits, and resolves to true if the server may be asked again. Stop ends the wait. */
    async over(end: TurnEnd): Promise<boolean> {
      const asked = end.reason === 'error' && isPassing(end.error) ? end.error.retryAfter : undefined;
      if (asked === undefined || asked > longest || waits === patience) return false;
      waits += 1;
      const waiting = wait(asked);
      await record.enter({ state: record.turn().round > 1 ? 'answering' : 'streaming', retryAt: now() + asked });
      return (await orAborted(waiting, signal)) !== ABORTED;
    },
    /** Forgets earlier waits. Called when the server has answered. */
    forget() {
      waits = 0;
    },
  };
}
