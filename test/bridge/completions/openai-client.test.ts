import OpenAI from 'openai';
import { afterEach, describe, expect, it } from 'vitest';
import { syntaxNames } from '@/src/contract/protocol.ts';
import type { ModelErrorCode } from '@/src/contract/provider.ts';
import { protocol } from '@/src/protocol/index.ts';
import { type CompletionsOptions, fakeCompletions } from '@/test/fakes/completions.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { chatServer } from './chat-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The real client, against the endpoint with a scripted model. */
async function openai(options: CompletionsOptions, maxRetries = 0) {
  const endpoint = await fakeCompletions(options);
  const { url, close } = await chatServer(endpoint.visit);
  closing.push(close);
  return { ...endpoint, client: new OpenAI({ baseURL: url, apiKey: 'or_x', maxRetries }) };
}

const model = 'outrigger';
const messages: OpenAI.Chat.Completions.ChatCompletionMessageParam[] = [
  { role: 'user', content: 'What is the weather in London?' },
];
const tools: OpenAI.Chat.Completions.ChatCompletionTool[] = [
  {
    type: 'function',
    function: {
      name: 'get_weather',
      parameters: { type: 'object', properties: { location: { type: 'string' } }, required: ['location'] },
    },
  },
];
const args = { location: 'London' };

/** A call, as a model writes it in this syntax. */
const called = (syntax: string): Script =>
  protocol.isStructured(syntax)
    ? [
        {
          type: 'native-call-delta',
          delta: { id: 'a', name: 'get_weather', arguments: JSON.stringify(args), done: true },
        },
        finish('tool-calls'),
      ]
    : [say(protocol.formatCall(syntax, { name: 'get_weather', arguments: args })), finish()];

describe('the client of OpenAI', () => {
  it('gets whole and streamed answers', async () => {
    const { client } = await openai({
      provider: scriptedProvider(
        [say('It is '), say('sunny 🌞.'), finish()],
        [say('It is '), say('sunny 🌞.'), finish()],
      ),
    });
    const answer = await client.chat.completions.create({ model, messages });
    expect(answer.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: 'It is sunny 🌞.' } });
    const stream = client.chat.completions.stream({ model, messages, stream_options: { include_usage: true } });
    const final = await stream.finalChatCompletion();
    expect(final.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: 'It is sunny 🌞.' } });
    expect(final.usage!.total_tokens).toBeGreaterThan(0);
  });

  it.each(syntaxNames.map(({ id }) => id))('calls a tool and answers with its result, in %s', async (syntax) => {
    const answered: Script = [say('Sunny in London.'), finish()];
    const { client, provider } = await openai({
      provider: scriptedProvider(called(syntax), answered, called(syntax), answered),
      model: { syntax },
    });
    for (const streamed of [false, true]) {
      const runner = streamed
        ? client.chat.completions.runTools({ model, messages, stream: true, tools: [runnable()] })
        : client.chat.completions.runTools({ model, messages, tools: [runnable()] });
      expect(await runner.finalContent()).toBe('Sunny in London.');
    }
    expect(provider.requests).toHaveLength(4);
    expect(JSON.stringify(provider.requests[3]!.messages)).toContain('22C in London');
  });

  const runnable = () => ({
    type: 'function' as const,
    function: {
      name: 'get_weather',
      description: 'Weather',
      parameters: { type: 'object', properties: { location: { type: 'string' } }, required: ['location'] },
      parse: JSON.parse as (text: string) => { location: string },
      function: ({ location }: { location: string }) => `22C in ${location}`,
    },
  });

  it.each<[string, OpenAI.Chat.Completions.ChatCompletionToolChoiceOption, string]>([
    ['auto', 'auto', 'tool_calls'],
    ['none', 'none', 'stop'],
    ['required', 'required', 'tool_calls'],
    ['a function', { type: 'function', function: { name: 'get_weather' } }, 'tool_calls'],
  ])('chooses tools: %s', async (_, tool_choice, reason) => {
    const { client } = await openai({ provider: scriptedProvider(called('json-block')) });
    const answer = await client.chat.completions.create({ model, messages, tools, tool_choice });
    expect(answer.choices[0]!.finish_reason).toBe(reason);
    const [call] = answer.choices[0]!.message.tool_calls ?? [];
    expect(call?.type === 'function' && JSON.parse(call.function.arguments)).toEqual(reason === 'stop' ? false : args);
  });

  it.each<[ModelErrorCode, new (...args: never[]) => Error, number]>([
    ['wrong-key', OpenAI.InternalServerError, 502],
    ['rate-limit', OpenAI.RateLimitError, 429],
    ['context-too-long', OpenAI.BadRequestError, 400],
  ])('throws its own error for %s', async (code, type, status) => {
    const { client } = await openai({ provider: scriptedProvider([{ type: 'error', error: { code } }]) });
    const error = await client.chat.completions.create({ model, messages }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(type);
    expect(error).toMatchObject({ status });
  });

  it('throws for wrong requests, with the field', async () => {
    const { client } = await openai({});
    const wrong = client.chat.completions.create({ model, messages, tools: [{ ...tools[0]!, type: 'x' as never }] });
    await expect(wrong).rejects.toMatchObject({ status: 400, param: 'tools[0].type', type: 'invalid_request_error' });
    await expect(client.chat.completions.create({ model: 'gpt-4o', messages })).rejects.toBeInstanceOf(
      OpenAI.NotFoundError,
    );
  });

  it('throws for an error inside a stream', async () => {
    const { client } = await openai({
      provider: scriptedProvider([say('Half'), { type: 'error', error: { code: 'server', detail: 'Gone' } }]),
    });
    const stream = await client.chat.completions.create({ model, messages, stream: true });
    const read = async () => {
      for await (const _ of stream);
    };
    await expect(read()).rejects.toThrow('Gone');
  });

  it('does not repeat a request that would fail again', async () => {
    const { client, provider } = await openai(
      { provider: scriptedProvider([{ type: 'error', error: { code: 'wrong-key' } }]) },
      2,
    );
    await expect(client.chat.completions.create({ model, messages })).rejects.toMatchObject({ status: 502 });
    expect(provider.requests).toHaveLength(1);
  });

  it('aborts the model when it disconnects', async () => {
    const { promise } = Promise.withResolvers<void>();
    const { client, provider } = await openai({ provider: scriptedProvider([say('On'), promise, finish()]) });
    const stream = await client.chat.completions.create({ model, messages, stream: true });
    for await (const chunk of stream) if (chunk.choices[0]?.delta.content === 'On') break;
    while (!provider.streams[0]!.aborted) await new Promise((resolve) => setImmediate(resolve));
    expect(provider.streams[0]).toEqual({ taken: 1, aborted: true });
  });
});
