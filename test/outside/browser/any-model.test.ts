import OpenAI from 'openai';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syntaxNames } from '@/src/contract/protocol.ts';
import { protocol } from '@/src/protocol/index.ts';
import { ask } from '@/test/e2e/harness/background.ts';
import { until } from '@/test/e2e/harness/driver.ts';
import { callText, withModel } from '@/test/e2e/harness/model.ts';
import { changeModelSettings } from '@/test/e2e/harness/model-settings.ts';
import { helperHome } from '@/test/e2e/harness/native-host.ts';
import { addProgram, openConnections, program, turn } from '@/test/e2e/harness/outside-program.ts';
import type { Answer } from '@/test/e2e/harness/scripted-model.ts';
import { world } from '@/test/e2e/harness/start.ts';
import { answer } from '@/test/fixtures/model-server.ts';
import { answersOfClients, clientsOfPython } from '../completion-answers.ts';
import { pythonWith, runPython } from '../python-environment.ts';

// Checks 22 and 23 of the bridge: OpenAI's clients use the user's model and the browser's tools, through a real browser.

const home = await helperHome();
const its = world({ '/': { title: 'Home', body: '<h1>Home</h1>' } }, { granted: true, env: home.env });
const model = withModel(its);
const url = `http://127.0.0.1:${home.port}/v1`;
let options: Page;
let key: string;
let stranger: string;
let client: OpenAI;

beforeAll(async () => {
  await home.install(its.driver);
  options = await openConnections(its.driver);
  await turn(options, `Ready on http://127.0.0.1:${home.port}`);
  key = await addProgram(options, 'Python', ['May use my models']);
  stranger = await addProgram(options, 'Cursor');
  await until('the keys', async () => (await program(home.port, stranger).get('/v1/tools')).status === 200);
  client = new OpenAI({ baseURL: url, apiKey: key, maxRetries: 0 });
});
afterAll(() => home.remove());

/** A call as a model writes it in this syntax. */
function written(syntax: string, name: string, args: Record<string, unknown>): Answer {
  if (!protocol.isStructured(syntax)) return [...protocol.formatCall(syntax, { name, arguments: args })].join('');
  return answer([{ type: 'call', id: 'a', name, arguments: JSON.stringify(args) }], { finish: 'tool_calls' });
}

describe('Python clients', () => {
  it.each(syntaxNames.map(({ id }) => id))('call tools of a model that writes %s', async (syntax) => {
    const python = await pythonWith(...clientsOfPython);
    await changeModelSettings(options, { syntax });
    const weather = written(syntax, 'get_weather', { location: 'London' });
    const sunny = 'It is sunny in London.';
    const person = written(syntax, 'Person', { name: 'Ann', age: 31 });
    // In the order of the script: a chat, a stream, four choices of tools, an agent, and structured output.
    model.script([weather, sunny, weather, weather, weather, weather, 'I do not know.', weather, sunny, person]);
    expect(await runPython(python, 'completions.py', url, key)).toEqual(answersOfClients);
  });
});

describe.each([false, true])('the browser’s tools, streamed: %s', (stream) => {
  const messages = [{ role: 'user' as const, content: 'Which tabs are open?' }];
  const look = (words: string): Answer => `${words}\n\n${callText('list_tabs', {})}`;

  interface Came {
    content: string;
    finish: string | null;
    tools: { id: string; name: string }[];
    usage: { total_tokens: number } | undefined;
    outrigger: { rounds?: number; end?: string };
  }

  /** The answer to a request with fields that OpenAI's do not have. */
  async function complete(more: object, signal?: AbortSignal): Promise<Came> {
    const fields = { use_browser_tools: true, tool_execution: 'auto', ...more };
    const request = { model: 'outrigger', messages, ...fields } as { model: string; messages: typeof messages };
    const options = signal ? { signal } : {};
    const came: Came = { content: '', finish: null, tools: [], usage: undefined, outrigger: {} };
    type Own = { outrigger?: Came['outrigger'] };
    if (!stream) {
      const whole = await client.chat.completions.create(request, options);
      const { message, finish_reason } = whole.choices[0]!;
      const tools = (message.tool_calls ?? []).map((call) => ({
        id: call.id,
        name: 'function' in call ? call.function.name : '',
      }));
      return {
        content: message.content ?? '',
        finish: finish_reason,
        tools,
        usage: whole.usage,
        outrigger: (whole as Own).outrigger ?? {},
      };
    }
    const streamed = { ...request, stream: true as const, stream_options: { include_usage: true } };
    for await (const chunk of await client.chat.completions.create(streamed, options)) {
      const [choice] = chunk.choices;
      came.content += choice?.delta.content ?? '';
      came.finish = choice?.finish_reason ?? came.finish;
      for (const { id, function: called } of choice?.delta.tool_calls ?? [])
        came.tools.push({ id: id!, name: called!.name! });
      came.usage = chunk.usage ?? came.usage;
      came.outrigger = { ...came.outrigger, ...(chunk as Own).outrigger };
    }
    return came;
  }

  beforeAll(() => changeModelSettings(options, { syntax: 'json-block' }));

  it('run in as many rounds as the program allows, and their tokens are summed', async () => {
    model.script([look('I look.'), look('I look again.'), 'Two tabs.']);
    expect(await complete({ max_tool_rounds: 5 })).toMatchObject({
      content: 'I look.\n\nI look again.\n\nTwo tabs.',
      finish: 'stop',
      usage: { total_tokens: 3 * 19 },
      outrigger: { rounds: 3, end: 'answered' },
    });
  });

  it('end with the last round that it allows', async () => {
    const before = model.bodies().length;
    model.script([look('I look.')]);
    expect(await complete({ max_tool_rounds: 1 })).toMatchObject({
      content: 'I look.',
      finish: 'length',
      outrigger: { rounds: 1, end: 'round-limit' },
    });
    expect(model.bodies()).toHaveLength(before + 1);
  });

  it('are replaced by a tool of the program, whose rounds are found with its result', async () => {
    const parameters = { type: 'object', properties: {} };
    const tools = [{ type: 'function', function: { name: 'get_weather', description: 'Weather', parameters } }];
    model.script([look('I look.'), `And the weather.\n\n${callText('get_weather', {})}`, 'Sunny, with two tabs.']);
    const first = await complete({ tools });
    expect(first).toMatchObject({ finish: 'tool_calls', tools: [{ name: 'get_weather' }], outrigger: { rounds: 2 } });
    const [{ id }] = first.tools as [{ id: string; name: string }];
    const call = { id, type: 'function', function: { name: 'get_weather', arguments: '{}' } };
    const went = [
      ...messages,
      { role: 'assistant', content: first.content, tool_calls: [call] },
      { role: 'tool', tool_call_id: id, content: 'Sunny' },
    ];
    expect(await complete({ tools, messages: went })).toMatchObject({
      content: 'Sunny, with two tabs.',
      finish: 'stop',
    });
    // The model sees what the browser answered in the round before.
    expect(JSON.stringify(model.bodies().at(-1))).toContain('options.html');
  });

  it('withdraw their question when the program disconnects', async () => {
    const leaving = new AbortController();
    const tabs = await options.evaluate(async () => (await chrome.tabs.query({})).map(({ id }) => id));
    model.script([callText('close_tabs', { tab_ids: tabs.slice(0, 1) })]);
    // The client throws where it is given up, but ends a stream without a word.
    const left = complete({}, leaving.signal).catch(() => null);
    const open = async () => (await ask<unknown[]>(options, 'openTickets', {})).length;
    await until('the question', async () => (await open()) === 1);
    leaving.abort();
    expect((await left)?.finish ?? null).toBe(null);
    await until('the question to go', async () => (await open()) === 0);
  });
});

it('a program that may not use models gets an error', async () => {
  const cursor = new OpenAI({ baseURL: url, apiKey: stranger, maxRetries: 0 });
  const refused = { status: 403, code: 'models_not_allowed' };
  await expect(cursor.models.list()).rejects.toMatchObject(refused);
  const messages = [{ role: 'user' as const, content: 'Hello' }];
  await expect(cursor.chat.completions.create({ model: 'outrigger', messages })).rejects.toMatchObject(refused);
});
