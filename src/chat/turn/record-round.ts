import type { Part } from '@/src/contract/conversation.ts';
import type { ParserFinish, ParserOptions } from '@/src/contract/protocol.ts';
import type {
  ModelError,
  ModelEvent,
  ModelMessage,
  ModelRequest,
  ModelResult,
  Usage,
} from '@/src/contract/provider.ts';
import type { ReplyPiece, RoundReply, RoundRequest, SentMessage } from '@/src/contract/round.ts';
import { createSaver } from './saver.ts';
import type { TurnPorts } from './turn-ports.ts';

interface Recorded extends Pick<RoundRequest, 'id' | 'conversation' | 'turn' | 'round' | 'at'> {
  request: ModelRequest;
  parser: ParserOptions;
  several: boolean;
}

/** Milliseconds by which the record may lag: a reply is written whole each time. */
const behind = 1_500;

/** Records a round for the inspector: the request at once, the reply as it grows. Failures never stop the turn. */
export function recordRound(
  { request, ...rest }: Recorded,
  {
    rounds,
    now,
    wait,
    providerId: provider,
    syntax,
  }: Pick<TurnPorts, 'rounds' | 'now' | 'wait' | 'providerId' | 'syntax'>,
) {
  const { id, conversation, at } = rest;
  const reply: RoundReply = { id, conversation, pieces: [] };
  const saver = createSaver((unsaved: RoundReply) => rounds.putReply(unsaved), { wait, behind });
  const since = () => now() - at;
  const requested = rounds.putRequest({ ...rest, provider, syntax, ...sent(request) }).catch(() => {});

  return {
    /** Records an event. `parts`: the message as the user sees it after the event. */
    take(event: ModelEvent, parts: readonly Part[]) {
      reply.firstByte ??= since();
      if (reply.firstVisible === undefined && parts.some(isVisible)) reply.firstVisible = since();
      const piece = pieceOf(event);
      if (!piece) return;
      append(reply.pieces, piece);
      saver.soon(reply);
    },
    async end(finish: ParserFinish, usage: Usage | undefined, error: ModelError | undefined) {
      if (usage) reply.usage = usage;
      reply.end = { after: since(), finish, ...(error ? { error } : {}) };
      await requested;
      await saver.now(reply).catch(() => {});
    },
  };
}

const isVisible = (part: Part): boolean =>
  part.type !== 'reasoning' && (part.type !== 'text' || part.text.trim() !== '');

function append(pieces: ReplyPiece[], piece: ReplyPiece): void {
  const last = pieces.at(-1);
  if (last && last.type !== 'native' && piece.type === last.type) last.text += piece.text;
  else pieces.push(piece);
}

function pieceOf(event: ModelEvent): ReplyPiece | null {
  switch (event.type) {
    case 'text-delta':
      return { type: 'text', text: event.text };
    case 'reasoning-delta':
      return { type: 'reasoning', text: event.text };
    case 'native-call-delta':
      return { type: 'native', delta: event.delta };
    case 'chips':
    case 'usage':
    case 'finish':
    case 'error':
      return null;
    default:
      return event satisfies never;
  }
}

function sent({ model, messages, tools, nativeTools = false, temperature, maxOutput }: ModelRequest) {
  return {
    model,
    messages: messages.map((message) => sentMessage(message, nativeTools)),
    ...(nativeTools ? { tools: tools.map(({ name }) => name) } : {}),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxOutput === undefined ? {} : { maxOutput }),
  };
}

const answerOf = ({ call, result, text }: ModelResult) => ({ name: call.name, text: text ?? JSON.stringify(result) });

function sentMessage({ role, text, prose, calls, results, images = [] }: ModelMessage, native: boolean): SentMessage {
  const pictures = images.length > 0 ? { pictures: images.map(({ mediaType }) => mediaType) } : {};
  if (!native || !(calls || results)) return { role, text, ...pictures };
  return {
    role,
    text: prose ?? '',
    ...(calls ? { calls: calls.map(({ name, arguments: given }) => ({ name, arguments: given })) } : {}),
    ...(results && { results: results.map(answerOf) }),
    ...pictures,
  };
}
