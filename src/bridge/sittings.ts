import type { CallingClient, Client } from '@/src/contract/client.ts';
import type { ClientRecords, ConversationRecords } from '@/src/contract/records.ts';

/** Milliseconds of silence after which a program's calls belong to a new sitting. */
const silence = 1_800_000;
/** Milliseconds between two records of a program's last call. */
const noteEvery = 20_000;

export interface SittingPorts {
  clients: Pick<ClientRecords, 'get' | 'seen'>;
  conversations: Pick<ConversationRecords, 'put'>;
  newId(): string;
  now(): number;
}

/**
 * Makes the function that finds the sitting of a program's call, which ends after half an hour without one. A sitting
 * is a conversation without messages, which keeps the texts of others that the program has read (the taint record).
 */
export function createSittings({ clients, conversations, newId, now }: SittingPorts) {
  const queues = new Map<string, Promise<unknown>>();

  async function find({ id, name }: Client): Promise<CallingClient> {
    const known = await clients.get(id);
    const at = now();
    const { last = null, sitting = null } = known ?? {};
    if (sitting !== null && last !== null && at - last < silence) {
      if (at - last >= noteEvery) await clients.seen(id, { last: at });
      return { id, name, sitting };
    }
    const next = newId();
    await conversations.put({ id: next, title: name, named: false, at, updated: at, draft: '', client: id });
    await clients.seen(id, { last: at, sitting: next });
    return { id, name, sitting: next };
  }

  /** Runs one after the other for each program, so that two calls at once begin one sitting. */
  return (client: Client): Promise<CallingClient> => {
    const found = (queues.get(client.id) ?? Promise.resolve()).then(() => find(client));
    queues.set(
      client.id,
      found.catch(() => undefined),
    );
    return found;
  };
}

export type FindSitting = ReturnType<typeof createSittings>;
