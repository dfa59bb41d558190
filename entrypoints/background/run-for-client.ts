import type { CallingClient } from '@/src/contract/client.ts';
import type { RunRequest } from '@/src/contract/messages.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import type { Background } from './create-background.ts';
import { askSomewhere } from './show-questions.ts';

/** Runs a call of an outside program, whose name and rights are read from the store and not from the message. */
export async function runForClient(
  { id, sitting }: CallingClient,
  { call, context, worked }: RunRequest,
  { registry, store }: Background,
): Promise<RunAnswer> {
  const known = await store.clients.get(id);
  const answer = await registry.run(
    call,
    {
      caller: 'client',
      conversation: sitting,
      turn: null,
      client: { id, name: known?.name ?? '', sitting },
      window: null,
      // A model that wrote the call may see less than the program.
      sees: (known?.sees ?? []).filter((kind) => context.sees?.includes(kind) ?? true),
    },
    [],
    worked,
  );
  if (answer.kind === 'confirm' || answer.kind === 'permission') await askSomewhere(null, false);
  return answer;
}
