// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBackground, succeeded } from '@/test/fakes/background.ts';
import { openPanel, servicesWith, textsOf, timesStored } from '@/test/fakes/panels.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import type { FakeServicesOptions } from '@/test/fakes/services.ts';

/** Tests of a message that waits for its attachments, and of what the user does meanwhile. */

beforeEach(() => localStorage.clear());

const tab = { id: 3, url: 'https://example.com/a', title: 'A page' };
const model = { id: 'm', kind: 'openai-compatible', name: 'M', baseUrl: 'http://localhost/v1', model: 'm', at: 1 };
const never = () => new Promise<never>(() => {});

/**
 * Starts a chat with a model. The tab in front is found, and its page read, only when the test resolves `found` and
 * `page`.
 */
async function world(options: FakeServicesOptions = {}) {
  const [found, page] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { ask } = fakeBackground({
    run: async ({ call }) => {
      if (call.name === 'get_current_tab') await found.promise;
      if (call.name === 'read_page') await page.promise;
      return call.name === 'read_page' ? succeeded({ pages: [{ text: 'Page.' }] }) : succeeded(tab);
    },
  });
  const run: NonNullable<FakeServicesOptions['background']>['run'] = (payload) => ask('run', payload);
  const services = await servicesWith(['a'], { background: { run }, ...options });
  await services.providers.put(model);
  const opened = await openPanel(services);
  await vi.waitFor(() => expect(opened.here().settings).not.toBeNull());
  return { ...opened, services, found, page };
}

it('a waiting message is not lost to an action that was picked before and runs after it', async () => {
  const { panel, here, found, services } = await world();
  void panel.runAction('summarize-page');
  const asked = () => services.background.of('run').map(({ call }) => call.name);
  await vi.waitFor(() => expect(asked()).toContain('get_current_tab'));
  void panel.attach(never, 'slow');
  panel.write('precious');
  void panel.sendDraft('model');
  await vi.waitFor(() => expect(here().outbox.size).toBe(1));
  found.resolve();
  await vi.waitFor(() => expect(here()).toMatchObject({ draft: '', refused: true }));
  await panel.flush();
  expect(await timesStored(services, 'precious')).toBe(1);
  panel.stop();
  await vi.waitFor(() => expect(here().draft).toBe('precious'));
});

it('an action that is picked twice is sent once, and does not change the composer', async () => {
  const { panel, here, found, page } = await world();
  const both = [panel.runAction('summarize-page'), panel.runAction('summarize-page')];
  found.resolve();
  page.resolve();
  await Promise.all(both);
  await vi.waitFor(() => expect(textsOf(here().messages)).toContain('Yes.'));
  expect(textsOf(here().messages).filter((words) => words === 'action_summarize_page')).toHaveLength(1);
  expect(here().draft).toBe('');
});

it('a chip that is stopped before it began does not run', async () => {
  const services = await servicesWith(['a']);
  const front = Promise.withResolvers<null>();
  services.pageInFront = () => front.promise;
  const { panel, here } = await openPanel(services);
  const sent = panel.sendIntent('Close 9 tabs', { id: 'tabs.count', slots: {} });
  await vi.waitFor(() => expect(here().outbox.has('a')).toBe(true));
  panel.stop();
  expect(here().notice).toMatchObject({ key: 'ui_status_stopped' });
  front.resolve(null);
  await sent;
  expect(textsOf(here().messages)).not.toContain('Close 9 tabs');
});

it('a draft with a key that returns to a closed chat is stored once, without the key', async () => {
  const key = `sk-test${'1234567890abcdef'.repeat(3)}`;
  const services = await servicesWith(['a', 'b']);
  const preset = { id: 'x', kind: 'openai-compatible', label: 'X', baseUrl: 'https://x.example', keyPrefixes: ['sk-'] };
  Object.assign(services, { presets: [preset] });
  const { panel } = await openPanel(services);
  const page = Promise.withResolvers<never[]>();
  void panel.attach(() => page.promise, 'slow');
  panel.write(`precious ${key}`);
  await panel.flush();
  const sent = panel.sendDraft('command');
  await panel.open('b');
  page.resolve([]);
  await sent;
  expect(JSON.stringify(await services.conversations.get('a'))).not.toContain(key);
  expect(await timesStored(services, 'precious')).toBe(1);
});

it('the first message of a chat that is deleted while it waits is not sent, and its text stays', async () => {
  const services = await servicesWith(['b']);
  await services.conversations.put({ id: 'e', title: 'Named', named: true, at: 2, updated: 9, draft: '' });
  const { panel, here } = await openPanel(services);
  const slow = Promise.withResolvers<never[]>();
  void panel.attach(() => slow.promise, 'slow');
  panel.write('precious');
  const sent = panel.sendDraft('command');
  await panel.flush();
  const other = await openPanel(services, 8);
  await other.panel.remove('e');
  await vi.waitFor(() => expect(here().conversation.id).not.toBe('e'));
  slow.resolve([]);
  await sent;
  expect(services.background.of('describeTools')).toEqual([]);
  expect(await services.conversations.get('e')).toBeNull();
  expect(here().draft).toBe('precious');
});

it('a new chat that is deleted elsewhere does not come back by further typing', async () => {
  const services = await servicesWith([]);
  const { panel, here } = await openPanel(services);
  panel.write('hello');
  await panel.sendDraft('command');
  const { id } = here().conversation;
  const { tell } = services.changes;
  services.changes.tell = () => {};
  await services.conversations.remove(id);
  services.changes.tell = tell;
  panel.write('more');
  await panel.flush();
  expect(await services.conversations.get(id)).toBeNull();
});

it('text that returns to a chat while it is deleted is in the composer', async () => {
  const services = await servicesWith(['a', 'b']);
  const { panel, here } = await openPanel(services);
  void panel.attach(never, 'slow');
  panel.write('precious');
  void panel.sendDraft('command');
  await vi.waitFor(() => expect(here().outbox.has('a')).toBe(true));
  await panel.open('b');
  const { change } = services.conversations;
  const gate = Promise.withResolvers<void>();
  services.conversations.change = async (...args) => {
    await gate.promise;
    return change(...args);
  };
  panel.write('other');
  void panel.flush();
  panel.stop('a');
  await vi.waitFor(() => expect(here().outbox.has('a')).toBe(false));
  await services.conversations.get('a');
  await services.conversations.remove('a');
  gate.resolve();
  services.conversations.change = change;
  await vi.waitFor(() => expect(here().draft).toContain('precious'));
});

it('a page that is not needed any more is neither read nor asked about', async () => {
  const { panel, services } = await world({ provider: scriptedProvider([say('Yes.'), finish()]) });
  const attaching = await panel.attaching();
  const before = services.background.of('run').length;
  await attaching.pageOf(tab, AbortSignal.abort());
  expect(services.background.of('run')).toHaveLength(before);
});

it('a chat that is reopened while its turn ends shows everything', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const call = '<<{"name":"list_tabs","arguments":{}}>>';
  const provider = scriptedProvider(
    [first.promise, say('Looking. '), say(call), finish()],
    [second.promise, say('Last.'), finish()],
  );
  const services = await servicesWith(['a', 'b'], { provider, background: { run: () => succeeded({ items: [] }) } });
  await services.providers.put(model);
  const { panel, here } = await openPanel(services);
  await vi.waitFor(() => expect(here().settings).not.toBeNull());
  panel.write('And?');
  const sent = panel.sendDraft('command');
  await vi.waitFor(() => expect(provider.requests).toHaveLength(1));
  await panel.open('b');
  const { lastMessages, messages, turn } = services.conversations;
  let reads = 0;
  services.conversations.lastMessages = (id, n) => {
    reads += Number(id === 'a');
    return lastMessages(id, n);
  };
  services.conversations.messages = async (id) => {
    const found = structuredClone(await messages(id));
    if (id !== 'a' || reads !== 1) return found;
    first.resolve();
    await vi.waitFor(() => expect(provider.requests).toHaveLength(2));
    return found;
  };
  services.conversations.turn = async (id, one) => {
    const found = structuredClone(await turn(id, one));
    if (id !== 'a' || reads !== 2) return found;
    second.resolve();
    await sent;
    return found;
  };
  await panel.open('a');
  await sent;
  Object.assign(services.conversations, { lastMessages, messages, turn });
  const all = textsOf(await messages('a'));
  expect(all.join()).toContain('Looking.');
  await vi.waitFor(() => expect(textsOf(here().messages)).toEqual(all));
});
