import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
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
import { byRole, fill, press, shown } from './panel.ts';

export type Answer = string | Reply | { status: number; message: string };

/** A call as the model is asked to write it. */
export const callText = (name: string, args: Record<string, unknown>): string =>
  ['```json', JSON.stringify({ action: 'tool_call', name, arguments: args }, null, 2), '```'].join('\n');

/** Bytes of one write: small, and never at the end of an event. */
const awkward = 7;

const reply = (given: Answer): Reply => {
  if (typeof given === 'string') return answer(given, { writes: awkward });
  return 'type' in given ? given : refusal(given.status, { message: given.message });
};

/** A model server that the browser's first connection points at, for one file of tests. */
export function withModel(its: { readonly driver: Driver }) {
  let server: ModelServer | undefined;
  beforeAll(async () => {
    server = await startModelServer();
    await connect(await its.driver.openPage('options.html'), server.baseUrl);
  });
  afterAll(() => server?.close());
  const running = (): ModelServer => {
    if (!server) throw new Error('Only inside a test');
    return server;
  };
  return {
    /** What the next requests get. */
    script: (answers: Answer[]) => running().add(...answers.map(reply)),
    /** A reply that stops after its first text until it is released. */
    hold([before, after]: [string, string]) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const index = running().requests.filter(({ method }) => method === 'POST').length;
      return {
        reply: answer([...words(before), { type: 'wait', until: promise }, ...words(after)]),
        release: resolve,
        /** Resolves when the browser has closed the connection. */
        get closed() {
          return until(
            'the request',
            async () => running().requests.filter(({ method }) => method === 'POST')[index],
          ).then((one) => one.closed);
        },
      };
    },
    /** The chat requests so far. */
    bodies: (): ChatRequest[] =>
      running()
        .requests.filter(({ method }) => method === 'POST')
        .map(({ body }) => body as ChatRequest),
  };
}

/** Adds the server as a connection, as a user would. */
async function connect(options: Page, baseUrl: string): Promise<void> {
  await press(options, 'Add provider');
  const type = await byRole(options, 'combobox', 'Type');
  (await type.evaluate((element) => element.tagName === 'SELECT'))
    ? await type.select('openai-compatible')
    : await type.click();
  await fill(options, 'Name', 'Test server');
  await fill(options, 'Base URL', baseUrl);
  await fill(options, 'Model', 'test-model');
  await press(options, 'Save');
  await shown(options, '[data-provider]');
  await options.close();
}
