import OpenAI from 'openai';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from './harness/driver.ts';
import { callText, withModel } from './harness/model.ts';
import { helperHome } from './harness/native-host.ts';
import { addProgram, openConnections, program, turn } from './harness/outside-program.ts';
import { world } from './harness/start.ts';

const home = await helperHome();
const its = world({ '/': { title: 'Home', body: '<h1>Home</h1>' } }, { granted: true, env: home.env });
const model = withModel(its);
const { port } = home;
const messages: OpenAI.Chat.Completions.ChatCompletionMessageParam[] = [
  { role: 'user', content: 'Which tabs are open?' },
];
const weather: OpenAI.Chat.Completions.ChatCompletionTool = {
  type: 'function',
  function: {
    name: 'get_weather',
    description: 'Get current weather for a location',
    parameters: { type: 'object', properties: { location: { type: 'string' } }, required: ['location'] },
  },
};
let options: Page;
let client: OpenAI;

/** A request with the fields that OpenAI's do not have. */
const withTools = (more: object = {}) =>
  ({ model: 'outrigger', messages, use_browser_tools: true, tool_execution: 'auto', ...more }) as {
    model: string;
    messages: typeof messages;
  };

beforeAll(async () => {
  await home.install(its.driver);
  options = await openConnections(its.driver);
  await turn(options, `Ready on http://127.0.0.1:${port}`);
  const key = await addProgram(options, 'Python', ['May use my models']);
  await until('its key', async () => (await program(port, key).get('/v1/models')).status === 200);
  client = new OpenAI({ baseURL: `http://127.0.0.1:${port}/v1`, apiKey: key, maxRetries: 0 });
});
afterAll(() => home.remove());

// Checks 22 and 23 of the bridge, in a browser; each syntax and each error is in test/bridge/completions and test/outside.
describe('the user’s model, for a program', () => {
  it('answers, whole and streamed', async () => {
    model.script(['Good morning 🌞.', 'Good morning 🌞.']);
    const answer = await client.chat.completions.create({ model: 'outrigger', messages });
    expect(answer.choices[0]!.message.content).toBe('Good morning 🌞.');
    expect(answer.model).toMatch(/\/test-model$/);
    const stream = client.chat.completions.stream({ model: answer.model, messages });
    expect(await stream.finalContent()).toBe('Good morning 🌞.');
  });

  it('calls tools of the program', async () => {
    model.script([callText('get_weather', { location: 'London' })]);
    const stream = client.chat.completions.stream({ model: 'outrigger', messages, tools: [weather] });
    const { choices } = await stream.finalChatCompletion();
    expect(choices[0]!.finish_reason).toBe('tool_calls');
    expect(choices[0]!.message.tool_calls).toMatchObject([
      { function: { name: 'get_weather', arguments: '{"location":"London"}' } },
    ]);
  });

  it('answers with the result of such a tool', async () => {
    model.script([callText('get_weather', { location: 'London' }), 'It rains in London.']);
    const first = await client.chat.completions.create({ model: 'outrigger', messages, tools: [weather] });
    const { message } = first.choices[0]!;
    const result = { role: 'tool' as const, tool_call_id: message.tool_calls![0]!.id, content: 'Rain' };
    const second = await client.chat.completions.create({
      model: 'outrigger',
      messages: [...messages, message, result],
      tools: [weather],
    });
    expect(second.choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: 'It rains in London.' } });
  });

  it('are listed: the one in use, saved ones, and built-in commands', async () => {
    const { data } = await client.models.list();
    expect(data.map(({ id }) => id)).toEqual(['outrigger', expect.stringMatching(/\/test-model$/), 'commands']);
  });

  it('uses the browser’s tools if the program allows it', async () => {
    const before = model.bodies().length;
    model.script([`I look.\n\n${callText('list_tabs', {})}`, 'A welcome page.']);
    const answer = await client.chat.completions.create(withTools());
    expect(answer).toMatchObject({
      choices: [{ finish_reason: 'stop', message: { content: 'I look.\n\nA welcome page.' } }],
      outrigger: { rounds: 2, calls: [{ name: 'list_tabs', state: 'done' }], end: 'answered' },
    });
    expect(JSON.stringify(model.bodies()[before + 1])).toContain('options.html');
  });

  it('fails with the error of the provider', async () => {
    model.script([{ status: 401, message: 'Wrong key' }]);
    await expect(client.chat.completions.create({ model: 'outrigger', messages })).rejects.toMatchObject({
      status: 502,
      code: 'provider_wrong_key',
    });
  });

  it('is aborted when the program disconnects', async () => {
    const held = model.hold(['On and ', 'on']);
    model.script([held.reply]);
    const stream = await client.chat.completions.create({ model: 'outrigger', messages, stream: true });
    for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
    expect(await held.closed).toBe('client');
    held.release();
  });
});
