import { beforeEach, describe, expect, it } from 'vitest';
import { bodyLimit, carriedHeaders, pieceLength } from '@/src/contract/bridge.ts';
import { freePort } from '@/test/free-port.ts';
import { builtHost, temporaryFolder } from './built-host.ts';
import { ask, readText, startRequest } from './http-client.ts';
import { type BrowserOptions, startBrowser } from './native-browser.ts';

const host = builtHost();

let port: number;
beforeEach(async () => {
  port = await freePort();
});

const key = 'or_carry';
const start = (options: Partial<BrowserOptions> = {}) =>
  startBrowser({ file: host.file, port, runtime: temporaryFolder(), keys: [key], ...options });

/** Ten megabytes in which every cut at an even place would fall into a surrogate pair. */
const large = `x${'🜁ä'.repeat(Math.ceil(10_000_000 / 6))}`;

describe('a request', () => {
  it('reaches the browser with method, path, body and the carried headers', async () => {
    await start({
      answer: ({ id, body, ...request }, browser) => browser.reply(id, JSON.stringify({ ...request, body })),
    });
    const headers = Object.fromEntries(carriedHeaders.map((name) => [name, `value of ${name}`]));
    const { origin: _, authorization: __, ...given } = headers;
    const { status, text } = await ask({
      port,
      key,
      method: 'POST',
      path: '/mcp?tags=tabs',
      headers: { ...given, cookie: 'secret=1', 'x-forwarded-for': '10.0.0.1' },
      body: '\ufeff{"a":"ä🜁"}',
    });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      t: 'request',
      method: 'POST',
      path: '/mcp?tags=tabs',
      headers: { ...given, authorization: `Bearer ${key}` },
      body: '\ufeff{"a":"ä🜁"}',
    });
  });

  it('of 10 MB arrives whole, in pieces that fit into frames', async () => {
    const browser = await start({ answer: ({ id }, to) => to.reply(id, 'ok') });
    expect((await ask({ port, key, method: 'POST', body: large })).text).toBe('ok');
    expect(browser.requests[0]!.body === large).toBe(true);
    const pieces = browser.frames.flatMap((frame) => (frame.t === 'body' ? [frame.data] : []));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(pieceLength);
  });

  it('of the maximum size is carried without a content length too', async () => {
    await start({ answer: ({ id, body }, browser) => browser.reply(id, String(body.length)) });
    const chunks = Array.from({ length: 16 }, () => Buffer.alloc(bodyLimit / 16, 'x'));
    expect((await ask({ port, key, method: 'POST', body: chunks })).text).toBe(String(bodyLimit));
  });

  it('is reported as gone when its client disconnects', async () => {
    const browser = await start();
    const { sent } = startRequest({ port, key, method: 'POST', body: '{}' });
    const { id } = await browser.request();
    sent.destroy();
    expect(await browser.frame('gone')).toEqual({ t: 'gone', id });
    browser.reply(id, 'too late');
    const next = startRequest({ port, key });
    const second = await browser.request(2);
    browser.reply(second.id, 'still there');
    expect(await readText(await next.response)).toBe('still there');
  });

  it('waits while the browser reads nothing, while others are answered', async () => {
    const browser = await start({ answer: ({ id, body }, to) => to.reply(id, String(body.length)) });
    browser.host.stdout!.pause();
    const waiting = ask({ port, key, method: 'POST', body: large });
    for (let count = 0; count < 20; count += 1) expect((await ask({ port, key: 'or_other' })).status).toBe(401);
    browser.host.stdout!.resume();
    expect((await waiting).text).toBe(String(large.length));
  });

  it('is not sent on when its client disconnects in the middle', async () => {
    const browser = await start();
    const pause = () => {
      if (browser.frames.some(({ t }) => t === 'request')) browser.host.stdout!.pause();
    };
    browser.host.stdout!.on('data', pause);
    const { sent } = startRequest({ port, key, method: 'POST', body: large });
    const { id } = await browser.frame('request');
    sent.destroy();
    for (let turn = 0; turn < 20; turn += 1) await ask({ port });
    browser.host.stdout!.off('data', pause).resume();
    await browser.frame('gone', (frame) => frame.id === id);
    expect(browser.frames.filter(({ t }) => t === 'body').length).toBeLessThan(large.length / pieceLength);
    expect(browser.frames.some(({ t }) => t === 'sent')).toBe(false);
  });

  it('is not reported as gone after it was answered', async () => {
    const browser = await start({ answer: ({ id }, to) => to.reply(id, 'ok') });
    for (let count = 0; count < 5; count += 1) await ask({ port, key });
    expect(browser.frames.filter(({ t }) => t === 'gone')).toEqual([]);
  });
});

describe('an answer', () => {
  it('of 10 MB arrives whole', async () => {
    await start({ answer: ({ id }, browser) => browser.reply(id, large) });
    expect((await ask({ port, key })).text === large).toBe(true);
  });

  it('reaches the client piece by piece as the browser gives it', async () => {
    const browser = await start();
    const { response } = startRequest({ port, key });
    const { id } = await browser.request();
    browser.send({ t: 'head', id, status: 200, headers: { 'content-type': 'text/event-stream' } });
    const stream = await response;
    stream.setEncoding('utf8');
    const parts = stream[Symbol.asyncIterator]();
    for (const data of ['data: 1\n\n', ': still here\n\n', 'data: 🜁\n\n']) {
      browser.send({ t: 'data', id, data });
      expect((await parts.next()).value).toBe(data);
    }
    browser.send({ t: 'end', id });
    expect((await parts.next()).done).toBe(true);
  });

  it('keeps the headers of the browser except those that the host sets', async () => {
    await start({
      answer: ({ id }, browser) =>
        browser.reply(id, 'ok', 404, {
          'content-type': 'application/json',
          'retry-after': '7',
          'content-length': '99',
          'access-control-allow-origin': '*',
        }),
    });
    const { status, headers, text } = await ask({ port, key });
    expect({ status, text }).toEqual({ status: 404, text: 'ok' });
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'retry-after': '7' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('content-length');
  });

  it('of a closed browser is an error before its head was sent, and breaks off after it', async () => {
    const browser = await start();
    const first = startRequest({ port, key });
    const second = startRequest({ port, key, path: '/mcp', method: 'POST', body: '{}' });
    const third = startRequest({ port, key });
    const { id } = await browser.request(3);
    browser.send({ t: 'head', id, status: 200, headers: {} });
    browser.send({ t: 'data', id, data: 'half' });
    const open = await Promise.race([first, second, third].map(({ response }) => response));
    const others = Promise.all([first, second, third].map(({ response }) => response));
    browser.quit();
    const refused = (await others).filter((response) => response !== open);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    for (const text of await Promise.all(refused.map(readText))) expect(text).toContain('browser_gone');
    await expect(readText(open)).rejects.toThrow('aborted');
    expect(await browser.ended).toBe(0);
  });

  it('of a closed page is an error too, and the next page answers again', async () => {
    const browser = await start();
    const [first, second] = [startRequest({ port, key }), startRequest({ port, key })];
    const { id } = await browser.request(2);
    browser.send({ t: 'head', id, status: 200, headers: {} });
    browser.send({ t: 'data', id, data: 'half' });
    const open = await Promise.race([first.response, second.response]);
    browser.send({ t: 'lost' });
    const responses = await Promise.all([first.response, second.response]);
    const refused = responses.find((response) => response !== open)!;
    expect(refused.statusCode).toBe(503);
    expect(await readText(refused)).toContain('browser_gone');
    await expect(readText(open)).rejects.toThrow('aborted');
    const next = ask({ port, key });
    browser.reply((await browser.request(3)).id, 'ok');
    expect((await next).text).toBe('ok');
  });

  it('that is read slowly is not buffered without limit', async () => {
    const browser = await start();
    const { response } = startRequest({ port, key });
    const { id } = await browser.request();
    browser.send({ t: 'head', id, status: 200, headers: {} });
    const stream = await response;
    const pieces = 160;
    for (let count = 0; count < pieces; count += 1) browser.send({ t: 'data', id, data: 'x'.repeat(pieceLength) });
    // More turns of the host than it needs to read all of it.
    for (let turn = 0; turn < 200 && browser.host.stdin!.writableLength > 0; turn += 1) await ask({ port });
    expect(browser.host.stdin!.writableLength).toBeGreaterThan(0);
    browser.send({ t: 'end', id });
    expect((await readText(stream)).length).toBe(pieces * pieceLength);
  });
});

describe('a browser that takes short bodies in one frame', () => {
  const answerWhole: BrowserOptions['answer'] = ({ id, body }, browser) =>
    browser.send({ t: 'head', id, status: 201, headers: { 'x-own': 'yes' }, whole: `got ${body}` });

  it('gets and sends them in one frame', async () => {
    const browser = await start({ whole: true, answer: answerWhole });
    const { status, text } = await ask({ port, key, method: 'POST', body: '{"a":"ä🜁"}' });
    expect([status, text]).toEqual([201, 'got {"a":"ä🜁"}']);
    expect((await ask({ port, key })).text).toBe('got ');
    expect(browser.frames.map(({ t }) => t)).toEqual(['ready', 'servers', 'request', 'request']);
    expect(await browser.frame('ready')).toMatchObject({ whole: true });
  });

  it('gets longer bodies in pieces', async () => {
    const body = 'x'.repeat(pieceLength + 1);
    const browser = await start({ whole: true, answer: ({ id }, to) => to.reply(id, 'ok') });
    expect((await ask({ port, key, method: 'POST', body })).text).toBe('ok');
    expect(browser.requests[0]!.body === body).toBe(true);
    expect(browser.frames.slice(2).map(({ t }) => t)).toEqual(['request', 'body', 'body', 'sent']);
  });

  it('also through another browser’s helper', async () => {
    const runtime = temporaryFolder();
    await start({ runtime, keys: ['or_other'] });
    await start({ runtime, whole: true, answer: answerWhole });
    expect((await ask({ port, key, method: 'POST', body: 'x' })).text).toBe('got x');
  });
});
