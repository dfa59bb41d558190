import { afterAll, describe, expect, it } from 'vitest';
import { answer, type ModelServer, startModelServer } from '../../fixtures/model-server.ts';
import { wires } from '../../fixtures/model-server-wires/index.ts';
import { until } from '../harness/driver.ts';
import { answered, byRole, call, fill, press, say, shown } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world();
const servers: ModelServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

const list = { type: 'call', id: 'call_1', name: 'list_tabs', arguments: '{"query":"Page"}' } as const;

describe.each([...wires])('a model of the kind %s', (kind, wire) => {
  it('calls a tool through its own API and answers', async () => {
    const server = await startModelServer({
      wire,
      key: 'sk-0123456789',
      replies: [
        answer([{ type: 'text', text: 'I look. ' }, list], { finish: 'tool_calls', writes: 7 }),
        answer(`Thus spoke ${kind} 🌦.`, { writes: 7 }),
      ],
    });
    servers.push(server);
    const options = await its.driver.openPage('options.html');
    await press(options, 'Add provider');
    await (await byRole(options, 'combobox', 'Type')).select(kind);
    await fill(options, 'Name', `My ${kind}`);
    await fill(options, 'Base URL', server.baseUrl || server.origin);
    await fill(options, 'API key', 'sk-0123456789');
    await fill(options, 'Model', 'test-model');
    await (await byRole(options, 'combobox', 'Syntax')).select('native');
    await press(options, 'Save');
    await shown(options, '[data-provider] .provider-row');
    if (servers.length > 1) await press(options, `Use My ${kind}`);
    const panel = await its.driver.openPanel();
    // Firefox keeps a page behind another waiting ever longer for its next frame.
    await panel.bringToFront();
    await until(`${kind} in use`, async () => {
      const model = await byRole(panel, 'combobox', 'Model');
      return (await model.evaluate((list) => list.querySelector(':checked')?.textContent ?? '')).includes(`My ${kind}`);
    });
    await options.close();
    await press(panel, 'New chat');
    await say(panel, 'Tell me what I was reading about');
    await call(panel, 'list_tabs', 'done');
    await answered(panel, `Thus spoke ${kind} 🌦.`);
    const [first, second] = server.requests.filter(({ method }) => method === 'POST');
    expect(JSON.stringify(first?.body)).toContain('list_tabs');
    expect(JSON.stringify(second?.body)).toContain('execution_time_ms');
  });
});
