import type { Message } from '@/src/contract/conversation.ts';
import type { CallFlags } from '@/src/contract/provider.ts';
import type { DataKind } from '@/src/contract/settings.ts';
import type { ToolCall } from '@/src/contract/tool.ts';
import { openCalls } from '../message/parts.ts';
import { createQuestions } from './ask-user.ts';
import { watchTickets } from './change-watch.ts';
import { runCall } from './run-call.ts';
import type { TurnPorts } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

/** Properties of a tool, by its name. */
export interface CallFacts {
  isRead(tool: string): boolean;
  respectsAccess(tool: string): boolean;
}

/**
 * Runs the open calls of a message in order: neighbouring reads at the same time, all others alone. `sees`: the data
 * that the model may see; absent for everything. When the turn is stopped it ends early: every open call is stopped,
 * and its question withdrawn.
 */
export async function runCalls(
  record: TurnRecord,
  message: Message,
  { isRead, respectsAccess }: CallFacts,
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
    ...flagsOf(message),
  };
  const watch = watchTickets(ports.changes);
  const questions = createQuestions({ record, message: message.id, watch }, ports);
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
            questions,
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

/** The flags of the response that belong into the context of its calls. */
function flagsOf({ run = {} }: Message): CallFlags {
  const flags = { ...run };
  delete flags.quiet;
  return flags;
}

function batches(calls: ToolCall[], isRead: (tool: string) => boolean): ToolCall[][] {
  const all: ToolCall[][] = [];
  let reads: ToolCall[] | null = null;
  for (const call of calls) {
    if (!isRead(call.name)) {
      reads = null;
      all.push([call]);
    } else if (reads) {
      reads.push(call);
    } else {
      reads = [call];
      all.push(reads);
    }
  }
  return all;
}
