import { dataKinds } from '@/src/contract/client.ts';
import type { ModelAccess } from '@/src/contract/settings.ts';
import { type KindsOf, kindsIn } from '../context/data-kinds.ts';
import { answers, type ModelAccessPort } from '../context/model-access.ts';
import { watchChanges } from './change-watch.ts';
import { ABORTED, orAborted } from './or-aborted.ts';
import type { TurnPorts } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

/**
 * Resolves to what the provider may see of the next request. If the user has not decided yet, the turn waits until they
 * do, in any panel. Null after "Not now" or a stop: nothing may be sent.
 */
export async function askModelAccess(
  record: TurnRecord,
  port: ModelAccessPort,
  kindsOf: KindsOf,
  { conversations, changes, newId, signal }: TurnPorts,
): Promise<ModelAccess | null> {
  const { provider, conversation, waiting } = record.turn();
  const kinds = kindsIn(record.messages(), kindsOf);
  const first = await port.read();
  if (first && answers(first, port.origin, kinds)) return first;

  const { name, origin } = port;
  const known = first?.origin === origin ? first.asked : [];
  // Keeps the id of a question that an earlier page asked, since it may have been answered in the meantime.
  const question = waiting?.kind === 'sees' ? waiting.question : newId();
  const watch = watchChanges(
    changes,
    (change) =>
      change.table === 'settings' || (change.table === 'conversations' && change.conversation === conversation),
  );
  try {
    await record.enter({
      state: 'waiting',
      waiting: {
        kind: 'sees',
        question,
        provider,
        name,
        origin,
        kinds: dataKinds.filter((kind) => !known.includes(kind)),
      },
    });
    for (;;) {
      const heard = watch.count();
      const access = await port.read();
      if (access && answers(access, origin, kinds)) return access;
      if ((await conversations.get(conversation))?.notNow === question) return null;
      if ((await orAborted(watch.after(heard), signal)) === ABORTED) return null;
    }
  } finally {
    watch.close();
  }
}
