import { describe, expect, it, vi } from 'vitest';
import type { UserAction } from '@/src/contract/action.ts';
import type { Attachment } from '@/src/contract/conversation.ts';
import { builtIn } from '@/src/ui/panel/state/model-choice.ts';
import { openPanel, servicesWith, startPanel, textsOf, timesStored } from '@/test/fakes/panels.ts';
import type { FakeServices } from '@/test/fakes/services.ts';

/** Tests that typed words are in exactly one place, a message or a draft, whatever happens to the chat or the panel. */

const page: Attachment = { id: 'p', kind: 'page', title: 'Tides', source: 't.example', grade: 'page', text: 'High.' };
const action: UserAction = { id: 'own', name: 'Own', prompt: 'Translate', menus: [], slot: null };

/** Sends a message that waits for its attachments. */
async function waiting(services: FakeServices) {
  const opened = await openPanel(services);
  const { panel } = opened;
  const reading = Promise.withResolvers<Attachment[]>();
  void panel.attach(() => reading.promise, '');
  panel.write('precious');
  const sent = panel.sendDraft('command');
  await panel.flush();
  return {
    ...opened,
    async arrive() {
      reading.resolve([]);
      await sent;
      await panel.flush();
    },
  };
}

describe('typed text, when its chat is deleted', () => {
  it.each(['here', 'in another panel'])('%s, a message that was being sent is not sent', async (where) => {
    const services = await servicesWith(['a']);
    const { panel, here, arrive } = await waiting(services);
    const other = await openPanel(services, 8);
    await (where === 'here' ? panel : other.panel).remove('a');
    await vi.waitFor(() => expect(here().conversation.id).not.toBe('a'));
    await arrive();
    expect(services.background.of('describeTools')).toEqual([]);
    expect(here().draft).toBe('precious');
    expect((await services.conversations.list()).map(({ id }) => id)).toEqual([here().conversation.id]);
  });

  it('here, is restored with it', async () => {
    const { panel, here } = await openPanel(await servicesWith(['a']));
    panel.write('precious');
    await panel.remove('a');
    expect(here().draft).toBe('');
    await panel.restore(here().removed[0]!);
    await panel.open('a');
    expect(here().draft).toBe('precious');
  });

  it('in another panel, stays in the composer', async () => {
    const services = await servicesWith(['a']);
    const [one, two] = [await openPanel(services, 1), await openPanel(services, 2)];
    two.panel.write('precious');
    await one.panel.remove('a');
    await vi.waitFor(() => expect(two.here().conversation.id).not.toBe('a'));
    await two.panel.flush();
    expect(two.here().draft).toBe('precious');
    expect(await timesStored(services, 'precious')).toBe(1);
  });

  it('while it is being stored, does not bring the chat back', async () => {
    const services = await servicesWith(['a']);
    const [one, two] = [await openPanel(services, 1), await openPanel(services, 2)];
    const { get } = services.conversations;
    const read = Promise.withResolvers<void>();
    services.conversations.get = async (id) => {
      const found = await get(id);
      services.conversations.get = get;
      await read.promise;
      return found;
    };
    two.panel.write('precious');
    const stored = two.panel.flush();
    await one.panel.remove('a');
    read.resolve();
    await stored;
    await vi.waitFor(async () => {
      expect((await services.conversations.list()).map(({ id }) => id)).toEqual([two.here().conversation.id]);
      expect(two.here().draft).toBe('precious');
    });
  });

  it('since it was empty and another panel left it, stays in the composer', async () => {
    const services = await servicesWith(['b']);
    await services.conversations.put({ id: 'a', title: '', named: false, at: 2, updated: 9, draft: '' });
    const [one, two] = [await openPanel(services, 1), await openPanel(services, 2)];
    expect([one, two].map(({ here }) => here().conversation.id)).toEqual(['a', 'a']);
    two.panel.write('precious');
    await one.panel.open('b');
    await two.panel.flush();
    expect(two.here().draft).toBe('precious');
    expect(await timesStored(services, 'precious')).toBe(1);
  });
});

describe('typed text, before the first chat was read', () => {
  it('appears once, in the chat that opens', async () => {
    const services = await servicesWith(['a']);
    const { latest } = services.conversations;
    const reading = Promise.withResolvers<void>();
    services.conversations.latest = (window) => reading.promise.then(() => latest(window));
    const { panel, here } = startPanel(services);
    panel.write('precious');
    await panel.flush();
    reading.resolve();
    await vi.waitFor(() => expect(here().loaded).toBe(true));
    await panel.flush();
    expect((await services.conversations.list()).map(({ id, draft }) => [id, draft])).toEqual([['a', 'precious']]);
  });

  it('is in a new chat if none can be read, and can be sent', async () => {
    const services = await servicesWith(['a']);
    services.conversations.latest = () => Promise.reject(new Error('blocked'));
    const { panel, here } = startPanel(services);
    panel.write('precious');
    await vi.waitFor(() => expect(here()).toMatchObject({ loaded: true, trouble: { params: { detail: 'blocked' } } }));
    await panel.sendDraft('command');
    expect(textsOf(here().messages)).toEqual(['precious', 'Yes.']);
  });
});

describe('typed text, while it is sent', () => {
  it('stays stored until the message is', async () => {
    const services = await servicesWith(['a']);
    const { panel, end } = await openPanel(services);
    panel.write('precious');
    await panel.flush();
    const storing = Promise.withResolvers<void>();
    services.conversations.putMessage = () => {
      storing.resolve();
      return new Promise(() => {});
    };
    void panel.sendDraft('command');
    await storing.promise;
    panel.backUp();
    end();
    await panel.flush();
    expect(await timesStored(services, 'precious')).toBe(1);
  });

  it('is no draft any more, even if an attachment was added to the next one and another chat was opened', async () => {
    const services = await servicesWith(['a', 'b']);
    const { panel, arrive } = await waiting(services);
    const next = Promise.withResolvers<Attachment[]>();
    const attached = panel.attach(() => next.promise, '');
    await panel.open('b');
    next.resolve([page]);
    await attached;
    await arrive();
    expect(await timesStored(services, 'precious')).toBe(1);
    expect(textsOf(await services.conversations.messages('a'))).toContain('precious');
    expect((await services.conversations.get('a'))?.attached).toMatchObject([{ id: 'p' }]);
  });

  it('is not counted as sent if something else is sent', async () => {
    const services = await servicesWith(['a']);
    const { panel, here } = await waiting(services);
    await panel.sendPrompt('Summarize', builtIn, { place: here() });
    await panel.flush();
    expect(await timesStored(services, 'precious')).toBe(1);
  });

  it('returns with a notice if something else is being sent', async () => {
    const services = await servicesWith(['a']);
    const { panel, here, arrive } = await waiting(services);
    const settings = Promise.withResolvers<void>();
    const { get } = services.settings;
    services.settings.get = () => settings.promise.then(get);
    const told = panel.sendPrompt('Summarize', builtIn, { place: here() });
    await vi.waitFor(() => expect(here().holder).toBe('here'));
    await arrive();
    expect(here()).toMatchObject({ draft: 'precious', refused: true });
    settings.resolve();
    await told;
    expect(here().refused).toBe(false);
  });

  it.each(['in another panel', 'here'])('returns from an action that finds an answer begun %s', async (where) => {
    const tools = Promise.withResolvers<void>();
    const describeTools = () => tools.promise.then(() => ({ tools: [], total: 0 }));
    const services = await servicesWith(['a'], { background: { describeTools } });
    const [one, two] = [await openPanel(services, 1), await openPanel(services, 2)];
    const reading = Promise.withResolvers<Attachment[]>();
    void one.panel.attach(() => reading.promise, '');
    one.panel.write('precious');
    const ran = one.panel.runWithInput(action, 'precious');
    await vi.waitFor(() => expect(one.here().draft).toBe(''));
    two.panel.write('meanwhile');
    const other = where === 'here' ? one.panel.regenerate('turn a') : two.panel.sendDraft('command');
    await vi.waitFor(() => expect(one.here().holder).not.toBe('nobody'));
    reading.resolve([page]);
    await ran;
    expect(one.here()).toMatchObject({ draft: 'precious', attached: [page], refused: true });
    tools.resolve();
    await other;
    await vi.waitFor(() => expect(one.here().holder).toBe('nobody'));
    await one.panel.sendDraft('command');
    expect(textsOf(one.here().messages)).toContain('precious');
  });
});

it('a chip that is clicked twice runs once', async () => {
  const services = await servicesWith(['a']);
  const second = Promise.withResolvers<null>();
  let asked = 0;
  services.pageInFront = async () => (asked++ === 0 ? null : second.promise);
  const { panel, here } = await openPanel(services);
  const pressed = [1, 2].map(() => panel.sendIntent('Count', { id: 'tabs.count', slots: {} }));
  await pressed[0];
  second.resolve(null);
  await Promise.all(pressed);
  expect(textsOf(here().messages).filter((text) => text === 'Count')).toHaveLength(1);
});

it('a turn that cannot be repeated does not withdraw the questions of a running one', async () => {
  const services = await servicesWith(['a']);
  const { panel, here } = await openPanel(services);
  services.locks.set('turn:a', new Promise(() => {}));
  await panel.regenerate('turn a');
  expect(here().refused).toBe(true);
  expect(services.background.of('revoke')).toEqual([]);
});
