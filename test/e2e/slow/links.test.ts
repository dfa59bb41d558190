import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunAnswer } from '@/src/contract/run.ts';
import type { SitePage } from '@/test/fixtures/site-server.ts';
import { ask, runTool } from '../harness/background.ts';
import { until } from '../harness/driver.ts';
import { saveBookmarks } from '../harness/library.ts';
import { emptyLibrary } from '../harness/records.ts';
import { world } from '../harness/start.ts';

const asked: { path: string; cookie: string | undefined }[] = [];
let door = Promise.withResolvers<void>();

/** A page that notes who asks. */
const page = (answer: Extract<SitePage, { answer: unknown }>['answer']): SitePage => ({
  answer(request, response) {
    asked.push({ path: request.url ?? '', cookie: request.headers.cookie });
    answer(request, response);
  },
});
const status = (code: number, location?: string) =>
  page((_, response) => {
    response.writeHead(code, location ? { location } : {}).end();
  });
/** A server of this machine that nobody may be led to. */
const inside = { port: 0, asked: 0 };
const privateServer = createServer((_, response) => {
  inside.asked += 1;
  response.end('secret');
});
const held = Array.from({ length: 40 }, (_, at) => `/held-${at}`);

const its = world(
  {
    '/cookie': {
      answer: (_, response) => response.setHeader('set-cookie', 'session=1; Path=/').end('<title>In</title>'),
    },
    '/there': status(200),
    '/gone': status(404),
    '/old': status(301, '/new'),
    '/new': status(200),
    '/members': status(302, '/login'),
    '/login': status(200),
    '/silent': page(() => undefined),
    ...Object.fromEntries(
      ['127.0.0.1', 'localhost', '[::1]', '2130706433'].map((name, at) => [
        `/inside-${at}`,
        page((_, response) => response.writeHead(302, { location: `http://${name}:${inside.port}/secret` }).end()),
      ]),
    ),
    '/twice': status(307, '/inside-0'),
    ...Object.fromEntries(
      held.map((path, at) => [
        path,
        page(async (_, response) => {
          if (at >= 10) await door.promise;
          response.writeHead(at % 2 ? 404 : 200).end();
        }),
      ]),
    ),
  },
  { granted: true },
);
let hand: Page;
let port: string;
const at = (name: string, path: string) => `http://${name}.test:${port}${path}`;
const save = (urls: string[]) =>
  saveBookmarks(
    its.driver,
    'Links',
    urls.map((url) => ({ title: url, url })),
  );

beforeAll(async () => {
  hand = await its.driver.hand();
  port = new URL(its.site.origin).port;
  await new Promise<void>((resolve) => privateServer.listen(0, '::', resolve));
  inside.port = (privateServer.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => privateServer.close(resolve)));
beforeEach(async () => {
  await emptyLibrary(hand);
  asked.length = 0;
});

/** A port of this machine at which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}

const rules = () => hand.evaluate(() => chrome.declarativeNetRequest.getSessionRules());
const urlsOf = (list: { url: string }[]) => list.map(({ url }) => new URL(url).pathname);
const request = (id: string) => ({
  call: { id, name: 'check_bookmark_links', arguments: {}, repairs: [] },
  rest: [],
  context: { caller: 'model', conversation: id, turn: id, window: null },
});

/** Begins a check with everything ticked, and waits until it is held at the door. */
async function begun(id: string): Promise<void> {
  const answer = await ask<RunAnswer>(hand, 'run', request(id));
  if (answer.kind !== 'confirm') throw new Error(JSON.stringify(answer));
  const rows = answer.preview.sections.flatMap((section) => section.rows.map((row) => row.id));
  void ask(hand, 'approve', { ticket: answer.ticket, rows }).catch(() => null);
  await until('the first ten', async () => asked.some(({ path }) => path === '/held-10'));
}

async function ended(id: string) {
  for (;;) {
    const answer = await ask<RunAnswer>(hand, 'run', request(id));
    if (answer.kind === 'result') return answer.result;
    if (answer.kind !== 'more') throw new Error(JSON.stringify(answer));
  }
}

describe('check_bookmark_links', () => {
  it('sorts real answers, without cookies and without pages of this machine', async () => {
    await hand.evaluate((url: string) => chrome.tabs.create({ url, active: false }), at('a', '/cookie'));
    const paths = ['/there', '/gone', '/old', '/members'];
    const refused = `http://d.test:${await closedPort()}/refused`;
    await save([...paths.map((path) => at('a', path)), at('b', '/silent'), refused, its.site.url('/there')]);
    const { result } = await runTool(hand, 'check_bookmark_links', {});
    const data = Object(result?.data);
    expect(data).toMatchObject({ checked: 6, there: 1, skipped: 1, moved: [{ to: at('a', '/new') }] });
    expect(urlsOf(data.gone)).toEqual(['/gone']);
    expect(urlsOf(data.moved)).toEqual(['/old']);
    expect(data.unsure.map(({ url, why }: { url: string; why: string }) => [new URL(url).pathname, why])).toEqual([
      ['/members', 'leads to a login'],
      ['/silent', 'did not answer in time'],
      ['/refused', 'did not answer'],
    ]);
    expect(asked.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  });

  it('reaches no port of this machine by redirects, and blocks nothing afterwards', async () => {
    const paths = ['/inside-0', '/inside-1', '/inside-2', '/inside-3', '/twice'];
    await save([...paths, '/there'].map((path) => at('a', path)));
    const { result } = await runTool(hand, 'check_bookmark_links', {});
    expect(result?.data).toMatchObject({ checked: 6, there: 1, unsure: { length: 5 } });
    expect(inside.asked).toBe(0);
    expect(await rules()).toEqual([]);
  });

  it('gives its findings so far when stopped', async () => {
    door = Promise.withResolvers();
    await save(held.map((path) => at('a', path)));
    await begun('links:1');
    await ask(hand, 'stop', { call: 'links:1' });
    expect(await ended('links:1')).toMatchObject({
      data: { checked: 10, there: 5, gone: { length: 5 }, unchecked: 30 },
    });
    expect(asked.filter(({ path }) => path === '/held-11')).toEqual([]);
  });

  it('continues after the background was stopped, and requests no page twice', async () => {
    door = Promise.withResolvers();
    await save(held.map((path) => at('a', path)));
    await begun('links:2');
    expect(await rules()).not.toEqual([]);
    await its.driver.stopBackground();
    door.resolve();
    expect(await ended('links:2')).toMatchObject({ data: { checked: 40, there: 20, gone: { length: 20 } } });
    const first = (path: string) => asked.filter((one) => one.path === path).length;
    // A page that is gone is asked twice, briefly and as a reader would.
    expect(held.slice(0, 10).map(first)).toEqual(held.slice(0, 10).map((_, n) => (n % 2 ? 2 : 1)));
    await until('the rules to be gone', async () => (await rules()).length === 0);
  });
});
