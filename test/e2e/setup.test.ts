import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, type ModelServer, startModelServer } from '../fixtures/model-server.ts';
import { ollamaWire } from '../fixtures/model-server-wires/ollama.ts';
import { violations } from './harness/axe.ts';
import { setScheme } from './harness/colour-scheme.ts';
import { until } from './harness/driver.ts';
import { answered, byRole, press, say, shown, texts } from './harness/panel.ts';
import { world } from './harness/start.ts';

const its = world();

/** Port of Ollama. */
const port = 11_434;
const hide = `Let Outrigger use localhost:${port} (removes the Origin header)`;

let ollama: ModelServer;
/** Promise that Ollama waits for before its first word. */
let loaded: Promise<unknown> = Promise.resolve();
beforeAll(async () => {
  ollama = await startModelServer({
    wire: ollamaWire,
    models: ['all-minilm', 'qwen3:8b'],
    replies: () =>
      answer([
        { type: 'wait', until: loaded },
        { type: 'text', text: 'Hello from this machine.' },
      ]),
    refusesOrigins: true,
    port,
  });
});
afterAll(() => ollama.close());

const posts = () => ollama.requests.filter(({ method }) => method === 'POST');

describe('a model server on this machine that refuses extensions', () => {
  it('is asked only after the click, and its refusal is shown with a fix', async () => {
    const panel = await its.driver.openPanel();
    await shown(panel, '.no-model');
    expect(ollama.requests).toEqual([]);
    await press(panel, 'Enter a key');
    const key = await byRole(panel, 'textbox', 'API key');
    await key.type('unfinished');
    expect(await key.evaluate((field) => getComputedStyle(field).getPropertyValue('-webkit-text-security'))).toBe(
      'disc',
    );
    await press(panel, 'Look for local models');
    await byRole(panel, 'switch', hide);
    for (const scheme of ['light', 'dark'] as const) {
      await setScheme(its.driver, panel, scheme);
      expect(await violations(panel)).toEqual([]);
    }
  });

  it('answers once the switch is on, and is added with one click', async () => {
    const panel = await its.driver.openPanel();
    const box = await byRole(panel, 'switch', hide);
    await box.click();
    await byRole(panel, 'combobox', 'Model of Ollama');
    await press(panel, 'Add Ollama');
    await byRole(panel, 'combobox', 'Model');
    await until('the model to be in use', async () => (await panel.$('.no-model')) === null);
    await say(panel, 'Tell me a story about boats');
    await answered(panel, 'Hello from this machine.');
    expect(posts().at(-1)).toMatchObject({ path: '/api/chat', body: { model: 'qwen3:8b' } });
    expect(posts().at(-1)?.headers.origin).toBeUndefined();
  });

  it('shows a clock while its model is being loaded, until the first word', async () => {
    const panel = await its.driver.openPanel();
    const { promise, resolve } = Promise.withResolvers<void>();
    loaded = promise;
    await press(panel, 'New chat');
    await say(panel, 'Tell me a long story about boats');
    const clock = await shown(panel, '[role="timer"]');
    expect(await clock.evaluate((one) => one.textContent)).toMatch(/^Loading the model into memory, 0:0\d$/);
    await until('it to be announced', async () =>
      (await texts(panel, '[role="status"]')).includes('Loading the model into memory'),
    );
    expect(await violations(panel)).toEqual([]);
    resolve();
    await answered(panel, 'Hello from this machine.');
    expect(await panel.$('[role="timer"]')).toBeNull();
  });

  it('still refuses web pages', async () => {
    const tab = await its.driver.browser.newPage();
    await tab.goto(its.site.url('/page'));
    const status = await tab.evaluate(async (address: string) => {
      const response = await fetch(address, { method: 'POST', body: '{}' });
      return response.status;
    }, `http://localhost:${port}/api/show`);
    expect(status).toBe(403);
    expect(posts().at(-1)?.headers.origin).toBe(new URL(its.site.url('/page')).origin);
    await tab.close();
  });

  it('answers after a restart of the browser too', async () => {
    await its.driver.restart();
    const panel = await its.driver.openPanel();
    await press(panel, 'New chat');
    await say(panel, 'Tell me another story about boats');
    await answered(panel, 'Hello from this machine.');
  });

  it('refuses again once the switch is off, and is allowed in the conversation', async () => {
    const options = await its.driver.openPage('options.html#providers');
    await (await shown(options, '.provider-toggle')).click();
    await (await byRole(options, 'switch', hide)).click();
    await until('the switch to be off', async () => (await options.$('[role="switch"]')) === null);
    await options.close();
    const panel = await its.driver.openPanel();
    await panel.bringToFront();
    await say(panel, 'Tell me a third story about boats');
    await shown(panel, '[data-end="error"]');
    await (await byRole(panel, 'switch', hide)).click();
    await until('the end of the error', async () => (await panel.$('[data-end="error"]')) === null);
    await answered(panel, 'Hello from this machine.');
  });
});
