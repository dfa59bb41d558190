import { describe, expect, it } from 'vitest';
import { readBytes, readText, TooLong } from '@/src/text/read-body.ts';

/** A body that gives ten bytes whenever it is asked, without end. */
function endless() {
  const its = { given: 0, closed: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      its.given += 10;
      controller.enqueue(new TextEncoder().encode('0123456789'));
    },
    cancel() {
      its.closed = true;
    },
  });
  return { its, response: new Response(body) };
}

describe('reading a body', () => {
  it('gives all of it, up to the limit', async () => {
    expect(await readText(new Response('čaj'), { most: 4 })).toBe('čaj');
    expect(await readBytes(new Response(null), { most: 4 })).toHaveLength(0);
  });

  it('closes the connection as soon as it is too long', async () => {
    const { its, response } = endless();
    await expect(readBytes(response, { most: 1_000 })).rejects.toBeInstanceOf(TooLong);
    expect(its.closed).toBe(true);
    expect(its.given).toBeLessThan(1_100);
  });

  it('gives the beginning of a longer one if that is allowed', async () => {
    const { its, response } = endless();
    expect(await readText(response, { most: 15, cut: true })).toBe('012345678901234');
    expect(its.closed).toBe(true);
  });

  it('ends when aborted, although nothing arrives', async () => {
    const stop = new AbortController();
    let closed = false;
    const silent = new ReadableStream<Uint8Array>({
      cancel() {
        closed = true;
      },
    });
    const reading = readBytes(new Response(silent), { most: 10, signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
    expect(closed).toBe(true);
  });
});
