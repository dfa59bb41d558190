import { afterAll, describe, expect, it } from 'vitest';
import { answer, type ModelServer, startModelServer } from '../../fixtures/model-server.ts';
import { wires } from '../../fixtures/model-server-wires/index.ts';
import type { AskingBrowser } from './asking-browser.ts';
import { until } from './driver.ts';
import { answered, byRole, fill, gone, press, say, shown, texts } from './panel.ts';

const key = 'sk-0123456789';
const kinds = ['anthropic', 'openai-compatible', 'google', 'ollama'];

/** Models under names that are this machine to the browser and strangers to the extension; no page may read them. */
export function modelPermissionCases(its: Pick<AskingBrowser, 'driver' | 'answerPrompt'>): {
  readonly servers: ReadonlyMap<string, ModelServer>;
} {
  const servers = new Map<string, ModelServer>();
  afterAll(() => Promise.all([...servers.values()].map((server) => server.close())));

  async function start(kind: string): Promise<{ server: ModelServer; host: string; baseUrl: string }> {
    const wire = wires.get(kind)!;
    const server = await startModelServer({
      wire,
      key,
      cors: false,
      replies: () => answer(`I am ${kind} 🌦.`, { writes: 7 }),
    });
    servers.set(kind, server);
    const url = new URL(server.baseUrl || server.origin);
    url.hostname = `${kind}.test`;
    return { server, host: url.host, baseUrl: url.href };
  }

  const mayContact = (kind: string) => async () =>
    (await its.driver.hand()).evaluate(
      (origin: string) => chrome.permissions.contains({ origins: [origin] }),
      `http://${kind}.test/*`,
    );

  /** Saves a connection. The browser then asks. */
  async function save(kind: string, baseUrl: string) {
    const options = await its.driver.openPage('options.html#providers');
    await press(options, 'Add provider');
    await (await byRole(options, 'combobox', 'Type')).select(kind);
    await fill(options, 'Name', `My ${kind}`);
    await fill(options, 'Base URL', baseUrl);
    await fill(options, 'API key', key);
    await fill(options, 'Model', 'test-model');
    await press(options, 'Save');
    await until(`My ${kind} to be saved`, async () =>
      (await texts(options, '[data-provider] .provider-row')).some((row) => row.includes(`My ${kind}`)),
    );
    return options;
  }

  describe('a model that is not on this machine', () => {
    it('gets nothing if the user refused the browser permission, and says so', async () => {
      const [kind = ''] = kinds;
      const { server, host, baseUrl } = await start(kind);
      const options = await save(kind, baseUrl);
      const says = async () =>
        (await texts(options, '.form-status')).join().includes(`does not let Outrigger contact ${host}`);
      await its.answerPrompt('deny', says);
      await until('the refusal in words', says);
      await options.close();

      const panel = await its.driver.openPanel();
      await say(panel, 'Hello there, who are you?');
      await byRole(panel, 'dialog', 'What this model may see');
      await press(panel, 'Allow');
      await shown(panel, '[data-end="error"]');
      expect((await texts(panel, '[data-end="error"]'))[0]).toContain(`may not contact ${host}`);
      expect(server.requests).toEqual([]);

      await press(panel, `Allow access to ${host}`);
      await its.answerPrompt('allow', mayContact(kind));
      await answered(panel, `I am ${kind} 🌦.`);
      expect(server.requests).toHaveLength(1);
    });

    it.each(kinds.slice(1))('of the kind %s is asked for with its key once the browser allows it', async (kind) => {
      const { server, baseUrl } = await start(kind);
      const options = await save(kind, baseUrl);
      await its.answerPrompt('allow', mayContact(kind));
      await options.close();
      const panel = await its.driver.openPanel();
      await panel.bringToFront();
      const models = await byRole(panel, 'combobox', 'Model');
      const value = await until(`My ${kind} to choose`, () =>
        models.evaluate(
          (list, name) => [...(list as HTMLSelectElement).options].find(({ text }) => text.includes(name))?.value,
          `My ${kind}`,
        ),
      );
      await models.select(value);
      await press(panel, 'New chat');
      await say(panel, 'Hello there, who are you?');
      await byRole(panel, 'dialog', 'What this model may see');
      await press(panel, 'Allow');
      await answered(panel, `I am ${kind} 🌦.`);
      await gone(panel, '.status-line[data-busy="true"]');
      expect(server.requests.map(({ headers }) => wires.get(kind)?.keyOf(headers))).toEqual([key]);
    });
  });

  return { servers };
}
