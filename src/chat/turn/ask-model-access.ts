import { dataKinds, type Sight } from '@/src/contract/settings.ts';
import { type KindsOf, kindsIn } from '../context/data-kinds.ts';
import { answers, type SightPort } from '../context/model-access.ts';
import { changeBell } from './change-watch.ts';
import { ABORTED, orAborted } from './or-aborted.ts';
import type { TurnPorts } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

/**
 * What the provider may see of what would go out now. Where the user has not said so yet, the turn waits until they do,
 * in whichever panel. Null: "Not now", or the turn was stopped; then nothing may be sent.
 */
export async function agreedSight(
  record: TurnRecord,
  port: SightPort,
  kindsOf: KindsOf,
  { conversations, changes, newId, signal }: TurnPorts,
): Promise<Sight | null> {
  const { provider, conversation, waiting } = record.turn();
  const kinds = kindsIn(record.messages(), kindsOf);
  const first = await port.read();
  if (first && answers(first, port.origin, kinds)) return first;

  const { name, origin } = port;
  const known = first?.origin === origin ? first.asked : [];
  // A question that was asked before its page went away may have been answered since.
  const question = waiting?.kind === 'sees' ? waiting.question : newId();
  const bell = changeBell(
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
      const heard = bell.count();
      const sight = await port.read();
      if (sight && answers(sight, origin, kinds)) return sight;
      if ((await conversations.get(conversation))?.notNow === question) return null;
      if ((await orAborted(bell.after(heard), signal)) === ABORTED) return null;
    }
  } finally {
    bell.close();
  }
}
