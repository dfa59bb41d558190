import { toolClient } from '@/src/chat/turn/call-tool.ts';
import { ABORTED, orAborted } from '@/src/chat/turn/or-aborted.ts';
import type { PageRefusal } from '@/src/contract/ports.ts';
import type { CallEnd, RunAnswer } from '@/src/contract/run.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ToolErrorCode } from '@/src/contract/tool.ts';
import type * as z from '@/src/contract/zod-mini.ts';
import type { PanelStore } from '../state/panel-state.ts';

/** Data of a reading tool; null if it gave none, with the reason in `why` if known. */
interface LookUpResult<T> {
  data: T | null;
  why?: PageRefusal | ToolErrorCode;
}

type Permission = Extract<RunAnswer, { kind: 'permission' }>;

const nothing = { data: null };

function resultOf<T>(end: CallEnd, schema: z.ZodMiniType<T>): LookUpResult<T> {
  if (end.kind !== 'result') return nothing;
  const { result, declined } = end;
  if (declined) return { data: null, why: 'denied' };
  if (!result.success) return { data: null, why: result.refusal ?? result.code ?? 'failed' };
  return { data: schema.safeParse(result.data).data ?? null };
}

export function createLookUp(services: Services, store: PanelStore) {
  const callTool = toolClient(services);

  /** Runs a reading tool as a click of the user. With `signal`, asks for a missing permission until it aborts. */
  return async <T>(
    name: string,
    args: Record<string, unknown>,
    schema: z.ZodMiniType<T>,
    signal?: AbortSignal,
  ): Promise<LookUpResult<T>> => {
    const call = { name, arguments: args };
    if (!signal) return resultOf(await callTool(call, { peek: true }), schema);
    let shown: string | undefined;
    /** Replaces the shown permission question; null for none. */
    const show = (next: Permission | null) => {
      const before = shown;
      shown = next?.ticket;
      if (before === shown) return;
      const others = store.getState().asking.filter(({ ticket }) => ticket !== before);
      store.setState({ asking: next ? [...others, next] : others });
    };
    const end = await orAborted(
      callTool(call, {
        signal,
        onAnswer: (answer) => show(answer.kind === 'permission' && !signal.aborted ? answer : null),
        // Given, so that the call is repeated after each answered question, which may have been for another call with
        // the same permission.
        onQuestion: () => {},
      }),
      signal,
    );
    show(null);
    return end === ABORTED ? nothing : resultOf(end, schema);
  };
}
