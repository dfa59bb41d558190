import type { WorkOutcome } from '@/src/contract/call.ts';
import type { RunRequest } from '@/src/contract/messages.ts';
import type { Changes } from '@/src/contract/records.ts';
import type { CallEnd, CallTool, Question, RunAnswer } from '@/src/contract/run.ts';
import { BackgroundGone, type Services } from '@/src/contract/services.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import { type ChangeWatch, watchTickets } from './change-watch.ts';
import { ABORTED, orAborted } from './or-aborted.ts';

/** Maximum number of times in a row that work goes on after the background was killed. */
export const patience = 60;

/** False if the background does not answer even a small question. */
export const isAlive = (ask: Services['ask']): Promise<boolean> =>
  ask('openTickets', {}).then(
    () => true,
    (error: unknown) => !(error instanceof BackgroundGone),
  );

/** Milliseconds in which a stopped call must report what it has done. */
const grace = 2_000;
/** Milliseconds between two checks of a call that another page runs. */
const elsewhereInterval = 1_000;

export interface CallPorts extends Pick<Services, 'ask' | 'work'> {
  changes: Pick<Changes, 'listen'>;
  wait(milliseconds: number): Promise<void>;
}

export interface CallOptions {
  signal: AbortSignal;
  onRequest?(): Promise<unknown>;
  /** Called with each answer that does not end the call. */
  onAnswer?: ((answer: RunAnswer) => unknown) | undefined;
  /** Resolves when the question may be answered. `count`: of the watch before. If absent, a question ends the call. */
  onQuestion?(question: Question, count: number): Promise<unknown>;
}

/** The result of work, with a failure as data for the tool. */
const outcomeOf = (work: ReturnType<Services['work']>): Promise<WorkOutcome> =>
  work.then(
    (data) => ({ ok: true, data }),
    (error) => ({ ok: false, error: errorMessage(error) }),
  );

/**
 * Calls a tool and waits for its end, through slices of long work, work of this page, questions, and a run in another
 * page. Every request has the same id, so the call runs at most once. Never rejects.
 */
export async function callTool(
  request: RunRequest,
  ports: CallPorts,
  watch: ChangeWatch,
  { signal, onRequest, onAnswer, onQuestion }: CallOptions,
): Promise<CallEnd> {
  const { ask, work, wait } = ports;
  const worked: Record<string, WorkOutcome> = {};
  /** The last answer, if the call needs another request. */
  let open: Promise<RunAnswer> | null = null;
  let left = patience;
  for (;;) {
    if (signal.aborted) return stopCall(request, open, ports);
    await onRequest?.();
    const count = watch.count();
    const asked = ask('run', Object.keys(worked).length > 0 ? { ...request, worked } : request);
    const answer = await orAborted(
      asked.catch((error: unknown) => ({
        kind: 'unanswered' as const,
        error: errorMessage(error),
        gone: error instanceof BackgroundGone,
      })),
      signal,
    );
    if (answer === ABORTED) return stopCall(request, asked, ports);
    if (answer.kind !== 'unanswered') {
      left = patience;
      await onAnswer?.(answer);
    }
    if (answer.kind !== 'elsewhere') open = asked;
    switch (answer.kind) {
      case 'result':
        return answer;
      case 'unanswered':
        // The worker was killed during the work; the next request continues it.
        if (!answer.gone || left === 0 || (await orAborted(isAlive(ask), signal)) === false)
          return { kind: 'unanswered', error: answer.error };
        left -= 1;
        break;
      case 'page-work': {
        const { work: name, data } = answer;
        if (Object.hasOwn(worked, name))
          return { kind: 'unanswered', error: `${request.call.name} asked twice for ${name}.` };
        const tell = (done: number, total: number) => void onAnswer?.({ kind: 'more', done, total });
        const outcome = await orAborted(outcomeOf(work(name, data, signal, tell)), signal);
        if (outcome !== ABORTED) worked[name] = outcome;
        break;
      }
      case 'more':
        break;
      case 'confirm':
      case 'permission':
        if (!onQuestion) return answer;
        await onQuestion(answer, count);
        break;
      case 'elsewhere':
        await orAborted(Promise.race([watch.after(count), wait(elsewhereInterval)]), signal);
        break;
      default:
        return answer satisfies never;
    }
  }
}

/**
 * Stops a running call and waits briefly for the result of its completed part, which can be undone. Between two
 * messages the stop itself ends the call, and one more request gives the stored result.
 */
async function stopCall(
  request: RunRequest,
  asked: Promise<RunAnswer> | null,
  { ask, wait }: CallPorts,
): Promise<CallEnd> {
  if (!asked) return { kind: 'stopped', result: null };
  const inTime = (promise: Promise<RunAnswer>) => Promise.race([promise.catch(() => undefined), wait(grace)]);
  const stopped = ask('stop', { call: request.call.id }).catch(() => null);
  let answer = await inTime(asked);
  if (answer?.kind === 'more' || answer?.kind === 'page-work')
    answer = await inTime(stopped.then(() => ask('run', request)));
  return { kind: 'stopped', result: answer?.kind === 'result' ? answer : null };
}

type ClientPorts = Omit<CallPorts, 'wait'> & Pick<Services, 'newId' | 'window'>;

/** Makes the function that calls tools for the user's clicks in this page. */
export function toolClient(ports: ClientPorts): CallTool {
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  return async (call, { signal = new AbortController().signal, peek, id = `${ports.newId()}:1`, ...options } = {}) => {
    const place = { conversation: null, turn: null, window: ports.window };
    const context = { caller: 'panel', ...place, ...(peek && { peek }) } as const;
    const request = { call: { id, repairs: [], ...call }, rest: [], context };
    const watch = watchTickets(ports.changes);
    const { onAnswer, onQuestion } = options;
    try {
      return await callTool(request, { ...ports, wait }, watch, {
        signal,
        onAnswer,
        ...(onQuestion && {
          onQuestion: async (question: Question, count: number) => {
            onQuestion(question);
            await orAborted(watch.after(count), signal);
          },
        }),
      });
    } finally {
      watch.close();
    }
  };
}
