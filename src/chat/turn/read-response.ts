import type { Part, TurnEnd } from '@/src/contract/conversation.ts';
import type { ParserFinish } from '@/src/contract/protocol.ts';
import type { ModelEvent, ModelRequest, Provider } from '@/src/contract/provider.ts';
import type { Response } from './response.ts';

type Last = Extract<ModelEvent, { type: 'finish' | 'error' }>;

/** The end of a response for the parser, and for the turn if it ends too. */
interface Verdict {
  finish: ParserFinish;
  end: TurnEnd | null;
}

/** Reads until the response ends or its only allowed call is complete. `onEvent` gets the parts before each event. */
export async function readResponse(
  request: ModelRequest,
  response: Response,
  { provider, signal }: { provider: Provider; signal: AbortSignal },
  { onEvent }: { onEvent?(event: ModelEvent, before: Part[]): void } = {},
): Promise<Last> {
  const enough = new AbortController();
  try {
    for await (const event of provider.stream(request, AbortSignal.any([signal, enough.signal]))) {
      const before = response.parts();
      response.take(event);
      onEvent?.(event, before);
      if (event.type === 'finish' || event.type === 'error') return event;
      if (!response.closed()) continue;
      enough.abort();
      return { type: 'finish', reason: 'tool-calls', endMark: true };
    }
    return { type: 'error', error: { code: 'broken-stream' } };
  } catch (error) {
    return { type: 'error', error: { code: 'unknown', detail: String(error) } };
  }
}

export function verdictOf(last: Last, signal: AbortSignal): Verdict {
  if (last.type === 'error') {
    return signal.aborted ? stopped : { finish: 'error', end: { reason: 'error', error: last.error } };
  }
  switch (last.reason) {
    case 'stop':
    case 'tool-calls':
      return well;
    case 'unknown':
      return last.endMark ? well : { finish: 'error', end: { reason: 'error', error: { code: 'broken-stream' } } };
    case 'length':
      return { finish: 'length', end: { reason: 'length' } };
    case 'content-filter':
      return { finish: 'error', end: { reason: 'content-filter' } };
    case 'aborted':
      return signal.aborted ? stopped : { finish: 'aborted', end: { reason: 'cut' } };
    default:
      return last.reason satisfies never;
  }
}

const well: Verdict = { finish: 'stop', end: null };
const stopped: Verdict = { finish: 'aborted', end: { reason: 'stopped' } };
