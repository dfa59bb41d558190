// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreError } from '@/src/contract/records.ts';
import { openPanel, servicesWith, startPanel, textsOf } from '@/test/fakes/panels.ts';
import type { FakeServices } from '@/test/fakes/services.ts';

beforeEach(() => localStorage.clear());

/** The disk is full until this is called. */
function fill({ conversations }: FakeServices): () => void {
  const { change, put, putMessage, putTurn, opened } = conversations;
  const full = () => Promise.reject(new StoreError('quota'));
  Object.assign(conversations, { change: full, put: full, putMessage: full, putTurn: full, opened: full });
  return () => Object.assign(conversations, { change, put, putMessage, putTurn, opened });
}

describe('on a full disk', () => {
  it.each([
    ['another chat is opened', 'b'],
    ['a new one is begun', null],
  ])('typed text is kept: %s', async (_, next) => {
    const services = await servicesWith(['a', 'b']);
    const { panel, here } = await openPanel(services);
    const empty = fill(services);
    panel.write('precious');
    await panel.flush();
    expect(here().trouble).not.toBeNull();
    if (next) await panel.open(next);
    else panel.openNew();
    expect(here()).toMatchObject({ draft: '' });
    await panel.open('a');
    expect(here().draft).toBe('precious');
    empty();
    await panel.open('b');
    expect((await services.conversations.get('a'))?.draft).toBe('precious');
  });

  it('an edit is stored as soon as there is space', async () => {
    const services = await servicesWith(['a', 'b']);
    const { panel } = await openPanel(services);
    const empty = fill(services);
    panel.rewrite({ id: 'user of a', conversation: 'a' }, 'precious');
    await panel.flush();
    empty();
    await panel.open('b');
    await panel.flush();
    expect((await services.conversations.get('a'))?.edits).toEqual({ 'user of a': 'precious' });
  });

  it('an edit is left to the next page', async () => {
    const services = await servicesWith(['a']);
    const { panel, end } = await openPanel(services);
    const empty = fill(services);
    panel.rewrite({ id: 'user of a', conversation: 'a' }, 'precious');
    await panel.flush();
    panel.backUp();
    end();
    await panel.flush();
    empty();
    expect((await openPanel(services, 8)).here().edits).toEqual({ 'user of a': 'precious' });
  });

  it('a message that could not be stored is answered when it is tried again', async () => {
    const services = await servicesWith(['a']);
    const { panel, here } = await openPanel(services);
    const { change, putTurn, putMessage } = services.conversations;
    const full = () => Promise.reject(new StoreError('quota'));
    services.conversations.putMessage = async (message) => {
      await putMessage(message);
      Object.assign(services.conversations, { change: full, putTurn: full });
    };
    panel.write('precious');
    await panel.sendDraft('command');
    Object.assign(services.conversations, { change, putTurn, putMessage });
    await panel.retry();
    expect(textsOf(here().messages)).toEqual(['Hello?', 'First.', 'precious', 'Yes.']);
  });

  it('typed text is left to the next page', async () => {
    const services = await servicesWith(['a']);
    const { panel, end } = await openPanel(services);
    const empty = fill(services);
    panel.write('precious');
    await panel.flush();
    panel.backUp();
    end();
    await panel.flush();
    empty();
    expect((await openPanel(services)).here().draft).toBe('precious');
  });

  it('an edit stays if its chat is opened again', async () => {
    const services = await servicesWith(['a', 'b']);
    const { panel, here } = await openPanel(services);
    const empty = fill(services);
    panel.rewrite({ id: 'user of a', conversation: 'a' }, 'precious');
    await panel.flush();
    await panel.open('b');
    empty();
    await panel.open('a');
    expect(here().edits).toEqual({ 'user of a': 'precious' });
  });

  it('a chat can still be opened', async () => {
    const services = await servicesWith(['a', 'b']);
    const { panel, here } = await openPanel(services);
    fill(services);
    await panel.open('b');
    expect(here()).toMatchObject({ conversation: { id: 'b' }, trouble: expect.anything() });
  });

  it('right after a message was stored, it is answered once there is space', async () => {
    const services = await servicesWith(['a']);
    const { panel, here } = await openPanel(services);
    const { putTurn } = services.conversations;
    services.conversations.putTurn = () => Promise.reject(new StoreError('quota'));
    panel.write('precious');
    await panel.sendDraft('command');
    expect(here()).toMatchObject({ holder: 'nobody', turn: { state: 'stopped', end: { reason: 'not-stored' } } });
    services.conversations.putTurn = putTurn;
    await panel.retry();
    expect(textsOf(here().messages)).toEqual(['Hello?', 'First.', 'precious', 'Yes.']);
  });
});

it('a chat that cannot be read is reported', async () => {
  const services = await servicesWith(['a', 'b']);
  const { panel, here } = await openPanel(services);
  services.conversations.get = () => Promise.reject(new StoreError('blocked'));
  await panel.open('b');
  expect(here()).toMatchObject({ conversation: { id: 'a' }, trouble: expect.anything() });
});

it('a backup stays until it is stored, even if the next page closes too', async () => {
  const services = await servicesWith(['a']);
  const { panel, end } = await openPanel(services);
  const { change } = services.conversations;
  panel.write('precious');
  const hangs = vi.fn(() => new Promise<never>(() => {}));
  services.conversations.change = hangs;
  panel.backUp();
  end();
  await vi.waitFor(() => expect(hangs).toHaveBeenCalled());
  hangs.mockClear();
  const second = startPanel(services, 8);
  await vi.waitFor(() => expect(hangs).toHaveBeenCalled());
  second.end();
  services.conversations.change = change;
  services.locks.clear();
  expect((await openPanel(services, 9)).here().draft).toBe('precious');
});

it('a waiting message is restored if its chat was deleted after the disk was full', async () => {
  const services = await servicesWith(['a', 'b']);
  const { panel, here } = await openPanel(services);
  void panel.attach(() => new Promise<never>(() => {}), 'slow');
  panel.write('precious');
  void panel.sendDraft('command');
  await vi.waitFor(() => expect(here().outbox.has('a')).toBe(true));
  const makeRoom = fill(services);
  await panel.flush();
  await panel.open('b');
  // Another panel deletes the chat, and there is room again.
  await services.conversations.remove('a');
  makeRoom();
  panel.stop('a');
  await vi.waitFor(() => expect(here().outbox.has('a')).toBe(false));
  await panel.flush();
  await panel.flush();
  expect(await services.conversations.get('a')).toBeNull();
  expect(here().draft).toContain('precious');
});
