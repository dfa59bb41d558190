import type { CallPart } from '@/src/contract/conversation.ts';
import type { RunAnswer, RunRequest } from '@/src/contract/run.ts';
import type { DataKind } from '@/src/contract/settings.ts';
import type { CallContext, ToolCall, ToolResult } from '@/src/contract/tool.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import { ABORTED, askPatiently, orAborted } from './ask-patiently.ts';
import type { Questions } from './ask-user.ts';
import type { TicketBell } from './ticket-watch.ts';
import type { TurnPorts } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';
import { outcomeOf } from './work-outcome.ts';

/** Milliseconds that a stopped call may take to report what it had already done. */
const GRACE = 2000;
/** Between looks at a call that another page runs. */
const ELSEWHERE = 1000;

export interface CallSurroundings {
  record: TurnRecord;
  /** Id of the message that holds the calls. */
  message: string;
  context: CallContext;
  /** Kinds of data to which the call's tool limits its result; undefined: the tool does not limit it. */
  sees: DataKind[] | undefined;
  bell: TicketBell;
  questions: Questions;
  ports: TurnPorts;
}

type Answer = RunAnswer | { kind: 'unanswered'; error: string };

/**
 * Runs one call to its end, however long that takes: slices, questions to the user, a background that goes and comes
 * back. Every attempt carries the same id, so it runs at most once. `rest`: the calls of its response after it.
 */
export async function runCall(call: ToolCall, rest: ToolCall[], around: CallSurroundings): Promise<void> {
  const { record, message, context, sees, bell, questions, ports } = around;
  const change = (next: (part: CallPart) => CallPart) => record.changeCall(message, call.id, next);
  const started = ports.now();
  let worked: NonNullable<RunRequest['worked']> = {};
  /** An answer after which the call is not over; asked for once more, it says what was done. */
  let open: Promise<Answer> | null = null;
  const stop = async (asked: Promise<Answer> | null) => {
    const late = asked && (await lastWord({ call, rest, context }, asked, ports));
    return change((part) => (late ? orStopped(settled(part, late, ports)) : asStopped(part)));
  };
  for (;;) {
    if (ports.signal.aborted) return stop(open);
    await change(({ sees: _, ...part }) => ({ started, ...part, state: 'running', ...(sees ? { sees } : {}) }));
    const heard = bell.count();
    const asked = ask({ call, rest, context, ...(Object.keys(worked).length > 0 ? { worked } : {}) }, ports);
    const answer = await orAborted(asked, ports.signal);
    if (answer === ABORTED) return stop(asked);
    switch (answer.kind) {
      case 'result':
        return change((part) => settled(part, answer, ports));
      case 'unanswered':
        return change((part) => failed(part, answer.error));
      case 'page-work': {
        open = asked;
        const { work, data } = answer;
        if (Object.hasOwn(worked, work)) return change((part) => failed(part, `${call.name} asked twice for ${work}.`));
        const outcome = await orAborted(outcomeOf(ports.work(work, data, ports.signal)), ports.signal);
        if (outcome !== ABORTED) worked = { ...worked, [work]: outcome };
        break;
      }
      case 'more':
        open = asked;
        await change((part) => ({ ...part, progress: { done: answer.done, total: answer.total } }));
        break;
      case 'confirm': {
        const { kind, ticket, preview } = answer;
        await questions.wait({
          waiting: { kind, call: call.id, ticket, preview },
          calls: [call.id, ...answer.calls],
          heard,
        });
        break;
      }
      case 'permission': {
        const { kind, ticket, permission, reason } = answer;
        await questions.wait({ waiting: { kind, call: call.id, ticket, permission, reason }, calls: [call.id], heard });
        break;
      }
      case 'elsewhere':
        await orAborted(Promise.race([bell.after(heard), ports.wait(ELSEWHERE)]), ports.signal);
        break;
      default:
        return answer satisfies never;
    }
  }
}

const ask = (request: RunRequest, ports: TurnPorts): Promise<Answer> =>
  askPatiently(ports, 'run', request).catch((error) => ({ kind: 'unanswered', error: errorMessage(error) }));

/**
 * Stops a call under way; what it had done by then comes with undo, and is worth a moment's wait. A call between two
 * messages is closed by the stop itself, and asked for once more gives its stored outcome.
 */
async function lastWord(request: RunRequest, asked: Promise<Answer>, { ask, wait }: TurnPorts) {
  const inTime = <T>(promise: Promise<T>) => Promise.race([promise, wait(GRACE)]);
  const stopped = ask('stop', { call: request.call.id }).catch(() => null);
  let answer = await inTime(asked);
  if (answer?.kind === 'more' || answer?.kind === 'page-work')
    answer = await inTime(stopped.then(() => ask('run', request)).catch(() => undefined));
  return answer?.kind === 'result' ? answer : null;
}

function settled(part: CallPart, answer: Extract<RunAnswer, { kind: 'result' }>, ports: TurnPorts): CallPart {
  const { progress: _, ticket: __, ...rest } = part;
  return {
    ...rest,
    state: answer.declined ? 'declined' : answer.result.success ? 'done' : 'failed',
    result: answer.result,
    view: answer.view,
    ...(answer.untrusted ? { mark: ports.newId() } : {}),
  };
}

const orStopped = (part: CallPart): CallPart => (part.state === 'failed' ? { ...part, state: 'stopped' } : part);

const failed = (part: CallPart, error: string): CallPart => ({ ...part, state: 'failed', result: failure(error) });

/** A call that the user's Stop kept from running, or from ending. */
const asStopped = (part: CallPart): CallPart => ({
  ...part,
  state: 'stopped',
  result: failure('The user stopped this call.'),
});

const failure = (error: string): ToolResult => ({
  success: false,
  data: null,
  error,
  execution_time_ms: 0,
  retries: 0,
});
