import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameServer, type OutsideRequest } from '@/src/bridge/frame-server.ts';
import { requestOf, wireFrameSchema } from '@/src/bridge/wire-frame.ts';
import { type BrowserFrame, cutIntoPieces, pieceLength } from '@/src/contract/bridge.ts';

function start(answer: (request: OutsideRequest) => Promise<Response>) {
  const sent: BrowserFrame[] = [];
  const ended = Promise.withResolvers<void>();
  const server = frameServer({
    answer,
    send(frame) {
      sent.push(frame);
      if (frame.t === 'end' || (frame.t === 'head' && frame.whole !== undefined)) ended.resolve();
    },
  });
  const request = (id: number, body: string, pieces = pieceLength) => {
    server.frame({ t: 'request', id, method: 'POST', path: '/v1/x?a=b', headers: { 'content-type': 'text/plain' } });
    for (const data of cutIntoPieces(body, pieces)) server.frame({ t: 'body', id, data });
    server.frame({ t: 'sent', id });
  };
  const dataOf = (id: number) => sent.flatMap((frame) => (frame.t === 'data' && frame.id === id ? frame.data : []));
  return { server, sent, request, dataOf, ended: ended.promise };
}

const echo = async ({ body }: OutsideRequest) => new Response(body, { status: 201, headers: { 'x-own': 'yes' } });

describe('requests in frames', () => {
  it('arrive whole, and their answers are sent in pieces that fit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 2, max: 9 }),
        async (body, n) => {
          const { request, sent, dataOf, ended } = start(echo);
          request(7, body, n);
          await ended;
          expect(sent[0]).toMatchObject({ t: 'head', id: 7, status: 201, headers: { 'x-own': 'yes' } });
          expect(dataOf(7).join('')).toBe(
            body.isWellFormed() ? body : new TextDecoder().decode(new TextEncoder().encode(body)),
          );
        },
      ),
    );
  });

  it('keep characters whole across cuts of streams and frames', async () => {
    const body = 'ä𝄞'.repeat(pieceLength);
    const bytes = new TextEncoder().encode(body);
    const { request, dataOf, ended } = start(
      async () =>
        new Response(
          new ReadableStream({
            start(stream) {
              for (let at = 0; at < bytes.length; at += 99_991) stream.enqueue(bytes.slice(at, at + 99_991));
              stream.close();
            },
          }),
        ),
    );
    request(1, '');
    await ended;
    const data = dataOf(1);
    expect(data.join('') === body).toBe(true);
    expect(data.every((piece) => piece.length <= pieceLength && piece.isWellFormed())).toBe(true);
  });

  it('have method, address and headers', async () => {
    const seen: OutsideRequest[] = [];
    const { request, ended } = start(async (one) => {
      seen.push(one);
      return new Response(null, { status: 204 });
    });
    request(1, 'x');
    await ended;
    expect(seen[0]).toMatchObject({ method: 'POST', body: 'x' });
    expect(seen[0]?.url.pathname).toBe('/v1/x');
    expect(seen[0]?.url.searchParams.get('a')).toBe('b');
    expect(seen[0]?.headers.get('content-type')).toBe('text/plain');
  });

  it('get an error if answering fails', async () => {
    const { request, sent, dataOf, ended } = start(async () => Promise.reject(new Error('Broken.')));
    request(1, 'x');
    await ended;
    expect(sent[0]).toMatchObject({ t: 'head', status: 500 });
    expect(JSON.parse(dataOf(1).join(''))).toMatchObject({ error: { message: 'Broken.', code: 'internal_error' } });
  });

  it('are aborted without an answer when their program is gone', async () => {
    const heard = Promise.withResolvers<OutsideRequest>();
    const over = Promise.withResolvers<Response>();
    const { server, request, sent } = start(async (one) => {
      heard.resolve(one);
      return over.promise;
    });
    request(1, 'x');
    const { signal } = await heard.promise;
    server.frame({ t: 'gone', id: 1 });
    expect(signal.aborted).toBe(true);
    over.resolve(new Response('late'));
    await over.promise;
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toEqual([]);
  });

  it('continue without sending if the helper was lost', async () => {
    const heard = Promise.withResolvers<OutsideRequest>();
    const over = Promise.withResolvers<Response>();
    const { server, request, sent } = start(async (one) => {
      heard.resolve(one);
      return over.promise;
    });
    request(1, 'x');
    const { signal } = await heard.promise;
    server.frame({ t: 'lost' });
    expect(signal.aborted).toBe(false);
    over.resolve(new Response('late'));
    await over.promise;
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toEqual([]);
  });
});

describe('a helper that takes short bodies in one frame', () => {
  const ready = { t: 'ready', version: 1, port: 1, role: 'hub', host: '1', whole: true } as const;
  const asked = { t: 'request', id: 3, method: 'POST', path: '/v1/x', headers: {} } as const;

  it('sends requests and gets answers in one frame', async () => {
    const { server, sent, ended } = start(echo);
    server.frame(ready);
    server.frame({ ...asked, whole: 'ä𝄞' });
    await ended;
    expect(sent).toMatchObject([{ t: 'head', id: 3, status: 201, headers: { 'x-own': 'yes' }, whole: 'ä𝄞' }]);
  });

  it('gets longer answers in pieces', async () => {
    const { server, sent, dataOf, ended } = start(echo);
    const body = 'x'.repeat(pieceLength + 1);
    server.frame(ready);
    server.frame({ ...asked, whole: body });
    await ended;
    expect(sent.map(({ t }) => t)).toEqual(['head', 'data', 'data', 'end']);
    expect(dataOf(3).join('') === body).toBe(true);
  });

  it('gets each part of a stream at once', async () => {
    const parts = new TransformStream<Uint8Array, Uint8Array>();
    const headers = { 'content-type': 'text/event-stream' };
    const { server, dataOf, ended } = start(async () => new Response(parts.readable, { headers }));
    server.frame(ready);
    server.frame({ ...asked, whole: '' });
    const writer = parts.writable.getWriter();
    await writer.write(new TextEncoder().encode('data: 1\n\n'));
    await expect.poll(() => dataOf(3)).toEqual(['data: 1\n\n']);
    await writer.close();
    await ended;
  });

  it('gets nothing more for a request that it cancelled', async () => {
    const over = Promise.withResolvers<Response>();
    const { server, sent } = start(() => over.promise);
    server.frame(ready);
    server.frame({ ...asked, whole: '' });
    server.frame({ t: 'gone', id: 3 });
    over.resolve(new Response('late'));
    await over.promise;
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toEqual([]);
  });
});

describe('a malformed frame', () => {
  const bad = { t: 'body', id: 7, data: 5 };

  it('is matched to its request', () => {
    expect(wireFrameSchema.safeParse(bad).success).toBe(false);
    expect(requestOf(bad)).toBe(7);
    for (const none of [null, 'sent', { t: 'gone', id: 7 }, { t: 'sent', id: '7' }]) expect(requestOf(none)).toBe(null);
  });

  it('ends its request with an error, and aborts it', async () => {
    const heard = Promise.withResolvers<OutsideRequest>();
    const { server, sent, request, dataOf, ended } = start((one) => {
      heard.resolve(one);
      return new Promise(() => undefined);
    });
    request(7, 'x');
    const { signal } = await heard.promise;
    server.refuse(7);
    await ended;
    expect(signal.aborted).toBe(true);
    expect(sent[0]).toMatchObject({ t: 'head', id: 7, status: 502 });
    expect(JSON.parse(dataOf(7).join(''))).toMatchObject({ error: { code: 'bad_frame' } });
  });

  it('with an invalid address gets an error too', async () => {
    const { server, sent, ended } = start(echo);
    server.frame({ t: 'request', id: 8, method: 'GET', path: '//', headers: {} });
    await ended;
    expect(sent[0]).toMatchObject({ t: 'head', id: 8, status: 502 });
  });
});
