import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameServer, type OutsideRequest } from '@/src/bridge/frame-server.ts';
import { type BrowserFrame, cutIntoPieces, pieceLength } from '@/src/contract/bridge.ts';

function start(answer: (request: OutsideRequest) => Promise<Response>) {
  const sent: BrowserFrame[] = [];
  const ended = Promise.withResolvers<void>();
  const server = frameServer({
    answer,
    send(frame) {
      sent.push(frame);
      if (frame.t === 'end') ended.resolve();
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
  it('come whole, and their answers go out in pieces that fit', async () => {
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

  it('keep characters whole across the cuts of a stream and of frames', async () => {
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

  it('say method, address and headers', async () => {
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

  it('end in words where their answer fails', async () => {
    const { request, sent, dataOf, ended } = start(async () => Promise.reject(new Error('Broken.')));
    request(1, 'x');
    await ended;
    expect(sent[0]).toMatchObject({ t: 'head', status: 500 });
    expect(JSON.parse(dataOf(1).join(''))).toMatchObject({ error: { message: 'Broken.', code: 'internal_error' } });
  });

  it('hear that their program has gone, and are not answered then', async () => {
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

  it('go on unheard where the helper was lost', async () => {
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
