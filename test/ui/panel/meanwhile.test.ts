import { describe, expect, it, vi } from 'vitest';
import type { UserAction } from '@/src/contract/action.ts';
import type { Attachment, Message } from '@/src/contract/conversation.ts';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { statusOf } from '@/src/ui/panel/state/turn-status.ts';
import type { Say } from '@/src/ui/parts/services-context.tsx';
import { succeeded } from '@/test/fakes/background.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { type FakeServicesOptions, fakeServices } from '@/test/fakes/services.ts';

/**
 * Tests that no words and no choice are lost or misplaced if the user types or chooses while something else is going
 * on.
 */

const model = { id: 'm', kind: 'openai-compatible', name: 'M', baseUrl: 'http://localhost/v1', model: 'm', at: 1 };
const picture: Attachment = {
  id: 'a',
  kind: 'file',
  title: 'a.png',
  source: 'file',
  grade: 'page',
  text: '',
  image: { mediaType: 'image/png', data: 'AA==' },
};

async function opened(options: FakeServicesOptions = {}) {
  const answers = Array.from({ length: 5 }, () => [say('Answered.'), finish()]);
  const services = fakeServices({ provider: scriptedProvider(...answers), ...options });
  await services.providers.put(model);
  const panel = createPanelStore(services);
  panel.start();
  await vi.waitFor(() => expect(panel.store.getState()).toMatchObject({ loaded: true, providers: [model] }));
  const here = () => panel.store.getState();
  const said = async (conversation: string) =>
    (await services.conversations.messages(conversation)).flatMap(({ role, parts }: Message) =>
      role === 'user' && parts[0]?.type === 'text' ? parts[0].text : [],
    );
  return { services, panel, here, said };
}

it('a summary is sent in the chat in which it was requested, even if its page is read slowly', async () => {
  const reading = Promise.withResolvers<void>();
  const tab = { id: 3, url: 'https://example.com/a', title: 'A page' };
  const { panel, here, said, services } = await opened({
    background: {
      run: async ({ call }) => {
        if (call.name === 'get_current_tab') return succeeded(tab);
        await reading.promise;
        return succeeded({ pages: [{ text: 'What the page says.' }] });
      },
    },
  });
  const asked = here().conversation.id;
  const done = panel.runAction('summarize-page');
  await vi.waitFor(() => expect(services.background.of('run')).toHaveLength(2));
  panel.openNew();
  panel.write('something else');
  reading.resolve();
  await done;
  expect(await said(asked)).toEqual(['action_summarize_page']);
  expect(here()).toMatchObject({ messages: [], draft: 'something else' });
  expect(await said(here().conversation.id)).toEqual([]);
});

it('a message goes to its own chat if another is opened before it is sent', async () => {
  const { panel, here, said, services } = await opened();
  const looking = Promise.withResolvers<string>();
  services.pageInFront = () => looking.promise;
  const asked = here().conversation.id;
  panel.write('first');
  const done = panel.sendDraft('model');
  panel.openNew();
  looking.resolve('https://example.com/');
  await done;
  expect(await said(asked)).toEqual(['first']);
  expect((await services.conversations.list()).map(({ id }) => id)).toEqual([asked]);
  expect(here().messages).toEqual([]);
});

it('a message that cannot be sent returns before the text typed since', async () => {
  const { panel, here, services } = await opened();
  const { modelSettings } = services.providers;
  const asking = Promise.withResolvers<void>();
  services.providers.modelSettings = async (...which) => {
    await asking.promise;
    return modelSettings(...which);
  };
  const row = { kind: 'tab', id: '1', title: 'A page' } as const;
  await panel.attach(async () => [picture], '');
  panel.select(row);
  panel.write('look');
  const done = panel.sendDraft('model');
  panel.write('at this');
  asking.resolve();
  await done;
  expect(here()).toMatchObject({
    draft: 'look\nat this',
    attached: [picture],
    selected: [row],
    trouble: { key: 'ui_pictures_not_sent' },
  });
});

it('a message that cannot be sent returns to its own chat', async () => {
  const { panel, here, services } = await opened();
  const storing = Promise.withResolvers<void>();
  services.conversations.putMessage = async () => {
    await storing.promise;
    throw new Error('full');
  };
  const asked = here().conversation.id;
  panel.write('first');
  const done = panel.sendDraft('model');
  panel.openNew();
  panel.write('second');
  storing.resolve();
  await done;
  expect(here().draft).toBe('second');
  expect(await services.conversations.get(asked)).toMatchObject({ draft: 'first' });
  await panel.open(asked);
  expect(here().draft).toBe('first');
});

it('attachments that are still being read are sent with their message', async () => {
  const { panel, here, services } = await opened();
  const reading = Promise.withResolvers<Attachment[]>();
  const asked = here().conversation.id;
  const attached = panel.attach(() => reading.promise, '');
  panel.write('what is this?');
  const done = panel.sendDraft('model');
  panel.write('and this?');
  const { image: _, ...page } = picture;
  reading.resolve([page]);
  await Promise.all([attached, done]);
  const [message] = await services.conversations.messages(asked);
  expect(message).toMatchObject({ attached: [page] });
  expect(here()).toMatchObject({ attached: [], draft: 'and this?' });
});

it('attachments that are still being read are added to the draft for which they were requested', async () => {
  const { panel, here } = await opened();
  const reading = Promise.withResolvers<Attachment[]>();
  const wanted = here().conversation.id;
  panel.write('what is this?');
  const attached = panel.attach(() => reading.promise, '');
  panel.openNew();
  reading.resolve([picture]);
  await attached;
  expect(here().attached).toEqual([]);
  await panel.open(wanted);
  expect(here()).toMatchObject({ draft: 'what is this?', attached: [picture] });
});

it('attachments keep the order in which they were added, and a failure removes no others', async () => {
  const { panel, here } = await opened();
  await panel.attach(async () => [picture], '');
  await panel.attach(() => Promise.reject(new Error('gone')), '');
  await panel.attach(async () => [{ ...picture, id: 'b' }], '');
  expect(here().attached.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(here().trouble).toMatchObject({ params: { detail: 'gone' } });
});

describe('a message that waits for its attachments', () => {
  async function waiting() {
    const world = await opened();
    const reading = Promise.withResolvers<Attachment[]>();
    const { panel, here } = world;
    const { id } = here().conversation;
    const attached = panel.attach(() => reading.promise, '');
    panel.write('what is this?');
    const done = panel.sendDraft('model');
    const { image: _, ...page } = picture;
    const arrive = async () => {
      reading.resolve([page]);
      await Promise.all([attached, done]);
    };
    return { ...world, id, page, arrive };
  }

  it('stays stored with the text typed since, until it is sent', async () => {
    const { panel, here, services, id, arrive, said } = await waiting();
    const stored = async () => (await services.conversations.get(id))?.draft;
    expect(here().draft).toBe('');
    panel.write('and this?');
    await panel.flush();
    expect(await stored()).toBe('what is this?\nand this?');
    await arrive();
    expect(await said(id)).toEqual(['what is this?']);
    await panel.flush();
    expect(await stored()).toBe('and this?');
    expect(here().draft).toBe('and this?');
  });

  it('is not overtaken by another one', async () => {
    const { panel, arrive, said, id, here } = await waiting();
    panel.write('second');
    await panel.sendDraft('model');
    expect(here().draft).toBe('second');
    await arrive();
    await panel.sendDraft('model');
    expect(await said(id)).toEqual(['what is this?', 'second']);
  });

  it('is not shown as a draft if its chat is opened again', async () => {
    const { panel, here, id, arrive, said } = await waiting();
    panel.openNew();
    await panel.open(id);
    expect(here().draft).toBe('');
    await arrive();
    await panel.flush();
    panel.openNew();
    await panel.open(id);
    expect(here().draft).toBe('');
    expect(await said(id)).toEqual(['what is this?']);
  });

  it('returns if no model can answer it', async () => {
    const { panel, here } = await opened();
    panel.write('hello');
    await panel.sendDraft(Promise.reject(new Error('gone')));
    expect(here()).toMatchObject({ draft: 'hello', trouble: { params: { detail: 'gone' } } });
  });
});

const shorten: UserAction = { id: 'x', name: 'Shorten', prompt: 'Shorten this:', menus: [], slot: null };

it('attachments that are still being read are sent with an action on the draft', async () => {
  const { panel, here, services } = await opened();
  await services.settings.change({ actions: [shorten] });
  const reading = Promise.withResolvers<Attachment[]>();
  const asked = here().conversation.id;
  const attached = panel.attach(() => reading.promise, '');
  panel.write('/shorten a text');
  const done = panel.runWithInput(shorten, 'a text');
  const { image: _, ...page } = picture;
  reading.resolve([page]);
  await Promise.all([attached, done]);
  const [message] = await services.conversations.messages(asked);
  expect(message).toMatchObject({ attached: [page] });
  expect(here()).toMatchObject({ attached: [], draft: '' });
});

const explain: UserAction = { id: 'explain', name: 'Explain', prompt: 'Explain this', menus: [], slot: null };
const keyOf: Say = (words) => (typeof words === 'string' ? words : words.key);
type Panel = Awaited<ReturnType<typeof opened>>['panel'];

describe('requests during an answer', () => {
  it.each([
    ['a message', (panel: Panel) => panel.sendDraft('model')],
    ['a row that runs a command', (panel: Panel) => panel.sendIntent('Folder', { id: 'bookmarks.folder', slots: {} })],
    ['an action', (panel: Panel) => panel.runAction('explain')],
    ['an action with words of its own', (panel: Panel) => panel.runWithInput(explain, 'tides')],
  ])('is not done, which is said until the answer is there: %s', async (_, act) => {
    const answer = Promise.withResolvers<void>();
    const provider = scriptedProvider([answer.promise, say('Answered.'), finish()]);
    const { panel, here, said, services } = await opened({ provider });
    await services.settings.change({ actions: [explain] });
    panel.write('first');
    const sent = panel.sendDraft('model');
    await vi.waitFor(() => expect(here().turn?.state).toBe('streaming'));
    panel.write('next');
    await act(panel);
    expect(here()).toMatchObject({ draft: 'next', refused: true, trouble: null });
    const status = statusOf({ ...here(), asked: null, pause: null, reading: false }, keyOf, { afterColon: String });
    expect(status).toBe('ui_busy');
    answer.resolve();
    await sent;
    expect(here().refused).toBe(false);
    expect(await said(here().conversation.id)).toEqual(['first']);
  });
});
