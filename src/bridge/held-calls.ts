import { type CallPorts, callTool } from '@/src/chat/turn/call-tool.ts';
import { watchTickets } from '@/src/chat/turn/change-watch.ts';
import { ABORTED, orAborted } from '@/src/chat/turn/or-aborted.ts';
import { failedResult } from '@/src/contract/call.ts';
import type { CallOutcome, Client } from '@/src/contract/client.ts';
import type { OutsideCall, OutsideCallRecords } from '@/src/contract/records.ts';
import type { CallEnd, CallResult, Question } from '@/src/contract/run.ts';
import { type Text, text, toolName } from '@/src/contract/text.ts';
import { canonicalJson } from '@/src/text/canonical-json.ts';
import { digestOf } from '@/src/text/digest.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import type { FindSitting } from './sittings.ts';

/** Milliseconds for which a request waits for its call; programs give up after 60 s. */
const hold = 45_000;
/** Milliseconds between two reports on a waiting call. */
const noticeEvery = 5_000;
/** Milliseconds for which an undelivered result is kept for a repeated call. */
const untoldFor = 600_000;

export interface HeldCallPorts extends CallPorts {
  findSitting: FindSitting;
  log: Pick<OutsideCallRecords, 'get' | 'same' | 'put'>;
  /** Calls back at this interval. Gives a function that ends it. */
  every(milliseconds: number, tick: () => void): () => void;
  newId(): string;
  now(): number;
}

export interface WantedCall {
  client: Client;
  tool: string;
  arguments: Record<string, unknown>;
  signal: AbortSignal;
  /** Called every five seconds with the question that the call waits for; null while it is working. */
  onNotice?(question: Text | null): void;
}

export type Held =
  | { kind: 'ended'; id: string; answer: CallResult }
  /** `question`: null if the call is only slow. `holds`: number of requests that waited for it so far. */
  | { kind: 'waiting'; id: string; question: Text | null; holds: number };

interface Running {
  id: string;
  client: string;
  digest: string;
  stop: AbortController;
  end: Promise<CallResult>;
  /** Epoch milliseconds at which it ended; null while it runs. */
  ended: number | null;
  question: Text | null;
  /** Number of requests that wait for it now, and of those that have stopped waiting. */
  waiters: number;
  holds: number;
  /** The program was told to ask again later, so the call continues while no request waits. */
  kept: boolean;
}

function answerOf(end: CallEnd, tool: string): CallResult {
  if (end.kind === 'result') return end;
  if (end.kind === 'stopped' && end.result) return end.result;
  const why = end.kind === 'unanswered' ? end.error : 'The call was stopped.';
  const view = { sentence: text('gate_call_failed', { tool: toolName(tool) }), rows: [], total: 0 };
  return { kind: 'result', result: failedResult(why), view };
}

function outcomeOf({ declined, result }: CallResult): CallOutcome {
  if (declined) return 'declined';
  if (result.success) return 'done';
  return result.code === 'off' || result.code === 'denied' ? 'refused' : 'failed';
}

const headlineOf = (question: Question): Text =>
  question.kind === 'confirm' ? question.preview.headline : question.reason;

/**
 * Runs the calls of outside programs by the panel's messages. A request waits for a limited time; a repeated call joins
 * the running one while its question is open or its result was not delivered. It never runs twice.
 */
export function createHeldCalls(ports: HeldCallPorts) {
  const { ask, log, findSitting, newId, now, wait } = ports;
  const running = new Map<string, Running>();

  async function note(call: Running, at: number, tool: string, more: Partial<OutsideCall>): Promise<void> {
    const { id, client, digest } = call;
    const stored = (await log.get(id)) ?? { id, at, client, tool, time: 0, size: 0 };
    const sentence = text('gate_call_failed', { tool: toolName(tool) });
    await log.put({ sentence, outcome: 'waiting', ...stored, digest, ...more });
  }

  function start(id: string, wanted: WantedCall, digest: string): Running {
    const { client, tool } = wanted;
    const at = now();
    const stop = new AbortController();
    const watch = watchTickets(ports.changes);
    const call: Running = {
      id,
      client: client.id,
      digest,
      stop,
      ended: null,
      question: null,
      waiters: 0,
      holds: 0,
      kept: false,
      end: Promise.resolve().then(run),
    };
    async function run() {
      const end = await callThrough().catch((error): CallEnd => ({ kind: 'unanswered', error: errorMessage(error) }));
      watch.close();
      const answer = answerOf(end, tool);
      call.question = null;
      call.ended = now();
      const size = JSON.stringify(answer.result.data ?? null).length;
      const outcome = outcomeOf(answer);
      // The call has run, so a failure to write the log must not change its answer.
      await note(call, at, tool, { sentence: answer.view.sentence, outcome, size, time: now() - at }).catch(() => null);
      return answer;
    }
    async function callThrough(): Promise<CallEnd> {
      const calling = await findSitting(client);
      return callTool(
        {
          call: { id, name: tool, arguments: wanted.arguments, repairs: [] },
          rest: [],
          context: { caller: 'client', conversation: calling.sitting, turn: null, client: calling, window: null },
        },
        ports,
        watch,
        {
          signal: stop.signal,
          onAnswer({ kind }) {
            if (kind !== 'confirm' && kind !== 'permission') call.question = null;
          },
          async onQuestion(question, count) {
            const isNew = call.question === null;
            call.question = headlineOf(question);
            if (isNew) await note(call, at, tool, { ticket: question.ticket, sentence: call.question });
            await orAborted(watch.after(count), stop.signal);
          },
        },
      );
    }
    running.set(id, call);
    return call;
  }

  /** The id of the same call from before this page was opened, if its question is open or was answered recently. */
  async function earlier(client: string, digest: string): Promise<string | null> {
    const row = await log.same(client, digest);
    if (row?.outcome !== 'waiting' || row.ticket === undefined) return null;
    const ticket = await ask('ticket', { ticket: row.ticket });
    const isOpen = ticket?.state === 'open' || ticket?.state === 'permission';
    return isOpen || now() - (ticket?.answered ?? 0) < untoldFor ? row.id : null;
  }

  const isUntold = ({ ended }: Running) => ended === null || now() - ended < untoldFor;

  /** The running call that this request joins, or a new one. */
  async function enter(wanted: WantedCall, digest: string): Promise<Running> {
    for (const [id, call] of running) if (!isUntold(call)) running.delete(id);
    const { client } = wanted;
    const same = running
      .values()
      .find((call) => call.client === client.id && call.digest === digest && (call.question !== null || call.kept));
    if (same) return same;
    const known = await earlier(client.id, digest);
    return (known !== null && running.get(known)) || start(known ?? `client:${newId()}`, wanted, digest);
  }

  async function holdOn(call: Running, { signal, onNotice }: WantedCall): Promise<Held> {
    const leave = onNotice ? ports.every(noticeEvery, () => onNotice(call.question)) : () => undefined;
    call.waiters += 1;
    const held = await orAborted(Promise.race([call.end, wait(hold)]), signal);
    call.waiters -= 1;
    leave();
    if (held === ABORTED) {
      if (call.waiters === 0 && !call.kept) call.stop.abort();
      return { kind: 'ended', id: call.id, answer: answerOf({ kind: 'stopped', result: null }, '') };
    }
    if (held) {
      running.delete(call.id);
      return { kind: 'ended', id: call.id, answer: held };
    }
    call.holds += 1;
    return { kind: 'waiting', id: call.id, question: call.question, holds: call.holds };
  }

  const digest = ({ client, tool, arguments: args }: WantedCall) => digestOf(canonicalJson([client.id, tool, args]));

  return {
    /** Calls a tool, and waits for its end or until the time is up. */
    async call(wanted: WantedCall): Promise<Held> {
      const own = await digest(wanted);
      const held = await holdOn(await enter(wanted, own), wanted);
      const asked = held.kind === 'ended' ? held.answer.asked : undefined;
      // After a restart of the browser the question is stored, but not this request, which starts to wait for it here.
      return asked === undefined ? held : holdOn(running.get(asked) ?? start(asked, wanted, own), wanted);
    },

    /** Waits further for a call. Null if this program has no such call with this tool and these arguments. */
    async resume(id: string, wanted: WantedCall): Promise<Held | null> {
      const own = await digest(wanted);
      const going = running.get(id);
      const known = going ?? (await log.get(id));
      if (known?.client !== wanted.client.id || known.digest !== own) return null;
      return holdOn(going ?? start(id, wanted, own), wanted);
    },

    /** Waits further for a call of this program by its id. Null if there is none, or its result was delivered. */
    async follow(id: string, { client, signal }: Pick<WantedCall, 'client' | 'signal'>): Promise<Held | null> {
      const going = running.get(id);
      if (going?.client !== client.id) return null;
      return holdOn(going, { client, signal, tool: '', arguments: {} });
    },

    /** Lets a call and its question continue although no request waits for it. */
    keep(id: string): void {
      const call = running.get(id);
      if (call) call.kept = true;
    },
  };
}

export type HeldCalls = ReturnType<typeof createHeldCalls>;
