import type { ContextFit, Message, Part, TurnEnd } from '@/src/contract/conversation.ts';
import type { ParsedCall, ParserOptions } from '@/src/contract/protocol.ts';
import type { ModelRequest, Usage } from '@/src/contract/provider.ts';
import { closeParts } from '../message/parts.ts';
import { readResponse, verdictOf } from './read-response.ts';
import { recordRound } from './record-round.ts';
import { createResponse, type Response } from './response.ts';
import { estimateUsage, priced } from './round-usage.ts';
import type { TurnPorts } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

export interface RoundOptions {
  request: ModelRequest;
  parser: ParserOptions;
  several: boolean;
  fit: ContextFit;
  /** Resolves once the turn is stored. */
  begun: Promise<void>;
  /** True for a call that is in a text of others. */
  isQuoted(call: ParsedCall): boolean;
}

/** Streams one response into a new message. `end`: why the turn ends, if it did not end well; its calls never run. */
export async function streamRound(
  record: TurnRecord,
  { request, parser, several, fit, begun, isQuoted }: RoundOptions,
  ports: TurnPorts,
) {
  const turn = record.turn();
  const round = record.rounds().length + 1;
  const first: Message = {
    id: ports.newId(),
    conversation: turn.conversation,
    turn: turn.id,
    role: 'assistant',
    at: ports.now(),
    parts: [],
    state: 'streaming',
    ...(ports.session === null ? {} : { session: ports.session }),
    ...(ports.caller === 'model' ? { fit } : {}),
  };
  const response = createResponse({
    id: first.id,
    parser: ports.protocol.createParser(parser),
    several,
    quoted: isQuoted,
    onEvent(event) {
      if (event.type === 'text') ports.onText?.(event.text);
    },
  });
  const stored = Promise.all([
    begun,
    record.enter({ state: round === 1 ? 'streaming' : 'answering' }, { round }),
    record.keep(first),
  ]);
  const unstored = new AbortController();
  stored.catch(() => unstored.abort());

  const { id, conversation, turn: ofTurn, at } = first;
  const recording = recordRound({ id, conversation, turn: ofTurn, round, at, request, parser, several }, ports);
  const show = () => record.show({ ...first, parts: response.parts() });
  const reading = { provider: ports.provider, signal: AbortSignal.any([ports.signal, unstored.signal]) };
  const last = await readResponse(request, response, reading, {
    onEvent(event, parts) {
      recording.take(event, response.parts());
      if (response.parts() !== parts) show();
    },
  });
  const verdict = verdictOf(last, ports.signal);
  response.end(verdict.finish);
  const end = verdict.end ?? emptyResponseEnd(response.parts());
  const run = response.run();
  const usage = usageOf(request, response, ports);
  const message: Message = {
    ...first,
    parts: end ? closeParts(response.parts()) : response.parts(),
    state: end ? 'cut' : 'complete',
    ...(usage ? { usage } : {}),
    ...(run ? { run } : {}),
  };
  if (message.parts.length > 0) await record.keep(message);
  else await record.remove([message.id]);
  await stored;
  await recording.end(verdict.finish, usage, last.type === 'error' ? last.error : undefined);
  return { message, end, opensReasoning: response.opensReasoning() };
}

/** The end of a response without text and calls; null for any other. */
function emptyResponseEnd(parts: Part[]): TurnEnd | null {
  const said = parts.filter((part) => part.type !== 'text' || part.text.trim());
  if (said.some((part) => part.type !== 'reasoning')) return null;
  const thought = said.some((part) => part.type === 'reasoning' && part.text.trim());
  return { reason: 'error', error: { code: thought ? 'only-reasoning' : 'empty-response' } };
}

/** The token counts of a response; none for built-in commands. */
function usageOf(request: ModelRequest, response: Response, { caller, settings }: TurnPorts): Usage | undefined {
  if (caller === 'command') return undefined;
  return priced(response.usage() ?? estimateUsage(request, response.parts()), settings.price);
}
