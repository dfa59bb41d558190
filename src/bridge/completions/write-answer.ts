import { cutIntoPieces } from '@/src/contract/bridge.ts';
import type { ModelError, ModelErrorCode, Usage } from '@/src/contract/provider.ts';
import { errorBody, errorResponse, type HttpProblem, jsonResponse } from '../http-error.ts';

/** Milliseconds between two comment lines, which keep a silent stream open. */
const commentEvery = 15_000;

/** A piece of a streamed call. Only the first has id, type and name. */
export interface CallPiece {
  index: number;
  id?: string;
  type?: 'function';
  function: { name?: string; arguments: string };
}

export interface AnswerOutput {
  text(text: string): void;
  paragraph(): void;
  call(piece: CallPiece): void;
  /** Reports progress, in streamed answers only. */
  progress(outrigger: object): void;
}

export interface AnswerEnd {
  finish: 'stop' | 'length' | 'tool_calls' | 'content_filter';
  usage: Usage;
  /** Data about our own rounds and calls, beside OpenAI's fields. */
  outrigger?: object;
  error?: ModelError;
}

export type MakeAnswer = (output: AnswerOutput, signal: AbortSignal) => Promise<AnswerEnd>;

export interface AnswerOptions {
  id: string;
  /** Seconds since 1970. */
  created: number;
  model: string;
  stream: boolean;
  includeUsage: boolean;
  signal: AbortSignal;
  /** Calls back at this interval. Gives a function that ends it. */
  every(milliseconds: number, tick: () => void): () => void;
}

/** Writes texts with an empty line between paragraphs, without space at the end of one or before a call. */
function paragraphWriter(write: (text: string) => void) {
  let space = '';
  let isEmpty = true;
  let apart = false;
  return {
    text(given: string) {
      const text = apart ? given.trimStart() : given;
      const said = text.trimEnd();
      if (said === '') {
        if (!apart) space += text;
        return;
      }
      write((apart && !isEmpty ? '\n\n' : space) + said);
      space = text.slice(said.length);
      isEmpty = false;
      apart = false;
    },
    paragraph() {
      apart = true;
      space = '';
    },
    /** Writes the space at the end of an answer without a call. */
    end() {
      if (space !== '') write(space);
    },
  };
}

const usageOf = ({ input, output }: Usage) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
});

export const writeAnswer = (make: MakeAnswer, options: AnswerOptions): Promise<Response> | Response =>
  options.stream ? streamedAnswer(make, options) : wholeAnswer(make, options);

async function wholeAnswer(make: MakeAnswer, { id, created, model, signal }: AnswerOptions): Promise<Response> {
  const said: string[] = [];
  const calls = new Map<
    number,
    { id: string | undefined; type: 'function'; function: Required<CallPiece['function']> }
  >();
  const words = paragraphWriter((text) => said.push(text));
  const { error, finish, usage, outrigger } = await make(
    {
      text: words.text,
      paragraph: words.paragraph,
      call({ index, id: call, function: { name = '', arguments: written } }) {
        const known = calls.get(index);
        if (known) known.function.arguments += written;
        else calls.set(index, { id: call, type: 'function', function: { name, arguments: written } });
      },
      progress() {},
    },
    signal,
  );
  if (error) return errorResponse(providerProblem(error));
  if (finish !== 'tool_calls') words.end();
  const tool_calls = [...calls.values()];
  const text = said.join('');
  const message = {
    role: 'assistant',
    content: text === '' && tool_calls.length > 0 ? null : text,
    refusal: null,
    ...(tool_calls.length > 0 ? { tool_calls } : {}),
  };
  return jsonResponse({
    id,
    object: 'chat.completion',
    created,
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finish }],
    usage: usageOf(usage),
    ...(outrigger ? { outrigger } : {}),
  });
}

function streamedAnswer(
  make: MakeAnswer,
  { id, created, model, includeUsage, signal, every }: AnswerOptions,
): Response {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  let close = () => {};

  async function start(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const write = (text: string) => {
      if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
    };
    const data = (value: unknown) => write(`data: ${JSON.stringify(value)}\n\n`);
    const head = { id, object: 'chat.completion.chunk', created, model };
    const chunk = (choices: unknown[], more: object = includeUsage ? { usage: null } : {}) =>
      data({ ...head, choices, ...more });
    const delta = (given: object, finish: string | null = null, more?: object) =>
      chunk([{ index: 0, delta: given, finish_reason: finish }], more);

    close = every(commentEvery, () => write(': still at it\n\n'));
    delta({ role: 'assistant', content: '' });
    const words = paragraphWriter((text) => {
      for (const content of cutIntoPieces(text)) delta({ content });
    });
    const { error, finish, usage, outrigger } = await make(
      {
        text: words.text,
        paragraph: words.paragraph,
        call({ index, function: { name, arguments: written }, ...first }) {
          const [begin = '', ...rest] = cutIntoPieces(written);
          const named = name === undefined ? {} : { name };
          delta({ tool_calls: [{ index, ...first, function: { ...named, arguments: begin } }] });
          for (const piece of rest) delta({ tool_calls: [{ index, function: { arguments: piece } }] });
        },
        progress: (happened) => delta({}, null, { outrigger: happened }),
      },
      AbortSignal.any([signal, gone.signal]),
    );
    close();
    if (error) {
      data(errorBody(providerProblem(error)));
    } else {
      if (finish !== 'tool_calls') words.end();
      delta({}, finish, outrigger && { outrigger });
      if (includeUsage) chunk([], { usage: usageOf(usage) });
      write('data: [DONE]\n\n');
    }
    if (!gone.signal.aborted) controller.close();
  }

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      start(controller).catch((error: unknown) => {
        close();
        if (!gone.signal.aborted) controller.error(error);
      });
    },
    cancel() {
      gone.abort();
      close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' } });
}

/** Failures after which the same request may succeed; programs are told not to repeat the others. */
const passing = new Set<ModelErrorCode>(['server', 'broken-stream', 'stalled', 'offline', 'rate-limit']);

/** Seconds to wait if the model's server does not say how long. */
const pause = 5;

/** The problem for a failure of the provider; never 401, which the program would take for its own key. */
function providerProblem({ code, detail, retryAfter }: ModelError): HttpProblem {
  const words = `The model did not answer (${code.replaceAll('-', ' ')})${detail ? `: ${detail}` : '.'}`;
  const problem = { status: 502, code: `provider_${code.replaceAll('-', '_')}`, message: words };
  switch (code) {
    case 'rate-limit': {
      const seconds = retryAfter === undefined ? pause : Math.ceil(retryAfter / 1000);
      const headers = { 'retry-after': String(seconds) };
      return { ...problem, status: 429, type: 'rate_limit_error', code: 'rate_limit_exceeded', headers };
    }
    case 'context-too-long':
      return { ...problem, status: 400, code: 'context_length_exceeded', param: 'messages' };
    default:
      return passing.has(code) ? problem : { ...problem, headers: { 'x-should-retry': 'false' } };
  }
}
