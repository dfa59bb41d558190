import { describe, expect, it } from 'vitest';
import { createHeldRounds } from '@/src/bridge/completions/held-rounds.ts';
import type { Client } from '@/src/contract/client.ts';
import type { ModelEvent } from '@/src/contract/provider.ts';
import type { RunAnswer, Ticket } from '@/src/contract/run.ts';
import type { DataKind } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { protocol } from '@/src/protocol/index.ts';
import { anyText } from '@/test/fakes/any-text.ts';
import { fakeBackground, succeeded } from '@/test/fakes/background.ts';
import { type Answered, connection, fakeCompletions, readStream } from '@/test/fakes/completions.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';

const question = { role: 'user', content: 'Which tabs are open?' };
const auto = { messages: [question], use_browser_tools: true, tool_execution: 'auto' };
const own = { type: 'function', function: { name: 'get_weather', parameters: { type: 'object', properties: {} } } };

const written = (name: string, args: object = {}) =>
  protocol.formatCall('json-block', { name, arguments: { ...args } });
const usage: ModelEvent = { type: 'usage', usage: { input: 10, output: 3 } };
const calling = (words: string, ...names: string[]): Script => [
  say([words, ...names.map((name) => written(name))].join('\n\n')),
  usage,
  finish(),
];
const answering = (words: string): Script => [say(words), usage, finish()];

/** Asks for an answer, whole or streamed; both must say the same. */
async function answerOf(visit: (body: unknown) => Promise<Response>, body: object, stream: boolean) {
  const response = await visit({ ...body, stream, ...(stream && { stream_options: { include_usage: true } }) });
  if (stream) {
    const read = await readStream(response);
    const last = read.chunks.findLast((chunk) => chunk.outrigger);
    return { ...read, outrigger: last?.outrigger };
  }
  const answer = (await response.json()) as Answered;
  const [choice] = answer.choices;
  const calls = choice.message.tool_calls?.map(({ id, function: called }: Answered) => ({ id, ...called })) ?? [];
  const { usage: used, outrigger } = answer;
  return {
    content: choice.message.content ?? '',
    calls,
    finish: choice.finish_reason,
    usage: used,
    outrigger,
    chunks: [],
  };
}

describe.each([
  ['whole', false],
  ['streamed', true],
])('an answer for which the browser’s tools are run, %s', (_, stream) => {
  it('takes as many rounds as needed', async () => {
    const provider = scriptedProvider(
      calling('I look.', 'list_tabs'),
      calling('I look again.', 'list_tabs'),
      answering('Two tabs.'),
    );
    const { visit, background } = await fakeCompletions({ provider });
    const answer = await answerOf(visit, { ...auto, max_tool_rounds: 5 }, stream);
    expect(answer).toMatchObject({
      content: 'I look.\n\nI look again.\n\nTwo tabs.',
      calls: [],
      finish: 'stop',
      usage: { prompt_tokens: 30, completion_tokens: 9, total_tokens: 39 },
      outrigger: {
        rounds: 3,
        end: 'answered',
        calls: [
          { name: 'list_tabs', state: 'done', sentence: expect.any(String) },
          { name: 'list_tabs', state: 'done' },
        ],
      },
    });
    expect(background.of('run').map(({ context }) => context)).toMatchObject(
      Array(2).fill({
        caller: 'client',
        conversation: 'sitting',
        turn: null,
        client: { id: 'claude', name: 'Claude Code', sitting: 'sitting' },
        window: null,
      }),
    );
    expect(background.asked.map(({ name }) => name)).not.toContain('recordPiece');
  });

  it('ends at the round limit of the program', async () => {
    const provider = scriptedProvider(calling('I look.', 'list_tabs'), answering('Two tabs.'));
    const { visit, background } = await fakeCompletions({ provider });
    const answer = await answerOf(visit, { ...auto, max_tool_rounds: 1 }, stream);
    expect(answer).toMatchObject({
      content: 'I look.',
      finish: 'length',
      outrigger: { rounds: 1, end: 'round-limit' },
    });
    expect(background.of('run')).toHaveLength(1);
    expect(provider.requests).toHaveLength(1);
  });

  it('continues without a limit if the program sets none', async () => {
    const provider = scriptedProvider(
      ...Array.from({ length: 12 }, () => calling('I look.', 'list_tabs')),
      answering('Done.'),
    );
    const { visit } = await fakeCompletions({ provider });
    const answer = await answerOf(visit, { ...auto, max_tool_rounds: 0 }, stream);
    expect(answer).toMatchObject({ finish: 'stop', outrigger: { rounds: 13 } });
  });

  it('ends with a call of the program’s own tool, and continues with its result', async () => {
    const provider = scriptedProvider(
      calling('I look.', 'list_tabs'),
      calling('And the weather.', 'get_weather'),
      answering('Sunny, with two tabs.'),
      answering('You are welcome.'),
    );
    const { visit, background } = await fakeCompletions({ provider });
    const first = await answerOf(visit, { ...auto, tools: [own] }, stream);
    expect(first).toMatchObject({
      content: 'I look.\n\nAnd the weather.',
      finish: 'tool_calls',
      calls: [{ id: expect.stringMatching(/^call_\w{24}$/), name: 'get_weather', arguments: '{}' }],
      outrigger: { rounds: 2, end: 'own-tool', calls: [{ name: 'list_tabs', state: 'done' }] },
    });
    expect(background.of('run').map(({ call }) => call.name)).toEqual(['list_tabs']);

    const [{ id, name, arguments: given }] = first.calls;
    const went = [
      question,
      {
        role: 'assistant',
        content: first.content,
        tool_calls: [{ id, type: 'function', function: { name, arguments: given } }],
      },
      { role: 'tool', tool_call_id: id, content: 'Sunny, 22C' },
    ];
    const second = await answerOf(visit, { ...auto, tools: [own], messages: went }, stream);
    expect(second).toMatchObject({
      content: 'Sunny, with two tabs.',
      finish: 'stop',
      outrigger: { rounds: 1, calls: [] },
    });
    const history = provider.requests[2]!.messages.slice(1);
    expect(history.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user']);
    expect(history[1]!.text).toContain('"list_tabs"');
    expect(history[2]!.text).toContain('"ran"');
    expect(history[4]!.text).toContain('Sunny, 22C');
    expect(history[4]!.text).not.toContain('The program runs');

    const thanks = [...went, { role: 'assistant', content: second.content }, { role: 'user', content: 'Thank you.' }];
    await answerOf(visit, { ...auto, tools: [own], messages: thanks }, stream);
    expect(provider.requests[3]!.messages.map(({ text: said }) => said).join('\n')).toContain('"ran"');
  });
});

describe('rounds that are held', () => {
  /** The program goes on after so many minutes, maybe as another one; gives what the model is told then. */
  async function later({ minutes = 0, as = {} }: { minutes?: number; as?: Partial<Client> }) {
    const provider = scriptedProvider(
      calling('I look.', 'list_tabs'),
      calling('And the weather.', 'get_weather'),
      answering('Sunny.'),
    );
    const endpoint = await fakeCompletions({ provider });
    const first = await answerOf(endpoint.visit, { ...auto, tools: [own] }, false);
    endpoint.clock.advance(minutes * 60_000);
    const messages = [question, ...given(first, 'What it said.')];
    await endpoint.visit({ ...auto, tools: [own], messages }, undefined, { ...endpoint.client, ...as });
    return provider.requests[2]!.messages.map(({ text: said }) => said).join('\n');
  }

  /** The messages of a program that has run its own tool. */
  const given = ({ calls: [{ id }] }: Answered, content: string) => [
    {
      role: 'assistant',
      content,
      tool_calls: [{ id, type: 'function', function: { name: 'get_weather', arguments: '{}' } }],
    },
    { role: 'tool', tool_call_id: id, content: 'Sunny, 22C' },
  ];

  it('are found within half an hour', async () => {
    expect(await later({ minutes: 29 })).toContain('I look.');
  });

  it('are dropped after that, and the program’s own messages are used', async () => {
    const history = await later({ minutes: 31 });
    expect(history).not.toContain('I look.');
    expect(history).toContain('What it said.');
    expect(history).toContain('Sunny, 22C');
  });

  it('are found only by their own program', async () => {
    expect(await later({ as: { id: 'cursor' } })).not.toContain('I look.');
  });

  it('are found once each, however often the program runs tools', async () => {
    const provider = scriptedProvider(
      calling('I look.', 'list_tabs'),
      calling('And the weather.', 'get_weather'),
      calling('I pin.', 'pin_tabs', 'get_weather'),
      answering('Sunny.'),
    );
    const { visit } = await fakeCompletions({ provider });
    const asked = { ...auto, tools: [own] };
    const messages: object[] = [question, ...given({ calls: [{ id: 'call_x' }] }, 'Before.')];
    for (let times = 0; times < 2; times++)
      messages.push(...given(await answerOf(visit, { ...asked, messages }, false), 'x'));
    const last = await answerOf(visit, { ...asked, messages }, false);
    expect(last.content).toBe('Sunny.');
    const history = provider.requests[3]!.messages.map(({ text: said }) => said).join('\n');
    expect(history.match(/I look\./g)).toHaveLength(1);
    expect(history.match(/I pin\./g)).toHaveLength(1);
    expect(history.match(/Before\./g)).toHaveLength(1);
    expect(history.match(/Sunny, 22C/g)).toHaveLength(3);
  });

  it('are at most a hundred', () => {
    const held = createHeldRounds(() => 0);
    for (let at = 0; at <= 100; at++) held.hold({ client: 'a', messages: [], calls: new Map([[`call${at}`, 'x']]) });
    expect(held.find('a', 'call0')).toBeNull();
    expect(held.find('a', 'call1')).not.toBeNull();
  });
});

describe('the browser’s tools', () => {
  it('are those that the program may run; its own tools win for equal names', async () => {
    const provider = scriptedProvider(answering('Yes.'));
    const { visit } = await fakeCompletions({
      provider,
      ports: { offered: async () => [{ name: 'list_tabs' }, { name: 'pin_tabs' }] },
    });
    const mine = { type: 'function', function: { name: 'pin_tabs', description: 'Pins with a hammer' } };
    await visit({ ...auto, tools: [mine] });
    const system = provider.requests[0]!.messages[0]!.text;
    expect(system).toContain('list_tabs');
    expect(system).toContain('Pins with a hammer');
    expect(system.match(/### pin_tabs/g)).toHaveLength(1);
    expect(system).not.toContain('close_tabs');
  });

  it('are returned to the program if it wants to run them itself', async () => {
    const provider = scriptedProvider(calling('I look.', 'list_tabs'));
    const { visit, background } = await fakeCompletions({ provider });
    const answer = await answerOf(visit, { messages: [question], use_vscode_tools: true }, false);
    expect(answer).toMatchObject({ finish: 'tool_calls', calls: [{ name: 'list_tabs' }], outrigger: undefined });
    expect(background.of('run')).toEqual([]);
  });

  it('are left out unless the program wants them', async () => {
    const provider = scriptedProvider(answering('Yes.'), answering('Yes.'));
    const { visit, background } = await fakeCompletions({ provider });
    await visit({ messages: [question], tools: [own], tool_execution: 'auto' });
    await visit({ ...auto, tool_choice: 'none' });
    expect(background.of('describeTools')).toEqual([]);
    expect(JSON.stringify(provider.requests)).not.toContain('list_tabs');
  });
});

describe('the data that the model may see', () => {
  const away = { ...connection, baseUrl: 'https://models.example' };
  const sees = { origin: 'https://models.example', asked: ['tabs' as const], addresses: 'whole' as const };

  it.each<[string, DataKind[] | null, DataKind[], DataKind[]]>([
    ['both', ['tabs', 'history'], ['tabs', 'bookmarks'], ['tabs']],
    ['the provider alone', ['tabs'], ['bookmarks'], []],
    ['the program alone', ['bookmarks'], ['tabs'], []],
    ['a provider that was never asked about', null, ['tabs'], []],
  ])('is what %s may see, and nothing is asked', async (_, provider, program, expected) => {
    const model = scriptedProvider(calling('I look.', 'list_tabs'), answering('Done.'));
    const { visit, background, records } = await fakeCompletions({
      provider: model,
      connections: [away],
      client: { sees: program },
    });
    if (provider) await records.settings.change({ sees: { home: { ...sees, allowed: provider } } });
    const { finish: end } = await answerOf(visit, auto, false);
    expect(end).toBe('stop');
    const ran = background.of('run');
    expect(ran.map(({ context }) => context.sees)).toEqual(expected.length > 0 ? [[...expected, 'files']] : []);
    if (expected.length === 0) expect(JSON.stringify(model.requests[1])).toContain('private from this model');
  });
});

it('is nothing if the user agreed for another address', async () => {
  const model = scriptedProvider(calling('I look.', 'list_tabs'), answering('Done.'));
  const { visit, background, records } = await fakeCompletions({
    provider: model,
    connections: [{ ...connection, baseUrl: 'https://models.example' }],
  });
  const yes = { asked: ['tabs' as const], allowed: ['tabs' as const], addresses: 'whole' as const };
  await records.settings.change({ sees: { home: { ...yes, origin: 'https://other.example' } } });
  await visit(auto);
  expect(background.of('run')).toEqual([]);
});

it('does not record a picture of the program as text of others', async () => {
  const provider = scriptedProvider(answering('A cat.'));
  const { visit, background } = await fakeCompletions({ provider });
  const picture = { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } };
  await visit({ ...auto, messages: [{ role: 'user', content: [picture] }] });
  expect(background.of('recordPiece')).toEqual([]);
  expect(provider.requests[0]!.messages.at(-1)!.images).toEqual([{ mediaType: 'image/png', data: 'AAAA' }]);
});

describe('a question', () => {
  const preview = {
    headline: text('bridge_asked_model', { model: 'x' }),
    reason: anyText('r'),
    notes: [],
    verb: anyText('v'),
    refuse: anyText('n'),
    sections: [],
    addresses: [],
    sources: [],
    grants: [],
  };

  function asking() {
    let isAnswered = false;
    const background = fakeBackground({
      run: ({ call }): RunAnswer =>
        isAnswered ? succeeded({ ran: call.name }) : { kind: 'confirm', ticket: 't', preview, calls: [call.id] },
      ticket: () => ({ state: isAnswered ? 'approved' : 'open', preview }) as unknown as Ticket,
    });
    return {
      background,
      answer() {
        isAnswered = true;
      },
    };
  }
  const provider = () => scriptedProvider(calling('I close.', 'close_tabs'), answering('Closed.'));
  const asked = async (background: ReturnType<typeof fakeBackground>) => {
    while (background.of('run').length === 0) await new Promise((resolve) => setImmediate(resolve));
    for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
  };

  it('waits without limit, and its state is reported', async () => {
    const { background, answer } = asking();
    const { visit, changes } = await fakeCompletions({ provider: provider(), background });
    const reading = answerOf(visit, auto, true);
    await asked(background);
    answer();
    changes.tell({ table: 'tickets' });
    const { chunks, content, outrigger } = await reading;
    expect(content).toBe('I close.\n\nClosed.');
    expect(outrigger.calls).toMatchObject([{ name: 'close_tabs', state: 'done' }]);
    const told = chunks.filter((chunk: Answered) => chunk.outrigger);
    expect(told.flatMap(({ outrigger: one }: Answered) => one.calls.map((call: Answered) => call.state))).toEqual([
      'running',
      'waiting',
      'running',
      'done',
      'done',
    ]);
    expect(told[1].outrigger).toMatchObject({ end: null, calls: [{ sentence: expect.stringMatching(/\w/) }] });
    expect(told[1].choices).toEqual([{ index: 0, delta: {}, finish_reason: null }]);
  });

  it('is withdrawn when the program disconnects', async () => {
    const { background } = asking();
    const { visit, clock, provider: model } = await fakeCompletions({ provider: provider(), background });
    const gone = new AbortController();
    const answered = visit(auto, gone.signal);
    await asked(background);
    clock.hurry();
    gone.abort();
    await answered;
    expect(background.of('stop')).toEqual(background.of('run').map(({ call }) => ({ call: call.id })));
    expect(background.of('revoke')).toEqual([]);
    expect(model.requests).toHaveLength(1);
  });
});

it('reports a provider that fails in a later round', async () => {
  const failing: Script = [{ type: 'error', error: { code: 'wrong-key' } }];
  const { visit } = await fakeCompletions({ provider: scriptedProvider(calling('I look.', 'list_tabs'), failing) });
  expect((await visit(auto)).status).toBe(502);
});

it('lets built-in commands read and act without a model', async () => {
  const provider = scriptedProvider(
    [say(`${written('list_tabs')}\n\n${written('read_page')}`), finish()],
    [say('Two tabs.'), finish()],
  );
  const { visit, background } = await fakeCompletions({ provider, connections: [] });
  const answer = await answerOf(visit, { ...auto, model: 'commands' }, false);
  expect(answer).toMatchObject({ content: 'Two tabs.', usage: { total_tokens: 0 }, outrigger: { rounds: 2 } });
  expect(background.of('run').map(({ context }) => context.caller)).toEqual(['client', 'client']);
});
