import {
  answer,
  type ChatRequest,
  type ModelServer,
  type Reply,
  refusal,
  startModelServer,
  words,
} from '../../fixtures/model-server.ts';
import { type Driver, until } from './driver.ts';
import { askForPermissions } from './firefox-window.ts';
import { byRole, fill, openFold, press, shown } from './panel.ts';

export type Answer = string | Reply | { status: number; message: string };

/** A call as the model is asked to write it. */
export const callText = (name: string, args: Record<string, unknown>): string =>
  ['```json', JSON.stringify({ action: 'tool_call', name, arguments: args }, null, 2), '```'].join('\n');

/** A model that says what it is told to. */
export interface ScriptedModel {
  /** Base URL of the server, with the path. */
  baseUrl: string;
  /** Sets the answers to the next requests. Answers left by an earlier test are dropped. */
  script(answers: Answer[]): void;
  /** A reply that stops after its first text until it is released. */
  hold(text: [before: string, after: string]): {
    reply: Reply;
    release(): void;
    /** Resolves when the browser has closed the connection. */
    readonly closed: Promise<string>;
  };
  /** The chat requests so far. */
  bodies(): ChatRequest[];
  close(): Promise<void>;
}

/**
 * Starts a model server and adds it to the browser as a connection. `model`: the name it goes by. `host`: under which
 * the browser is to know it, in place of this machine's own address.
 */
export async function scriptedModel(driver: Driver, model = 'test-model', host?: string): Promise<ScriptedModel> {
  const server = await startModelServer();
  const baseUrl = new URL(server.baseUrl);
  if (host) baseUrl.hostname = host;
  await connect(driver, baseUrl.href, model);
  const chats = (): ModelServer['requests'] => server.requests.filter(({ method }) => method === 'POST');
  return {
    baseUrl: server.baseUrl,
    script: (answers) => server.replace(answers.map(reply)),
    hold([before, after]) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const index = chats().length;
      return {
        reply: answer([...words(before), { type: 'wait', until: promise }, ...words(after)]),
        release: resolve,
        get closed() {
          return until('the request', async () => chats()[index]).then((one) => one.closed);
        },
      };
    },
    bodies: () => chats().map(({ body }) => body as ChatRequest),
    close: () => server.close(),
  };
}

/** Bytes of one write: small, and never at the end of an event. */
const awkward = 7;

const reply = (given: Answer): Reply => {
  if (typeof given === 'string') return answer(given, { writes: awkward });
  return 'type' in given ? given : refusal(given.status, { message: given.message });
};

/** Adds a server as a connection, as a user would. `fields`: what else is written into the form, by its labels. */
export async function connect(
  driver: Driver,
  baseUrl: string,
  model: string,
  fields: Record<string, string> = {},
): Promise<void> {
  const options = await driver.openPage('options.html');
  // Firefox would take the end of the page that asks for a no.
  if (driver.name === 'firefox') await askForPermissions(driver.browser, false);
  await press(options, 'Add provider');
  const type = await byRole(options, 'combobox', 'Type');
  (await type.evaluate((element) => element.tagName === 'SELECT'))
    ? await type.select('openai-compatible')
    : await type.click();
  await fill(options, 'Name', 'Test server');
  await fill(options, 'Base URL', baseUrl);
  await fill(options, 'Model', model);
  if (Object.keys(fields).length > 0) await openFold(options, 'More settings');
  for (const [label, value] of Object.entries(fields)) await fill(options, label, value);
  await press(options, 'Save');
  // Its form has the same `data-provider`; the row is there once it is saved.
  await shown(options, '[data-provider] .provider-row');
  if (driver.name === 'firefox') await askForPermissions(driver.browser, true);
  await options.close();
}
