import { failedResult } from '@/src/contract/call.ts';
import type { CallPart, Message, TicketWaiting } from '@/src/contract/conversation.ts';
import type { CallResult, Question } from '@/src/contract/run.ts';
import type { DataKind } from '@/src/contract/settings.ts';
import type { ToolCall } from '@/src/contract/tool.ts';
import { omit } from '@/src/text/omit.ts';
import type { ToolFacts } from '../context/data-kinds.ts';
import { openCalls } from '../message/parts.ts';
import { createQuestions } from './ask-user.ts';
import { callTool } from './call-tool.ts';
import { watchTickets } from './change-watch.ts';
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

  /** Runs one call to its end and records each step. */
  async function run(call: ToolCall): Promise<void> {
    const change = (next: (part: CallPart) => CallPart) => record.changeCall(message.id, call.id, next);
    const started = ports.now();
    const limits = sees && respectsAccess(call.name) && { sees };
    const rest = calls.slice(calls.indexOf(call) + 1);
    const end = await callTool({ call, rest, context }, ports, watch, {
      signal: ports.signal,
      onRequest: () => change((part) => ({ started, ...omit(part, 'sees'), state: 'running', ...limits })),
      async onAnswer(answer) {
        if (answer.kind !== 'more') return;
        const { done, total } = answer;
        await change((part) => ({ ...part, progress: { done, total } }));
      },
      onQuestion: (question, heard) => {
        const others = question.kind === 'confirm' ? question.calls : [];
        return askUser({ waiting: waitingFor(call, question), calls: [call.id, ...others], heard });
      },
    });
    switch (end.kind) {
      case 'result':
        return change((part) => endedCall(part, end, ports));
      case 'unanswered':
        return change((part) => ({ ...part, state: 'failed', result: failedResult(end.error) }));
      case 'stopped': {
        const { result } = end;
        return change((part) => (result ? orStopped(endedCall(part, result, ports)) : asStopped(part)));
      }
      case 'confirm':
      case 'permission':
        return;
      default:
        return end satisfies never;
    }
  }

  try {
    await record.enter({ state: 'running' });
    for (const batch of batches(calls, isRead)) await Promise.all(batch.map(run));
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

function waitingFor({ id: call }: ToolCall, question: Question): TicketWaiting {
  const { kind, ticket } = question;
  if (kind === 'confirm') return { kind, call, ticket, preview: question.preview };
  return { kind, call, ticket, permission: question.permission, reason: question.reason };
}

function endedCall(part: CallPart, answer: CallResult, ports: TurnPorts): CallPart {
  const rest = omit(part, 'progress', 'ticket');
  return {
    ...rest,
    state: answer.declined ? 'declined' : answer.result.success ? 'done' : 'failed',
    result: answer.result,
    view: answer.view,
    ...(answer.untrusted ? { mark: ports.newId() } : {}),
  };
}

const orStopped = (part: CallPart): CallPart => (part.state === 'failed' ? { ...part, state: 'stopped' } : part);

/** A call that the user stopped before it ran or ended. */
const asStopped = (part: CallPart): CallPart => ({
  ...part,
  state: 'stopped',
  result: failedResult('The user stopped this call.'),
});
