import { afterAll, describe, expect, it } from 'vitest';
import { answer, type ModelServer, type Reply, refusal, startModelServer } from '../fixtures/model-server.ts';
import { openaiCompatibleWire } from '../fixtures/model-server-wires/openai.ts';
import { until } from './harness/driver.ts';
import { answered, byRole, fill, openFold, press, say, shown } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();
let server: ModelServer | null = null;
afterAll(() => server?.close());

const asked = () => server?.requests.filter(({ method }) => method === 'POST') ?? [];
const json = (body: string): Reply => ({
  type: 'http',
  status: 200,
  headers: { 'content-type': 'application/json' },
  body,
});

describe('a server behind an unusual gateway', () => {
  it('is reached with a name, a password and a header, and its answers are understood', async () => {
    server = await startModelServer({
      replies(body) {
        if (body.stream_options)
          return refusal(400, { message: 'Unrecognized request argument supplied: stream_options' });
        const said = JSON.stringify(body.messages.findLast(({ role }) => role === 'user'));
        if (said.includes('At last')) return json(openaiCompatibleWire.whole('A whole answer.'));
        if (said.includes('Any more'))
          return json(JSON.stringify({ object: 'error', message: 'The disk of the server is full', code: 507 }));
        return answer(said.includes('Tell me') ? 'The first answer.' : 'Another answer.');
      },
    });
    const options = await its.driver.openPage('options.html');
    await press(options, 'Add provider');
    await (await byRole(options, 'combobox', 'Type')).select('openai-compatible');
    await fill(options, 'Name', 'Gate');
    await fill(options, 'Base URL', server.baseUrl.replace('http://', 'http://me:pass%20word@'));
    await openFold(options, 'More settings');
    await fill(options, 'Headers of your own', 'X-Team: blue');
    await fill(options, 'Model', 'test-model');
    await press(options, 'Test connection');
    await until('the test', async () =>
      (await options.evaluate(() => document.body.innerText)).includes('test-model answers'),
    );
    await press(options, 'Save');
    await shown(options, '[data-provider] .provider-row');
    expect(await options.evaluate(() => document.documentElement.innerHTML)).not.toMatch(
      /pass(%20| )word|X-Team: blue/,
    );
    const panel = await its.driver.openPanel();
    await panel.bringToFront();
    await press(panel, 'New chat');
    await say(panel, 'Tell me what I was reading about');
    await answered(panel, 'The first answer.');
    await say(panel, 'And then?');
    await answered(panel, 'Another answer.');
    await say(panel, 'At last?');
    await answered(panel, 'A whole answer.');
    await say(panel, 'Any more?');
    await until('the error', async () =>
      (await panel.evaluate(() => document.body.innerText)).includes('The disk of the server is full'),
    );
    const sent = asked();
    for (const { headers } of server.requests) {
      expect(headers.authorization).toBe(`Basic ${btoa('me:pass word')}`);
      expect(headers['x-team']).toBe('blue');
    }
    const refused = sent.map(({ body }) => Object.hasOwn(body as object, 'stream_options'));
    // Once by the test, and once by the chat if that did not know yet.
    expect(refused.filter(Boolean).length).toBeLessThanOrEqual(2);
    expect(refused.slice(-4)).toEqual([false, false, false, false]);
  });
});
