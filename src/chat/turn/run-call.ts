import { failedResult } from '@/src/contract/call.ts';
import type { CallPart, TicketWaiting } from '@/src/contract/conversation.ts';
import type { CallResult, Question } from '@/src/contract/run.ts';
import type { DataKind } from '@/src/contract/settings.ts';
import type { CallContext, ToolCall } from '@/src/contract/tool.ts';
import { omit } from '@/src/text/omit.ts';
import type { createQuestions } from './ask-user.ts';
import { callTool } from './call-tool.ts';
import type { ChangeWatch } from './change-watch.ts';
import type { TurnPorts } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

export interface CallSurroundings {
  record: TurnRecord;
  message: string;
  context: CallContext;
  /** Kinds of data to which the tool limits its result; undefined if it does not limit it. */
  sees: DataKind[] | undefined;
  watch: ChangeWatch;
  askUser: ReturnType<typeof createQuestions>;
  ports: TurnPorts;
}

/** Runs one call to its end and records each step. `rest`: the calls of its response after it. */
export async function runCall(call: ToolCall, rest: ToolCall[], around: CallSurroundings): Promise<void> {
  const { record, message, context, sees, watch, askUser, ports } = around;
  const change = (next: (part: CallPart) => CallPart) => record.changeCall(message, call.id, next);
  const started = ports.now();
  const end = await callTool({ call, rest, context }, ports, watch, {
    signal: ports.signal,
    onRequest: () => change((part) => ({ started, ...omit(part, 'sees'), state: 'running', ...(sees && { sees }) })),
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
      return change((part) => failed(part, end.error));
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

const failed = (part: CallPart, error: string): CallPart => ({ ...part, state: 'failed', result: failedResult(error) });

/** A call that the user stopped before it ran or ended. */
const asStopped = (part: CallPart): CallPart => ({
  ...part,
  state: 'stopped',
  result: failedResult('The user stopped this call.'),
});
