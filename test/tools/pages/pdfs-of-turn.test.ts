import { describe, expect, it } from 'vitest';
import { pdfsOfTurn } from '@/src/tools/pages/pdf/pdfs-of-turn.ts';

const { signal } = new AbortController();

function start(broken: string[] = []) {
  const fetched: string[] = [];
  const read = pdfsOfTurn(async (url) => {
    fetched.push(url);
    return broken.includes(url)
      ? { ok: false, error: 'The file is damaged, or no PDF.' }
      : { ok: true, file: { title: url, lang: null, byline: null, text: `Text ${fetched.length}` } };
  });
  return { fetched, read };
}

describe('the server of a PDF', () => {
  it('gets one request a turn, however often the file is read on', async () => {
    const { fetched, read } = start();
    const first = await read('t1', 'a', signal);
    expect(await read('t1', 'a', signal)).toEqual(first);
    await read('t1', 'b', signal);
    expect(fetched).toEqual(['a', 'b']);
  });

  it('gets another request in the next turn, and each time without a turn', async () => {
    const { fetched, read } = start();
    for (const turn of ['t1', 't2', null, null]) await read(turn, 'a', signal);
    expect(fetched).toEqual(['a', 'a', 'a', 'a']);
  });

  it('gets no second request for a file that could not be read', async () => {
    const { fetched, read } = start(['a']);
    await read('t1', 'a', signal);
    expect(await read('t1', 'a', signal)).toMatchObject({ ok: false });
    expect(fetched).toEqual(['a']);
  });

  it('gets another request after Stop', async () => {
    let asked = 0;
    const read = pdfsOfTurn(async () => {
      asked += 1;
      throw new Error('Stopped');
    });
    for (const _ of [1, 2]) await expect(read('t1', 'a', signal)).rejects.toThrow('Stopped');
    expect(asked).toBe(2);
  });
});
