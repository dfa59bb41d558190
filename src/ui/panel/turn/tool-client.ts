import { ABORTED, orAborted } from '@/src/chat/turn/ask-patiently.ts';
import { ticketBell } from '@/src/chat/turn/ticket-watch.ts';
import { outcomeOf } from '@/src/chat/turn/work-outcome.ts';
import type { PageRefusal } from '@/src/contract/ports.ts';
import type { RunAnswer, RunRequest } from '@/src/contract/run.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ToolErrorCode } from '@/src/contract/tool.ts';
import type { PanelStore } from '../state/panel-state.ts';

/**
 * Runs a reading tool as the user's own click; null where it gives nothing. What it needs the user's leave for is asked,
 * until `asking` says stop; without that, nothing is asked.
 */
export type Look = (name: string, args: Record<string, unknown>, asking?: AbortSignal) => Promise<unknown>;

/** What came of a call; `why`: what it gave nothing for, where that is known. */
export interface Seen {
  data: unknown;
  why?: PageRefusal | ToolErrorCode;
}

export interface Looking {
  look: Look;
  /** As `look` does, and says why it gives nothing. */
  see(...call: Parameters<Look>): Promise<Seen>;
}

type Permission = Extract<RunAnswer, { kind: 'permission' }>;

const nothing: Seen = { data: null };

function seen(answer: RunAnswer | null): Seen {
  if (answer?.kind !== 'result') return nothing;
  const { result, declined } = answer;
  if (declined) return { data: null, why: 'denied' };
  return result.success ? { data: result.data } : { data: null, why: result.refusal ?? result.code ?? 'failed' };
}

export function createLooking(services: Services, store: PanelStore): Looking {
  /** Shows what is asked in the place of what was. */
  function swap(before: Permission | null, now: Permission | null) {
    if (before?.ticket === now?.ticket) return;
    store.setState(({ asking }) => {
      const others = asking.filter(({ ticket }) => ticket !== before?.ticket);
      return { asking: now ? [...others, now] : others };
    });
  }

  async function lookAsking(request: RunRequest, signal: AbortSignal): Promise<Seen> {
    const bell = ticketBell(services.changes);
    let worked: RunRequest['worked'];
    let asked: Permission | null = null;
    try {
      for (;;) {
        const heard = bell.count();
        const asking = services.ask('run', worked ? { ...request, worked } : request).catch(() => null);
        const answer = await orAborted(asking, signal);
        if (answer === ABORTED) return nothing;
        const question: Permission | null = answer?.kind === 'permission' ? answer : null;
        swap(asked, question);
        asked = question;
        switch (answer?.kind) {
          case 'page-work': {
            const { work, data } = answer;
            if (worked && Object.hasOwn(worked, work)) return nothing;
            worked = { ...worked, [work]: await outcomeOf(services.work(work, data, signal)) };
            break;
          }
          // Asked again, it says whether that was answered, for this call or another that needed the same.
          case 'permission':
          case 'confirm':
            await orAborted(bell.after(heard), signal);
            break;
          default:
            return seen(answer);
        }
      }
    } finally {
      swap(asked, null);
      bell.close();
    }
  }

  const see: Looking['see'] = async (name, args, asking) => {
    const call = { id: `${services.newId()}:1`, name, arguments: args, repairs: [] };
    const context = { caller: 'panel', conversation: null, turn: null, window: services.window } as const;
    if (asking?.aborted) return nothing;
    if (asking) {
      const withdraw = () => void services.ask('stop', { call: call.id }).catch(() => {});
      asking.addEventListener('abort', withdraw, { once: true });
      return lookAsking({ call, rest: [], context }, asking).finally(() =>
        asking.removeEventListener('abort', withdraw),
      );
    }
    const request = { call, rest: [], context: { ...context, peek: true } };
    return seen(await services.ask('run', request).catch(() => null));
  };
  return { see, look: async (...call) => (await see(...call)).data };
}
