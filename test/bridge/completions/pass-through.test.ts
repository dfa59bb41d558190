import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { syntaxNames } from '@/src/contract/protocol.ts';
import type { ModelEvent } from '@/src/contract/provider.ts';
import { protocol } from '@/src/protocol/index.ts';
import { type Answered, fakeCompletions, readStream } from '@/test/fakes/completions.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';

const textSyntaxes = syntaxNames.map(({ id }) => id).filter((id) => !protocol.isStructured(id));

const weather = {
  type: 'function',
  function: {
    name: 'get-weather',
    description: 'Get current weather for a location',
    parameters: {
      type: 'object',
      properties: { location: { type: 'string', description: 'City name' }, note: { type: 'string' } },
      required: ['location'],
    },
  },
};
const question = { role: 'user', content: 'What is the weather in London?' };
const request = { messages: [question], tools: [weather] };
const given = { location: 'London', note: 'She said "now",\nplease' };

const written = (syntax: string, args: Record<string, unknown> = given, name = 'get-weather') =>
  protocol.formatCall(syntax, { name, arguments: args });

/** A text in pieces that end at these places. */
function pieces(text: string, cuts: number[]): Script {
  const at = [...new Set([0, ...cuts.map((cut) => cut % text.length), text.length])].sort((a, b) => a - b);
  return [...at.slice(1).map((end, index) => say(text.slice(at[index], end))), finish()];
}

const native = (...deltas: Extract<ModelEvent, { type: 'native-call-delta' }>['delta'][]): Script => [
  ...deltas.map((delta): ModelEvent => ({ type: 'native-call-delta', delta })),
  finish('tool-calls'),
];

const whole = async (response: Response): Promise<Answered> => ({
  status: response.status,
  body: await response.json(),
});

const callsOf = (body: Answered) =>
  body.choices[0].message.tool_calls?.map((call: Answered) => [
    call.function.name,
    JSON.parse(call.function.arguments),
  ]);

const systemOf = (requests: { messages: { role: string; text: string }[] }[], at = 0) =>
  requests[at]!.messages.filter(({ role }) => role === 'system')
    .map(({ text }) => text)
    .join('\n');

describe.each(textSyntaxes)('a call in %s', (syntax) => {
  const text = `I will look it up.\n\n${written(syntax)}`;

  it('is returned whole', async () => {
    const { visit, provider } = await fakeCompletions({
      provider: scriptedProvider([say(text), finish()]),
      model: { syntax },
    });
    const { status, body } = await whole(await visit(request));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^chatcmpl-\w+$/),
      object: 'chat.completion',
      created: 1_000,
      model: 'Ollama/gemma3:4b',
      choices: [{ index: 0, finish_reason: 'tool_calls', message: { role: 'assistant' } }],
    });
    expect(body.choices[0].message.content).toBe('I will look it up.');
    expect(callsOf(body)).toEqual([['get-weather', given]]);
    expect(body.choices[0].message.tool_calls[0]).toMatchObject({
      id: expect.stringMatching(/^call_[A-Za-z0-9]{24}$/),
      type: 'function',
    });
    expect(systemOf(provider.requests)).toContain('get-weather');
    expect(systemOf(provider.requests)).not.toContain('browser');
  });

  it('is streamed the same, wherever the text is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 12 }), async (cuts) => {
        const { visit } = await fakeCompletions({ provider: scriptedProvider(pieces(text, cuts)), model: { syntax } });
        const read = await readStream(await visit({ ...request, stream: true }));
        expect(read.content).toBe('I will look it up.');
        expect(read.calls.map((call) => [call.name, JSON.parse(call.arguments)])).toEqual([['get-weather', given]]);
        expect(read).toMatchObject({ finish: 'tool_calls', isDone: true, error: null });
        expect(read.chunks.flatMap((chunk) => chunk.choices[0].delta.tool_calls ?? [])).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });

  it('is in the history with its result', async () => {
    const { visit, provider } = await fakeCompletions({
      provider: scriptedProvider([say('Sunny.'), finish()]),
      model: { syntax },
    });
    const call = {
      id: 'call_1',
      type: 'function',
      function: { name: 'get-weather', arguments: JSON.stringify(given) },
    };
    const { body } = await whole(
      await visit({
        ...request,
        messages: [
          { role: 'system', content: 'Be short.' },
          question,
          { role: 'assistant', content: null, tool_calls: [call] },
          { role: 'tool', tool_call_id: 'call_1', content: 'Sunny, 22C' },
        ],
      }),
    );
    expect(body.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: 'Sunny.' } });
    expect(body.choices[0].message.tool_calls).toBeUndefined();
    const [system, user, assistant, result] = provider.requests[0]!.messages;
    expect(system!.text.startsWith('Be short.\n\n')).toBe(true);
    expect(user).toMatchObject({ role: 'user', text: question.content });
    expect(assistant).toMatchObject({ role: 'assistant', text: written(syntax) });
    expect(result!.text).toContain('Sunny, 22C');
  });

  it('may come several times, or once if the program wants one', async () => {
    const other = { location: 'Hue', note: 'x' };
    const both = `${written(syntax)}\n\n${written(syntax, other)}`;
    const asked = async (more: object) => {
      const provider = scriptedProvider(pieces(both, [both.length - 1]));
      const { visit } = await fakeCompletions({ provider, model: { syntax } });
      return callsOf((await whole(await visit({ ...request, ...more }))).body);
    };
    expect(await asked({})).toEqual([
      ['get-weather', given],
      ['get-weather', other],
    ]);
    expect(await asked({ parallel_tool_calls: false })).toEqual([['get-weather', given]]);
  });
});

describe('a call in the provider’s own field', () => {
  const model = { syntax: 'native' };
  const streamed = () =>
    scriptedProvider(
      native(
        { index: 0, id: 'a', name: 'get-weather' },
        { index: 0, arguments: '{"location":' },
        { index: 0, arguments: '"London"}' },
        { index: 1, id: 'b', name: 'get-weather', arguments: '{"location":"Hue"}' },
      ),
    );

  it('is streamed as it comes', async () => {
    const { visit, provider } = await fakeCompletions({ provider: streamed(), model });
    const read = await readStream(await visit({ ...request, stream: true }));
    const sent = read.chunks.flatMap((chunk) => chunk.choices[0].delta.tool_calls ?? []);
    expect(sent.map(({ index, function: called }) => [index, called.arguments])).toEqual([
      [0, ''],
      [0, '{"location":'],
      [0, '"London"}'],
      [1, ''],
      [1, '{"location":"Hue"}'],
    ]);
    expect(read.calls.map((call) => JSON.parse(call.arguments).location)).toEqual(['London', 'Hue']);
    expect(provider.requests[0]).toMatchObject({ nativeTools: true, tools: [{ name: 'get-weather' }] });
  });

  it('is returned whole, and only once if the program wants one', async () => {
    const many = await fakeCompletions({ provider: streamed(), model });
    expect(callsOf((await whole(await many.visit(request))).body)).toHaveLength(2);
    const one = await fakeCompletions({ provider: streamed(), model });
    const { body } = await whole(await one.visit({ ...request, parallel_tool_calls: false }));
    expect(callsOf(body)).toEqual([['get-weather', { location: 'London' }]]);
  });

  it('without arguments has an empty object', async () => {
    const provider = scriptedProvider(native({ id: 'a', name: 'get-weather' }));
    const { visit } = await fakeCompletions({ provider, model });
    expect(callsOf((await whole(await visit(request))).body)).toEqual([['get-weather', {}]]);
  });

  it('is required by the API’s own option', async () => {
    for (const [choice, told] of [
      ['required', 'required'],
      [{ type: 'function', function: { name: 'get-weather' } }, { name: 'get-weather' }],
      ['auto', undefined],
    ]) {
      const { visit, provider } = await fakeCompletions({ provider: streamed(), model });
      await visit({ ...request, tool_choice: choice });
      expect(provider.requests[0]!.toolChoice).toEqual(told);
    }
  });

  it('gets results exactly as the program gave them', async () => {
    const provider = scriptedProvider([say('Sunny.'), finish()]);
    const { visit } = await fakeCompletions({ provider, model });
    const call = { id: 'call_1', type: 'function', function: { name: 'get-weather', arguments: '{"location":"Hue"}' } };
    await visit({
      ...request,
      messages: [
        question,
        { role: 'assistant', content: '', tool_calls: [call] },
        { role: 'tool', tool_call_id: 'call_1', content: [{ type: 'text', text: 'Sunny, 22C' }] },
      ],
    });
    expect(provider.requests[0]!.messages).toMatchObject([
      { role: 'user' },
      { role: 'assistant', calls: [{ name: 'get-weather', arguments: { location: 'Hue' } }] },
      { role: 'user', results: [{ text: 'Sunny, 22C' }] },
    ]);
  });
});

describe('a call that cannot be read', () => {
  const syntax = 'json-block';
  const broken = '```json\n{"action": "tool_call", "name": "get-weather", "arguments": {"location": \n```';

  it('is sent back to the model once without the program noticing', async () => {
    for (const stream of [false, true]) {
      const provider = scriptedProvider([say(`One moment.\n\n${broken}`), finish()], [say(written(syntax)), finish()]);
      const { visit } = await fakeCompletions({ provider, model: { syntax } });
      const response = await visit({ ...request, stream });
      const read = stream ? await readStream(response) : null;
      const body = read ? null : ((await response.json()) as Answered);
      expect(read?.content ?? body.choices[0].message.content).toBe('One moment.');
      expect(read?.calls ?? callsOf(body)).toHaveLength(1);
      expect(provider.requests[1]!.messages.at(-1)).toMatchObject({
        role: 'user',
        text: expect.stringContaining('was not run'),
      });
      expect(provider.requests[1]!.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    }
  });

  it('is returned as text if the second try fails too', async () => {
    const provider = scriptedProvider([say(broken), finish()], [say(`Now:\n\n${broken}`), finish()]);
    const { visit } = await fakeCompletions({ provider, model: { syntax } });
    const { body } = await whole(await visit(request));
    expect(body.choices[0]).toMatchObject({ finish_reason: 'stop' });
    expect(body.choices[0].message.content).toContain('"arguments": {"location":');
    expect(provider.requests).toHaveLength(2);
  });
});

describe('tool_choice', () => {
  const model = { syntax: 'json-block' };
  const other = { type: 'function', function: { name: 'get_time', parameters: { type: 'object', properties: {} } } };
  const both = { ...request, tools: [weather, other] };

  it('none: the model gets no tools, and text that looks like a call stays text', async () => {
    const provider = scriptedProvider(pieces(written('json-block'), [5, 20, 40]));
    const { visit } = await fakeCompletions({ provider, model });
    const { body } = await whole(await visit({ ...both, tool_choice: 'none' }));
    expect(systemOf(provider.requests)).toBe('');
    expect(body.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: written('json-block') } });
  });

  it('a function: the model is told of that one alone and must call it', async () => {
    const provider = scriptedProvider([say(written('json-block', {}, 'get_time')), finish()]);
    const { visit } = await fakeCompletions({ provider, model });
    await visit({ ...both, tool_choice: { type: 'function', function: { name: 'get_time' } } });
    expect(systemOf(provider.requests)).toContain('Answer with a call of get_time');
    expect(systemOf(provider.requests)).not.toContain('get-weather');
  });

  it('required: text without a call is held back, and the model is asked once more', async () => {
    for (const stream of [false, true]) {
      const provider = scriptedProvider([say('It may rain.'), finish()], [say(written('json-block')), finish()]);
      const { visit } = await fakeCompletions({ provider, model });
      const response = await visit({ ...both, tool_choice: 'required', stream });
      const content = stream
        ? (await readStream(response)).content
        : (await response.json()).choices[0].message.content;
      expect(content ?? '').toBe('');
      expect(provider.requests[1]!.messages.slice(1).map(({ role, text }) => [role, text])).toEqual([
        ['user', question.content],
        ['assistant', 'It may rain.'],
        ['user', 'Answer with a call of one of the tools, not with words alone.'],
      ]);
    }
  });

  it('required: the second answer without a call is returned', async () => {
    const provider = scriptedProvider([say('No.'), finish()], [say('I said no.'), finish()]);
    const { visit } = await fakeCompletions({ provider, model });
    const { body } = await whole(await visit({ ...both, tool_choice: 'required' }));
    expect(body.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: 'I said no.' } });
  });
});

describe('messages', () => {
  it('of the user in a row are joined, and arguments that are not an object are kept', async () => {
    const provider = scriptedProvider([say('Yes.'), finish()]);
    const { visit } = await fakeCompletions({ provider, model: { syntax: 'json-block' } });
    const call = { id: 'a', type: 'function', function: { name: 'get-weather', arguments: 'London, "now"' } };
    await visit({
      messages: [
        { role: 'developer', content: [{ type: 'text', text: 'Be short.' }] },
        { role: 'user', content: 'Hello.' },
        { role: 'user', content: 'Are you there?' },
        { role: 'assistant', content: 'I look.', tool_calls: [call] },
        { role: 'tool', tool_call_id: 'a', content: 'Sunny' },
        { role: 'system', content: 'Be kind.' },
      ],
    });
    const [system, user, assistant] = provider.requests[0]!.messages;
    expect(system).toMatchObject({ role: 'system', text: 'Be short.\n\nBe kind.' });
    expect(user).toMatchObject({ role: 'user', text: 'Hello.\n\nAre you there?' });
    expect(assistant!.text).toContain('London, \\"now\\"');
  });
});

describe('an answer in words', () => {
  it('is unchanged, wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        async (text, cuts) => {
          const { visit } = await fakeCompletions({ provider: scriptedProvider(pieces(text, cuts)) });
          const read = await readStream(await visit({ messages: [question], stream: true }));
          expect(read.content).toBe(text);
          expect(read).toMatchObject({ finish: 'stop', isDone: true });
        },
      ),
    );
  });

  it('keeps trailing space, also when not streamed', async () => {
    const { visit } = await fakeCompletions({ provider: scriptedProvider([say(' Yes \n'), say('\n '), finish()]) });
    const { body } = await whole(await visit({ messages: [question] }));
    expect(body.choices[0].message.content).toBe(' Yes \n\n ');
  });

  it('omits the reasoning', async () => {
    const provider = scriptedProvider([say('<think>Hm.</think>Paris.'), finish()]);
    const { visit } = await fakeCompletions({ provider });
    expect((await whole(await visit({ messages: [question] }))).body.choices[0].message.content).toBe('Paris.');
  });

  it('is requested with the temperature, length and pictures of the program', async () => {
    const provider = scriptedProvider([say('A cat.'), finish()]);
    const { visit } = await fakeCompletions({ provider, model: { temperature: 1, maxOutput: 5 } });
    const picture = { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } };
    await visit({
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Who is this?' }, picture] }],
      temperature: 0,
      max_tokens: 7,
      max_completion_tokens: 9,
    });
    expect(provider.requests[0]).toMatchObject({
      temperature: 0,
      maxOutput: 9,
      messages: [{ role: 'user', images: [{ mediaType: 'image/png', data: 'AAAA' }] }],
    });
  });

  it('reports that it was cut off or filtered', async () => {
    for (const [reason, told] of [
      ['length', 'length'],
      ['content-filter', 'content_filter'],
    ] as const) {
      const { visit } = await fakeCompletions({ provider: scriptedProvider([say('Long'), finish(reason)]) });
      expect((await whole(await visit({ messages: [question] }))).body.choices[0].finish_reason).toBe(told);
    }
  });

  it('counts the tokens of both requests if there were two', async () => {
    const usage = (input: number, output: number): ModelEvent => ({ type: 'usage', usage: { input, output } });
    const provider = scriptedProvider(
      [say('No call.'), usage(10, 2), finish()],
      [say(written('json-block')), usage(15, 20), finish()],
    );
    const { visit } = await fakeCompletions({ provider });
    const asked = { ...request, tool_choice: 'required', stream: true, stream_options: { include_usage: true } };
    const read = await readStream(await visit(asked));
    expect(read.usage).toEqual({ prompt_tokens: 25, completion_tokens: 22, total_tokens: 47 });
    expect(read.chunks.at(-1).choices).toEqual([]);
    expect(read.chunks.slice(0, -1).every((chunk) => chunk.usage === null)).toBe(true);
  });

  it('is kept open by comments while the model is silent', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { visit, ticks } = await fakeCompletions({ provider: scriptedProvider([promise, say('Hi'), finish()]) });
    const response = await visit({ messages: [question], stream: true });
    for (const tick of ticks) tick();
    resolve();
    const read = await readStream(response);
    expect(read).toMatchObject({ comments: 1, content: 'Hi' });
    expect(ticks.size).toBe(0);
  });
});

describe('a program that disconnects', () => {
  it('aborts the model', async () => {
    for (const stream of [false, true]) {
      const { promise } = Promise.withResolvers<void>();
      const provider = scriptedProvider([say('On and'), promise, say(' on'), finish()]);
      const { visit } = await fakeCompletions({ provider });
      const gone = new AbortController();
      const answered = Promise.resolve(visit({ messages: [question], stream }, gone.signal));
      while (provider.streams[0]?.taken !== 1) await new Promise((resolve) => setImmediate(resolve));
      gone.abort();
      await (await answered).text();
      expect(provider.streams[0]).toEqual({ taken: 1, aborted: true });
    }
  });

  it('aborts the model by closing the stream, too', async () => {
    const { promise } = Promise.withResolvers<void>();
    const provider = scriptedProvider([say('On and'), promise, finish()]);
    const { visit } = await fakeCompletions({ provider });
    const response = await visit({ messages: [question], stream: true });
    while (provider.streams[0]?.taken !== 1) await new Promise((resolve) => setImmediate(resolve));
    await response.body!.cancel();
    expect(provider.streams[0]!.aborted).toBe(true);
  });
});
