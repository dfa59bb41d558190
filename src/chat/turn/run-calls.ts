import type { Message } from '@/src/contract/conversation.ts';
import type { DataKind } from '@/src/contract/settings.ts';
import type { ToolCall } from '@/src/contract/tool.ts';
import { omit } from '@/src/text/omit.ts';
import type { ToolFacts } from '../context/data-kinds.ts';
import { openCalls } from '../message/parts.ts';
import { createQuestions } from './ask-user.ts';
import { watchTickets } from './change-watch.ts';
import { runCall } from './run-call.ts';
import type { TurnPorts } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

/** Runs the open calls of a message in order, neighbouring reads at the same time. A stop stops every open call. */
export async function runCalls(
  record: TurnRecord,
  message: Message,
  { isRead, respectsAccess }: Pick<ToolFacts, 'isRead' | 'respectsAccess'>,
  sees: DataKind[] | undefined,
  ports: TurnPorts,
): Promise<void> {
  const calls = openCalls(message.parts).map((part) => part.call);
  if (calls.length === 0) return;
  const { conversation, id: turn } = record.turn();
  const context = {
    caller: ports.caller,
    conversation,
    turn,
    window: ports.window,
    ...(sees ? { sees } : {}),
    ...(message.session === undefined ? {} : { session: message.session }),
    ...(message.run && omit(message.run, 'quiet')),
  };
  const watch = watchTickets(ports.changes);
  const askUser = createQuestions({ record, message: message.id, watch }, ports);
  try {
    await record.enter({ state: 'running' });
    for (const batch of batches(calls, isRead)) {
      await Promise.all(
        batch.map((call) =>
          runCall(call, calls.slice(calls.indexOf(call) + 1), {
            record,
            message: message.id,
            context,
            sees: respectsAccess(call.name) ? sees : undefined,
            watch,
            askUser,
            ports,
          }),
        ),
      );
    }
    if (ports.signal.aborted) await ports.ask('revoke', { conversation }).catch(() => {});
  } finally {
    watch.close();
  }
}

function batches(calls: ToolCall[], isRead: (tool: string) => boolean): ToolCall[][] {
  const all: ToolCall[][] = [];
  for (const [index, call] of calls.entries()) {
    const before = calls[index - 1];
    if (before && isRead(before.name) && isRead(call.name)) all.at(-1)?.push(call);
    else all.push([call]);
  }
  return all;
}
