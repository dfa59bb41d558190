import type { Clock } from '@/src/contract/ports.ts';
import type { FindingRecords } from '@/src/contract/records.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import { type ToolContext, ToolError } from '@/src/contract/tool.ts';
import type { Run } from './call-run.ts';
import type { Wait } from './middleware/timeout.ts';

/** Milliseconds after which a message is answered with `more`. */
const messageTime = 4_000;
/** Milliseconds after which a read ends that no page continues. */
const patience = 60_000;
/** Milliseconds for which the findings of such a read are kept. */
const keeping = 86_400_000;

interface Going {
  answer: Promise<RunAnswer>;
  stop: AbortController;
  progress: { done: number; total: number };
  /** Aborts when the read is requested again. */
  asked: AbortController;
}

export type LongRun = Required<Pick<ToolContext, 'signal' | 'progress' | 'findings'>>;

/** Runs reads that continue between the messages of their call, and restart with their findings after a kill. */
export function createLongReads({ wait, findings, clock }: { wait: Wait; findings: FindingRecords; clock: Clock }) {
  const going = new Map<string, Going>();

  async function found(call: string): Promise<LongRun['findings']> {
    await findings.forgetOld(clock.now() - keeping);
    return {
      before: await findings.of(call),
      // On a full disk nothing is kept: after a kill the read starts from the beginning.
      keep: (one) => findings.keep(call, clock.now(), one).catch(() => undefined),
    };
  }

  function begin(call: string, read: (run: LongRun) => Promise<RunAnswer>): Going {
    const stop = new AbortController();
    const progress = { done: 0, total: 0 };
    const answer = found(call).then((before) =>
      read({
        signal: stop.signal,
        progress: (done, total) => Object.assign(progress, { done, total }),
        findings: before,
      }),
    );
    const one: Going = { answer, stop, progress, asked: new AbortController() };
    going.set(call, one);
    return one;
  }

  /** Ends and forgets a read unless it is requested again in time. */
  function endUnlessAsked(call: string, one: Going): void {
    one.asked = new AbortController();
    wait(patience, one.asked.signal).then(
      () => {
        one.stop.abort(new ToolError('stopped', 'Nobody waited for it any more.'));
        going.delete(call);
      },
      () => undefined,
    );
  }

  /** Waits for the answer of a read, as long as a message may take. */
  async function listen(call: string, one: Going, signal: AbortSignal): Promise<RunAnswer> {
    one.asked.abort();
    const stop = () => one.stop.abort(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    const over = new AbortController();
    const late = wait(messageTime, over.signal).then(
      (): RunAnswer => ({ kind: 'more', ...one.progress }),
      () => one.answer,
    );
    try {
      const answer = await Promise.race([one.answer, late]);
      if (answer.kind === 'more') endUnlessAsked(call, one);
      else {
        going.delete(call);
        await findings.forget(call);
      }
      return answer;
    } catch (error) {
      going.delete(call);
      throw error;
    } finally {
      over.abort();
      signal.removeEventListener('abort', stop);
    }
  }

  return {
    /** Begins a read, and gives its answer, or `more` when the time of the message is up. */
    begin: ({ call, signal }: Run, read: (run: LongRun) => Promise<RunAnswer>): Promise<RunAnswer> =>
      listen(call.id, begin(call.id, read), signal),

    /** Continues a read; null if none was begun. */
    goOn({ call, signal }: Run): Promise<RunAnswer> | null {
      const one = going.get(call.id);
      return one ? listen(call.id, one, signal) : null;
    },

    /** Stops a read between two messages. The next message gets the findings so far. */
    stop(call: string, reason: ToolError): void {
      going.get(call)?.stop.abort(reason);
    },
  };
}
