import { describe, expect, it } from 'vitest';
import { answerOf, type Reply, sendWithRetry } from '@/src/browser/messages/message-channel.ts';
import { isOwnPage } from '@/src/browser/messages/sender.ts';
import { replyTo } from '@/src/browser/messages/serve-background.ts';
import type { BackgroundHandlers } from '@/src/contract/messages.ts';
import { StoreError } from '@/src/contract/records.ts';
import { BackgroundGone } from '@/src/contract/services.ts';

const own = { id: 'outrigger', origin: 'chrome-extension://outrigger' };
const page = { id: 'outrigger', origin: own.origin, url: `${own.origin}/sidepanel.html` };

describe('accepted senders', () => {
  it.each([
    ['a page of ours', page],
    ['a page of ours in Firefox, which names no origin', { id: own.id, url: page.url }],
  ])('%s', (_, sender) => {
    expect(isOwnPage(sender, own)).toBe(true);
  });

  it.each([
    ['a content script of ours', { id: own.id, url: 'https://evil.test/', origin: 'https://evil.test' }],
    ['another extension', { id: 'other', url: 'chrome-extension://other/a.html', origin: 'chrome-extension://other' }],
    ['another extension with our address', { ...page, id: 'other' }],
    ['a sender without an address', { id: own.id }],
    ['a frame with another origin', { ...page, origin: 'null' }],
    ['an address that only begins like ours', { id: own.id, url: 'chrome-extension://outrigger.evil/' }],
  ])('not %s', (_, sender) => {
    expect(isOwnPage(sender, own)).toBe(false);
  });
});

const handlers = {
  grants: async () => [],
  deny: async () => {
    throw new StoreError('quota');
  },
  stop: async () => {
    throw new TypeError('no such call');
  },
} as unknown as BackgroundHandlers;

describe('replies', () => {
  it('answers a valid message', async () => {
    expect(answerOf(await replyTo({ name: 'grants', data: {}, sender: page }, handlers, own))).toEqual([]);
  });

  it('refuses an invalid message, and names the fault', async () => {
    const reply = await replyTo({ name: 'stop', data: { call: 7 }, sender: page }, handlers, own);
    expect(reply).toMatchObject({ ok: false, name: 'MessageRefused' });
    expect(() => answerOf(reply)).toThrow(/"stop" cannot be read.*call/s);
  });

  it('refuses foreign senders before it reads their message', async () => {
    const sender = { id: own.id, url: 'https://evil.test/' };
    expect(await replyTo({ name: 'grants', data: {}, sender }, handlers, own)).toMatchObject({ ok: false });
  });

  it('passes errors on, those of the database with their code', async () => {
    const stop = await replyTo({ name: 'stop', data: { call: 'a' }, sender: page }, handlers, own);
    expect(() => answerOf(stop)).toThrow(expect.objectContaining({ name: 'TypeError', message: 'no such call' }));
    const deny = await replyTo({ name: 'deny', data: { ticket: 'a' }, sender: page }, handlers, own);
    expect(() => answerOf(deny)).toThrow(expect.objectContaining({ code: 'quota', text: { key: 'store_quota' } }));
  });
});

describe('asking', () => {
  const sends = (...results: (Reply<number> | Error)[]) => {
    const left = [...results];
    return async () => {
      const next = left.shift();
      if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
      return next;
    };
  };

  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);

  it('asks again if there is no answer, with longer pauses each time', async () => {
    pauses.length = 0;
    const gone = new Error('asleep');
    expect(await sendWithRetry(sends(gone, gone, gone, gone, gone, gone, { ok: true, answer: 3 }), pause)).toBe(3);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses).toHaveLength(6);
  });

  it('fails with a named error after the last try, and gives the cause', async () => {
    const gone = new Error('gone');
    const asked = sendWithRetry(sends(gone, gone, gone, gone, gone, gone, gone, { ok: true, answer: 3 }), pause);
    await expect(asked).rejects.toBeInstanceOf(BackgroundGone);
    await expect(asked).rejects.toMatchObject({ cause: gone });
  });

  it('does not repeat a request that was answered with an error', async () => {
    const asked = sendWithRetry(sends({ ok: false, name: 'E', message: 'no' }, { ok: true, answer: 3 }), pause);
    await expect(asked).rejects.toMatchObject({ name: 'E', message: 'no' });
  });
});
