import type OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import type { chatRequest } from '@/src/bridge/completions/parse-request.ts';
import { COMMANDS, type ModelErrorCode } from '@/src/contract/provider.ts';
import type { input } from '@/src/contract/zod-mini.ts';
import { type Answered, connection, fakeCompletions, readStream } from '@/test/fakes/completions.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';

type Params = OpenAI.Chat.Completions.ChatCompletionCreateParams;
type Input = input<typeof chatRequest>;
/** Types of all that OpenAI's clients may send, except fields that are answered with an error. */
type UserMessage = Omit<OpenAI.Chat.Completions.ChatCompletionUserMessageParam, 'content'> & {
  content:
    | string
    | (
        | OpenAI.Chat.Completions.ChatCompletionContentPartText
        | OpenAI.Chat.Completions.ChatCompletionContentPartImage
      )[];
};
type AssistantMessage = Omit<OpenAI.Chat.Completions.ChatCompletionAssistantMessageParam, 'tool_calls'> & {
  tool_calls?: OpenAI.Chat.Completions.ChatCompletionMessageFunctionToolCall[];
};
interface Sent
  extends Pick<
    Params,
    | 'model'
    | 'parallel_tool_calls'
    | 'stream'
    | 'stream_options'
    | 'temperature'
    | 'max_tokens'
    | 'max_completion_tokens'
    | 'n'
    | 'logprobs'
    | 'audio'
    | 'response_format'
  > {
  messages: (
    | OpenAI.Chat.Completions.ChatCompletionSystemMessageParam
    | OpenAI.Chat.Completions.ChatCompletionDeveloperMessageParam
    | UserMessage
    | AssistantMessage
    | OpenAI.Chat.Completions.ChatCompletionToolMessageParam
  )[];
  tools?: OpenAI.Chat.Completions.ChatCompletionFunctionTool[];
  tool_choice?: 'none' | 'auto' | 'required' | OpenAI.Chat.Completions.ChatCompletionNamedToolChoice;
}
type Takes<Given, Wanted> = Given extends Wanted ? true : never;

const question = { role: 'user', content: 'What is the weather in London?' };
const tool = (definition: object) => ({ type: 'function', function: definition });
const named = (name: string, more: object = {}) => tool({ name, ...more });

async function errorOf(body: unknown): Promise<Answered> {
  const { visit, opened } = await fakeCompletions();
  const response = await visit(body);
  expect(response.headers.get('content-type')).toBe('application/json');
  const { error } = (await response.json()) as Answered;
  expect(opened).toEqual([]);
  return { status: response.status, ...error };
}

const call = (id: string) => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id, type: 'function', function: { name: 'look', arguments: '{}' } }],
});

describe('a request', () => {
  it('accepts everything in OpenAI’s own type, for the supported fields', () => {
    const takes: Takes<Sent, Input> = true;
    expect(takes).toBe(true);
  });

  it.each<[string, unknown, string | null, RegExp]>([
    ['no JSON', '{', null, /not JSON/],
    ['no object', '[]', null, /./],
    ['no messages', { messages: [] }, 'messages', /./],
    ['a role that nobody has', { messages: [{ role: 'cook', content: '' }] }, 'messages[0].role', /./],
    [
      'a tool without a function',
      { messages: [question], tools: [{ type: 'function' }] },
      'tools[0].function',
      /Invalid tool definition/,
    ],
    [
      'a tool of another type',
      { messages: [question], tools: [{ ...named('a'), type: 'x' }] },
      'tools[0].type',
      /Invalid tool definition/,
    ],
    [
      'a tool without a name',
      { messages: [question], tools: [tool({})] },
      'tools[0].function.name',
      /Invalid tool definition/,
    ],
    [
      'a name with a blank',
      { messages: [question], tools: [named('a'), named('a b')] },
      'tools[1].function.name',
      /Invalid tool definition/,
    ],
    [
      'a name of 65 letters',
      { messages: [question], tools: [named('a'.repeat(65))] },
      'tools[0].function.name',
      /Invalid tool definition/,
    ],
    [
      'two tools of one name',
      { messages: [question], tools: [named('a'), named('a')] },
      'tools[1].function.name',
      /Invalid tool definition/,
    ],
    [
      'parameters that are a list',
      { messages: [question], tools: [named('a', { parameters: [] })] },
      'tools[0].function.parameters',
      /Invalid tool definition/,
    ],
    [
      'parameters of another type',
      { messages: [question], tools: [named('a', { parameters: { type: 'string' } })] },
      'tools[0].function.parameters',
      /Invalid tool definition/,
    ],
    [
      'an unknown type',
      {
        messages: [question],
        tools: [named('a', { parameters: { type: 'object', properties: { b: { type: 'date' } } } })],
      },
      'tools[0].function.parameters',
      /no type "date"/,
    ],
    [
      'properties that are a list',
      { messages: [question], tools: [named('a', { parameters: { type: 'object', properties: [] } })] },
      'tools[0].function.parameters',
      /properties/,
    ],
    [
      'over 64 KB of parameters',
      {
        messages: [question],
        tools: [named('a', { parameters: { type: 'object', description: 'x'.repeat(65_536) } })],
      },
      'tools[0].function.parameters',
      /64 KB/,
    ],
    [
      'a tool message without tool_call_id',
      { messages: [question, call('a'), { role: 'tool', content: 'x' }] },
      'messages[2].tool_call_id',
      /^tool_call_id missing for tool role message$/,
    ],
    [
      'an id of no call',
      { messages: [question, call('a'), { role: 'tool', content: 'x', tool_call_id: 'b' }] },
      'messages[2].tool_call_id',
      /^Referenced tool_call_id not found/,
    ],
    [
      'an id of a later call',
      { messages: [question, { role: 'tool', content: 'x', tool_call_id: 'a' }, call('a')] },
      'messages[1].tool_call_id',
      /^Referenced tool_call_id not found/,
    ],
    ['several choices', { messages: [question], n: 2 }, 'n', /./],
    [
      'another form of answer',
      { messages: [question], response_format: { type: 'json_object' } },
      'response_format',
      /./,
    ],
    ['log probabilities', { messages: [question], logprobs: true }, 'logprobs', /./],
    ['audio', { messages: [question], audio: { voice: 'x', format: 'mp3' } }, 'audio', /./],
    [
      'a picture from elsewhere',
      {
        messages: [
          {
            role: 'user',
            content: [
              { type: 'text', text: 'a' },
              { type: 'image_url', image_url: { url: 'https://a.example/b.png' } },
            ],
          },
        ],
      },
      'messages[0].content[1].image_url.url',
      /data:/,
    ],
    [
      'a choice of no tool',
      { messages: [question], tools: [named('a')], tool_choice: tool({ name: 'b' }) },
      'tool_choice',
      /no tool b/,
    ],
    ['a call without tools', { messages: [question], tool_choice: 'required' }, 'tool_choice', /./],
  ])('with %s is answered 400', async (_, body, param, message) => {
    expect(await errorOf(body)).toEqual({
      status: 400,
      type: 'invalid_request_error',
      code: 'invalid_value',
      param,
      message: expect.stringMatching(message),
    });
  });

  it('accepts 64 KB of parameters, no tools, nulls, and unknown fields', async () => {
    const parameters = {
      type: 'object',
      properties: { a: { type: ['string', 'null'], description: 'x'.repeat(65_000) } },
    };
    for (const more of [
      { tools: [named('look', { parameters, strict: true })] },
      { tools: [] },
      { tools: null, temperature: null, max_tokens: null, n: 1, stop: ['a'], seed: 1, user: 'u', store: false },
      { response_format: { type: 'text' }, logprobs: false, tool_choice: 'auto' },
    ]) {
      const { visit } = await fakeCompletions({ provider: scriptedProvider([say('Yes.'), finish()]) });
      expect((await visit({ messages: [question], ...more })).status).toBe(200);
    }
  });
});

describe('the model', () => {
  const two = { ...connection, id: 'away', name: 'Away', model: 'big', at: 9_000 };
  const answering = () => scriptedProvider([say('Yes.'), finish()]);

  it.each([
    [undefined, 'home', 'Ollama/gemma3:4b'],
    ['outrigger', 'home', 'Ollama/gemma3:4b'],
    ['Away/big', 'away', 'Away/big'],
    ['commands', COMMANDS, 'commands'],
  ])('%s is found', async (model, id, name) => {
    const { visit, opened } = await fakeCompletions({ connections: [connection, two], provider: answering() });
    const answer = (await (await visit({ messages: [question], model })).json()) as Answered;
    expect([opened, answer.model]).toEqual([[id], name]);
  });

  it('in use is the user’s choice', async () => {
    const { visit, opened, records } = await fakeCompletions({ connections: [connection, two], provider: answering() });
    await records.settings.change({ provider: 'away' });
    await visit({ messages: [question] });
    expect(opened).toEqual(['away']);
  });

  it('that does not exist is answered 404 with the names of all models', async () => {
    expect(await errorOf({ messages: [question], model: 'gpt-4o' })).toMatchObject({
      status: 404,
      code: 'model_not_found',
      param: 'model',
      message: expect.stringContaining('outrigger, Ollama/gemma3:4b, commands'),
    });
  });

  it('is missing if none is connected', async () => {
    const { visit } = await fakeCompletions({ connections: [] });
    const response = await visit({ messages: [question] });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'no_model' } });
  });

  it('is only for programs that may use models', async () => {
    const { visit, opened } = await fakeCompletions({ client: { models: false } });
    const response = await visit({ messages: [question] });
    expect([response.status, opened]).toEqual([403, []]);
    expect(await response.json()).toMatchObject({ error: { code: 'models_not_allowed' } });
  });
});

describe('a failure of the provider', () => {
  const failing = (code: ModelErrorCode) =>
    scriptedProvider([{ type: 'error', error: { code, detail: 'Their words', status: 401, retryAfter: 2_500 } }]);

  it.each<[ModelErrorCode, number, string, Record<string, string>]>([
    ['wrong-key', 502, 'provider_wrong_key', { 'x-should-retry': 'false' }],
    ['keys-locked', 502, 'provider_keys_locked', { 'x-should-retry': 'false' }],
    ['rate-limit', 429, 'rate_limit_exceeded', { 'retry-after': '3' }],
    ['context-too-long', 400, 'context_length_exceeded', {}],
    ['quota', 502, 'provider_quota', { 'x-should-retry': 'false' }],
    ['server', 502, 'provider_server', {}],
  ])('%s is answered %d', async (code, status, told, headers) => {
    const { visit, logged } = await fakeCompletions({ provider: failing(code) });
    const response = await visit({ messages: [question] });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: { code: told, message: expect.stringContaining('Their words') },
    });
    for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name)).toBe(value);
    expect(logged).toMatchObject([{ client: 'claude', tool: 'chat_completions', outcome: 'failed' }]);
  });

  it('is reported in the stream, which then ends', async () => {
    const { visit } = await fakeCompletions({ provider: failing('wrong-key') });
    const read = await readStream(await visit({ messages: [question], stream: true }));
    expect(read).toMatchObject({ error: { code: 'provider_wrong_key' }, isDone: false, finish: null });
  });

  it('may be a broken stream, or a provider that cannot be opened', async () => {
    const broken = await fakeCompletions({ provider: scriptedProvider([say('Half'), finish('unknown', false)]) });
    expect((await broken.visit({ messages: [question] })).status).toBe(502);
    const shut = await fakeCompletions({ ports: { open: async () => Promise.reject(new Error('Shut')) } });
    const response = await shut.visit({ messages: [question] });
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('Shut')]);
  });
});

it('is logged with program and model, without the conversation', async () => {
  const { visit, logged } = await fakeCompletions({ provider: scriptedProvider([say('Sunny.'), finish()]) });
  await visit({ messages: [question] });
  expect(logged).toMatchObject([
    { client: 'claude', outcome: 'done', size: 6, sentence: { params: { model: 'Ollama/gemma3:4b' } } },
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/Sunny|London/);
});
