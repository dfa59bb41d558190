import type { ModelEvent, ModelMessage, ModelRequest } from '@/src/contract/provider.ts';
import { toBase64 } from '@/src/text/base64.ts';
import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import { type Peer, partError, streamedError } from '../connection/provider-errors.ts';
import type { Vendor } from '../connection/server-provider.ts';
import { type Chunk, tellsError } from '../wires/wire.ts';

/** The used fields of a line of `POST /api/chat` (Ollama's docs/api.md). */
interface ChatLine {
  message?: {
    content?: string;
    thinking?: string;
    tool_calls?: { function?: { name?: string; arguments?: object } }[];
  };
  done?: boolean;
  done_reason?: string;
  prompt_eval_count?: number;
  eval_count?: number;
  error?: unknown;
}

export function ollamaChat(server: { url: string; headers: Record<string, string>; peer: Peer }): Vendor['respond'] {
  const { url, headers, peer } = server;
  return async function* respond(request, { fetch }) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(bodyOf(request)),
    });
    let calls = 0;
    for await (const value of jsonLines(response.body)) {
      if (value === undefined) return yield { type: 'error', error: partError(new SyntaxError(), peer) };
      const line = value as ChatLine & Chunk;
      if (tellsError(line, undefined)) return yield { type: 'error', error: streamedError(line, peer) };
      const { thinking, content, tool_calls = [] } = line.message ?? {};
      if (thinking) yield { type: 'reasoning-delta', text: thinking };
      if (content) yield { type: 'text-delta', text: content };
      for (const { function: called } of tool_calls) {
        calls += 1;
        const delta = { id: `call${calls}`, name: called?.name ?? '', arguments: called?.arguments ?? {}, done: true };
        yield { type: 'native-call-delta', delta };
      }
      if (line.done) return yield* endEvents(line, calls > 0);
    }
  };
}

function bodyOf({ model, messages, tools, nativeTools = false, context, temperature, maxOutput }: ModelRequest) {
  const options = {
    // By default Ollama silently cuts the beginning of long prompts.
    ...(context !== undefined && { num_ctx: context }),
    ...(temperature !== undefined && { temperature }),
    ...(maxOutput !== undefined && { num_predict: maxOutput }),
  };
  return {
    model,
    messages: ollamaMessages(messages, nativeTools),
    stream: true,
    ...(Object.keys(options).length > 0 && { options }),
    ...(nativeTools &&
      tools.length > 0 && {
        tools: tools.map(({ name, description, parameters }) => ({
          type: 'function',
          function: { name, description, parameters },
        })),
      }),
  };
}

function* endEvents(line: ChatLine, called: boolean): Generator<ModelEvent> {
  const { prompt_eval_count: input, eval_count: output, done_reason = '' } = line;
  if (input !== undefined && output !== undefined) yield { type: 'usage', usage: { input, output } };
  const reason = done_reason === 'stop' || done_reason === 'length' ? done_reason : 'unknown';
  yield { type: 'finish', reason: called && reason === 'stop' ? 'tool-calls' : reason, endMark: true };
}

/** The messages as Ollama takes them. `native`: calls and results are messages, not text. */
function ollamaMessages(messages: ModelMessage[], native: boolean): object[] {
  return messages.flatMap((message): object[] => {
    const { role, text, prose = '', images = [], calls, results } = message;
    const shown = images.length > 0 && {
      images: images.map(({ data }) => (typeof data === 'string' ? data : toBase64(data))),
    };
    if (native && calls) {
      const tool_calls = calls.map(({ name, arguments: given }) => ({ function: { name, arguments: given } }));
      return [{ role, content: prose, tool_calls }];
    }
    if (native && results) {
      const told = results.map(({ call, result, text: content }) => ({
        role: 'tool',
        tool_name: call.name,
        content: content ?? JSON.stringify(result),
      }));
      return [...told, ...(prose || shown ? [{ role, content: prose, ...shown }] : [])];
    }
    return [{ role, content: text, ...shown }];
  });
}

/** The objects of a body of JSON lines; undefined for half an object. Other lines (keep-alive) are skipped. */
async function* jsonLines(body: ReadableStream<Uint8Array> | null): AsyncGenerator<object | undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body ?? []) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (isObjectLike(line)) yield objectIn(line);
  }
  if (isObjectLike(rest)) yield objectIn(rest);
}

const isObjectLike = (line: string): boolean => line.trimStart().startsWith('{');

function objectIn(line: string): object | undefined {
  const value = parsedJson(line);
  return isObject(value) ? value : undefined;
}
