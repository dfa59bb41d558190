import { describe, expect, it, vi } from 'vitest';
import type { PanelRequest } from '@/src/contract/action.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { failed, succeeded } from '@/test/fakes/background.ts';
import { type FakeServicesOptions, fakeServices } from '@/test/fakes/services.ts';

const tab = { id: 3, url: 'https://example.com/a', title: 'A page' };
const panelRequest = (what: PanelRequest['what'], more: Partial<PanelRequest> = {}): PanelRequest => ({
  id: 'e',
  at: 0,
  window: 7,
  what,
  tab,
  ...more,
});
const action = (name: string): PanelRequest['what'] => ({ kind: 'action', action: name });
const model = { id: 'm', kind: 'openai-compatible', name: 'M', baseUrl: 'http://localhost/v1', model: 'm', at: 1 };

/** A panel that finds these panel requests when it opens. */
async function panelWith(
  panelRequests: PanelRequest[],
  { withModel = false, ...options }: FakeServicesOptions & { withModel?: boolean } = {},
) {
  const services = fakeServices({
    ...options,
    background: {
      takePanelRequest: () => panelRequests.shift() ?? null,
      run: ({ call }) => {
        if (call.name === 'read_page') return succeeded({ pages: [{ text: 'What the page says.' }] });
        if (call.name === 'get_selection') return succeeded({ text: 'the whole selection' });
        return succeeded({ items: [{ title: 'A page', url: tab.url }], total: 1 });
      },
      ...options.background,
    },
  });
  if (withModel) await services.providers.put(model);
  const panel = createPanelStore(services);
  return { services, panel };
}

async function opened(...given: Parameters<typeof panelWith>) {
  const { services, panel } = await panelWith(...given);
  const settled = new Promise<void>((resolve) => {
    panel.store.subscribe(({ messages, attached, notice, trouble, turn }) => {
      if (
        turn?.state === 'done' ||
        attached.length > 0 ||
        notice ||
        trouble ||
        messages.some(({ role }) => role === 'assistant')
      )
        resolve();
    });
  });
  const close = panel.start();
  await settled;
  return { services, panel, close, state: panel.store.getState() };
}

const first = (state: { messages: { parts: unknown[] }[] }) => state.messages[0];

describe('requests of keys, menus and the address bar', () => {
  it('ask the model for a summary, in a new conversation', async () => {
    const { state, services } = await opened([panelRequest(action('summarize-page'))], { withModel: true });
    expect(first(state)).toMatchObject({
      parts: [{ type: 'text', text: 'action_summarize_page' }],
      attached: [{ kind: 'page', text: 'What the page says.', url: tab.url }],
    });
    expect(services.done.connections.map(({ id }) => id)).toEqual(['m']);
  });

  it.each([
    ['a summary', action('summarize-page')],
    ['an action of the user’s own', action('own')],
  ])('nothing is said where the user does not wait for the page: %s', async (_, what) => {
    const own = { id: 'own', name: 'Own', prompt: 'Shorten {{page}}', menus: [], slot: null };
    const { services, panel } = await panelWith([panelRequest(what)], {
      withModel: true,
      background: { run: () => ({ kind: 'page-work', work: 'pdf-text', data: {} }), stop: () => null },
    });
    await services.settings.change({ actions: [own] });
    services.work = (_, __, signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    panel.start();
    const here = () => panel.store.getState();
    await vi.waitFor(() => expect(here().outbox.has(here().conversation.id)).toBe(true));
    panel.stop();
    await vi.waitFor(() => expect(here().outbox.size).toBe(0));
    expect(here()).toMatchObject({ messages: [], draft: '', notice: { key: 'ui_status_stopped' } });
    panel.write('hello');
    await panel.sendDraft('model');
    expect(first(here())).toMatchObject({ parts: [{ text: 'hello' }] });
  });

  it('say that a summary needs a model if there is none', async () => {
    const { state, services } = await opened([panelRequest(action('summarize-page'))]);
    expect(first(state)).toMatchObject({ intent: { id: 'assistant.needs-model' } });
    expect(services.done.connections.map(({ id }) => id)).toEqual(['commands']);
  });

  const asleep = failed('This tab is asleep.', { code: 'unreadable-page', refusal: 'asleep' });
  const unread = (why: string, title = tab.title) => ({ key: 'ui_page_unread', params: { why, title } });

  it.each([
    ['asleep', asleep],
    ['browser_page', failed('No.', { code: 'unreadable-page', refusal: 'browser-page' })],
    ['denied', { ...failed('The user declined.', { code: 'denied' }), declined: true }],
    ['off', failed('The user has switched read_page off.', { code: 'off' })],
    ['empty', succeeded({ pages: [{ text: '' }] })],
    ['elsewhere', succeeded({ pages: [{ text: 'Your balance', url: 'https://bank.example/' }] })],
    ['failed', failed('The page did not answer.')],
  ])('says why a page cannot be summarized, and sends nothing: %s', async (why, answer) => {
    const { panel, services } = await opened([panelRequest(action('summarize-page'))], {
      withModel: true,
      background: { run: () => answer as RunAnswer },
    });
    await vi.waitFor(() => expect(panel.store.getState().draft).toBe('action_summarize_page'));
    expect(panel.store.getState()).toMatchObject({ trouble: unread(why), messages: [], attached: [] });
    expect(services.done.connections).toEqual([]);
  });

  it('say that no page is open to be summarized, until the next one is read', async () => {
    const reading = Promise.withResolvers<RunAnswer>();
    const run: NonNullable<FakeServicesOptions['background']>['run'] = ({ call }) =>
      call.name === 'read_page' ? reading.promise : succeeded(tab);
    const options = { withModel: true, background: { run } };
    const { panel } = await panelWith([panelRequest(action('summarize-page'), { tab: null })], options);
    panel.start();
    const here = () => panel.store.getState();
    await vi.waitFor(() => expect(here().trouble).toEqual(unread('no_page', '')));
    await vi.waitFor(() => expect(here().draft).toBe('action_summarize_page'));
    const summary = panel.runAction('summarize-page');
    await vi.waitFor(() => expect(here().trouble).toBeNull());
    reading.resolve(succeeded({ pages: [{ text: 'What the page says.' }] }));
    await summary;
    expect(first(here())).toMatchObject({ attached: [{ text: 'What the page says.' }] });
  });

  it('keep the input of an action if its page cannot be read', async () => {
    const own = { id: 'own', name: 'Own', prompt: 'Compare {{page}} with {{tabs}}', menus: [], slot: null };
    const run: NonNullable<FakeServicesOptions['background']>['run'] = ({ call }) => {
      if (call.name === 'read_page') return asleep;
      return succeeded(
        call.name === 'get_current_tab' ? tab : { items: [{ title: 'A page', url: tab.url }], total: 1 },
      );
    };
    const { panel, services } = await panelWith([], { withModel: true, background: { run } });
    await services.settings.change({ actions: [own] });
    panel.start();
    const here = () => panel.store.getState();
    await vi.waitFor(() => expect(here().providers).toHaveLength(1));
    await panel.runAction('own');
    expect(here()).toMatchObject({
      trouble: unread('asleep'),
      draft: 'Compare action_var_page with action_var_tabs',
      attached: [{ kind: 'tabs' }],
    });
    panel.write('/own which is older?');
    await panel.runWithInput(own, 'which is older?');
    expect(here()).toMatchObject({ trouble: unread('asleep'), draft: '/own which is older?', messages: [] });
    expect(services.done.connections).toEqual([]);
  });

  it('offer tags without a model', async () => {
    const { state } = await opened([panelRequest(action('tag-page'))], { withModel: true });
    expect(first(state)).toMatchObject({ intent: { id: 'tags.suggest', slots: { page: { url: tab.url } } } });
  });

  it('attach the selection to the next message, also after the panel was closed', async () => {
    const { state, close, services } = await opened([
      panelRequest(action('ask-selection'), { selection: 'the whole' }),
    ]);
    expect(state.attached).toMatchObject([
      { kind: 'selection', text: 'the whole selection', source: 'example.com', grade: 'page', url: tab.url },
    ]);
    expect(state.messages).toEqual([]);
    const again = createPanelStore(services);
    close();
    await vi.waitFor(async () => expect(await services.conversations.list()).toHaveLength(1));
    again.start();
    await vi.waitFor(() => expect(again.store.getState().attached).toEqual(state.attached));
  });

  it('use the selection from the menu if the page cannot be read', async () => {
    const { state } = await opened([panelRequest(action('ask-selection'), { selection: 'from the menu' })], {
      background: { run: () => ({ kind: 'permission', permission: 'x', ticket: 't', reason: { key: 'r' } }) },
    });
    expect(state.attached).toMatchObject([{ text: 'from the menu' }]);
  });

  it('say that nothing is selected', async () => {
    const { state } = await opened([panelRequest(action('ask-selection'), { tab: null })]);
    expect(state.notice).toMatchObject({ key: 'ui_no_selection' });
  });

  describe('a custom action on a selection', () => {
    const own = { id: 'own', name: 'Own', prompt: 'Shorten {{selection}} for {{page}}', menus: [], slot: null };
    const selecting = async (words: string, panelRequests: PanelRequest[] = []) => {
      const run: NonNullable<FakeServicesOptions['background']>['run'] = ({ call }) => {
        if (call.name === 'read_page') return asleep;
        return succeeded(call.name === 'get_selection' ? { text: words } : tab);
      };
      const { panel, services } = await panelWith(panelRequests, { withModel: true, background: { run } });
      await services.settings.change({ actions: [own] });
      panel.start();
      const here = () => panel.store.getState();
      await vi.waitFor(() => expect(here().providers).toHaveLength(1));
      return { panel, services, here };
    };
    const refused = { notice: { key: 'ui_no_selection' }, trouble: null, messages: [], attached: [] };

    it('sends nothing without a selection, and says so', async () => {
      const { panel, services, here } = await selecting('');
      panel.write('half a sentence');
      await panel.runAction('own');
      expect(here()).toMatchObject({ ...refused, draft: 'half a sentence' });
      expect(here().outbox.size).toBe(0);
      panel.write('own why is the sky blue?');
      await panel.runWithInput(own, 'why is the sky blue?');
      expect(here()).toMatchObject({ ...refused, draft: 'own why is the sky blue?' });
      expect(services.done.connections).toEqual([]);
    });

    it.each([
      ['no page is open', null],
      ['nothing is selected', tab],
    ])('sends nothing from a key or a menu either if %s', async (_, from) => {
      const { here, services } = await selecting('', [panelRequest(action('own'), { tab: from })]);
      await vi.waitFor(() => expect(here()).toMatchObject({ ...refused, draft: '' }));
      expect(services.done.connections).toEqual([]);
    });

    it('uses the selection from the menu if the page says that nothing is selected', async () => {
      const menu = panelRequest(action('own'), { selection: 'from the menu' });
      const { here } = await selecting('', [menu]);
      await vi.waitFor(() => expect(here().attached).toMatchObject([{ kind: 'selection', text: 'from the menu' }]));
    });
  });

  it('runs with the contents of its variables', async () => {
    const { services, panel } = await panelWith(
      [panelRequest(action('action-2'), { link: 'https://other.example/x' })],
      {
        withModel: true,
      },
    );
    await services.settings.change({
      actions: [
        {
          id: 'u',
          name: 'Compare',
          prompt: 'Compare {{page}} with {{link}} and {{tabs}}',
          menus: [],
          slot: 'action-2',
        },
      ],
    });
    const sent = new Promise((resolve) => panel.store.subscribe(({ messages }) => messages[0] && resolve(messages[0])));
    panel.start();
    expect(await sent).toMatchObject({
      parts: [{ type: 'text', text: 'Compare action_var_page with action_var_link and action_var_tabs' }],
      attached: [
        { kind: 'page', text: 'What the page says.', grade: 'page' },
        { kind: 'tabs', grade: 'label' },
        { kind: 'link', grade: 'label', url: 'https://other.example/x' },
      ],
    });
  });

  it('is missing for a key, which is reported', async () => {
    const { state } = await opened([panelRequest(action('action-1'))]);
    expect(state.notice).toMatchObject({ key: 'ui_no_action' });
  });

  it('sends a sentence of the address bar to its command, else to the model', async () => {
    const preview = (sentence: string) =>
      sentence === 'count tabs'
        ? { intent: 'tabs.count', sentence: { key: 's' }, exact: true, rows: [], total: 0 }
        : null;
    const asked = async (sentence: string) =>
      (await opened([panelRequest({ kind: 'ask', sentence })], { withModel: true, preview })).services.done
        .connections[0]?.id;
    expect(await asked('count tabs')).toBe('commands');
    expect(await asked('what is love')).toBe('m');
  });

  it('counts a long sentence of the address bar as pasted', async () => {
    const sentence = `Open https://a.example/ and ${'think '.repeat(20)}`.trim();
    const { state, services } = await opened([panelRequest({ kind: 'ask', sentence })], { withModel: true });
    expect(first(state)).toMatchObject({ pasted: [sentence] });
    expect(services.background.of('recordPiece')).toMatchObject([{ grade: 'page', text: sentence }]);
    const short = await opened([panelRequest({ kind: 'ask', sentence: 'what is love' })], { withModel: true });
    expect(first(short.state)).not.toHaveProperty('pasted');
  });
});
