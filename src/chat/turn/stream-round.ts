import type { ContextFit, Message, Part, TurnEnd } from '@/src/contract/conversation.ts';
import type { ParsedCall, ParserFinish, ParserOptions } from '@/src/contract/protocol.ts';
import type { ModelEvent, ModelRequest, Usage } from '@/src/contract/provider.ts';
import { estimateTokens } from '@/src/text/estimate-tokens.ts';
import { closeParts } from '../message/parts.ts';
import { priced } from './price.ts';
import { type Recording, recordRound } from './record-round.ts';
import { createResponse, type Response } from './response.ts';
import type { TurnPorts } from './turn-ports.ts';
import type { TurnRecord } from './turn-record.ts';

type Last = Extract<ModelEvent, { type: 'finish' | 'error' }>;

/** End of a response: what the parser is told, and the end of the turn, if it is one. */
interface Verdict {
  finish: ParserFinish;
  end: TurnEnd | null;
}

export interface RoundOptions {
  request: ModelRequest;
  parser: ParserOptions;
  several: boolean;
  fit: ContextFit;
  /** True for a call that stands in a text of others. */
  isQuoted(call: ParsedCall): boolean;
}

/** Result of a round. */
export interface Round {
  /** As it is stored. */
  message: Message;
  /** Why the turn ends where the response did not end well; its calls are then closed and never run. */
  end: TurnEnd | null;
  /** The model's template opens the reasoning itself; null where the response does not show it. */
  opensReasoning: boolean | null;
}

/** Streams one response into a message of its own. */
export async function streamRound(
  record: TurnRecord,
  { request, parser, several, fit, isQuoted }: RoundOptions,
  ports: TurnPorts,
): Promise<Round> {
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
  });
  await record.enter({ state: round === 1 ? 'streaming' : 'answering' }, { round });
  await record.keep(first);

  const { id, conversation, turn: ofTurn, at } = first;
  const recording = recordRound({ id, conversation, turn: ofTurn, round, at, request, parser, several }, ports);
  const show = () => record.show({ ...first, parts: response.parts() });
  const last = await read(request, { response, recording }, ports, show);
  const verdict = verdictOf(last, ports.signal);
  response.end(verdict.finish);
  const end = verdict.end ?? emptyEnd(response.parts());
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
  const error = last.type === 'error' ? last.error : undefined;
  await recording.end({ finish: verdict.finish, usage, error });
  return { message, end, opensReasoning: response.opensReasoning() };
}

/** Reads until the response ends, or its one call is complete: then the connection is closed at once. */
async function read(
  request: ModelRequest,
  { response, recording }: { response: Response; recording: Recording },
  ports: TurnPorts,
  show: () => void,
): Promise<Last> {
  const enough = new AbortController();
  try {
    for await (const event of ports.provider.stream(request, AbortSignal.any([ports.signal, enough.signal]))) {
      const before = response.parts();
      response.take(event);
      recording.take(event, response.parts());
      if (response.parts() !== before) show();
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

function verdictOf(last: Last, signal: AbortSignal): Verdict {
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

/** Nothing for the user to read and nothing to run is no answer. */
function emptyEnd(parts: Part[]): TurnEnd | null {
  const said = parts.filter((part) => part.type !== 'text' || part.text.trim());
  if (said.some((part) => part.type !== 'reasoning')) return null;
  const thought = said.some((part) => part.type === 'reasoning' && part.text.trim());
  return { reason: 'error', error: { code: thought ? 'only-reasoning' : 'empty-response' } };
}

/** Built-in commands cost nothing. */
function usageOf(request: ModelRequest, response: Response, { caller, settings }: TurnPorts): Usage | undefined {
  if (caller === 'command') return undefined;
  return priced(response.usage() ?? estimate(request, response), settings.price);
}

function estimate(request: ModelRequest, response: Response): Usage {
  const written = response.parts().map((part) => {
    if (part.type === 'chips') return '';
    return part.type === 'call' || part.type === 'call-error' ? part.raw : part.text;
  });
  return {
    input: estimateTokens(request.messages.map((message) => message.text).join('')),
    output: estimateTokens(written.join('')),
    estimated: true,
  };
}
