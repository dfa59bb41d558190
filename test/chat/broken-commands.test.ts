import { describe, expect, it } from 'vitest';
import type { CallContext, ToolCall } from '@/src/contract/tool.ts';
import { namesBound } from '@/src/registry/session-ids.ts';
import { failed, fakeBackground, succeeded, tools } from '@/test/fakes/background.ts';
import { fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { commandProvider } from '@/test/fakes/commands.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { plan } from '@/test/ui/samples.ts';
import { tab, tabTools } from '../commands/library.ts';

const known = [
  'get_current_tab',
  'list_tabs',
  'mute_tabs',
  'close_tabs',
  'list_sessions',
  'save_session',
  'delete_sessions',
  'switch_to_tab',
  'export_items',
].map((name) => ({ ...tools[0]!, name, effect: /close|delete/.test(name) ? ('destroy' as const) : ('read' as const) }));

const shop = [
  tab(1, 'https://example.com/', { active: true }),
  tab(7, 'https://shop.test/a'),
  tab(8, 'https://shop.test/b'),
];
const trip = { id: 's', title: 'Trip', tabs: 1, saved_at: '2020-01-01', automatic: false };

/** A browser that can be started anew: ids of an earlier run of it name nothing, as in the registry. */
function browser({ open = shop, hangsAt = '', asksAt = '' } = {}) {
  const now = { open, session: 'now', hangsAt, asksAt };
  const { promise: broken, resolve } = Promise.withResolvers<void>();
  const acted: string[] = [];
  const act = ({ name, arguments: args }: ToolCall, { session }: CallContext) => {
    if (namesBound(args) && session !== now.session) return failed('The browser was started anew.');
    acted.push(name);
    return succeeded({ done: Array.isArray(args.tab_ids) ? args.tab_ids.length : 1 });
  };
  const background = fakeBackground({
    describeTools: () => ({ tools: known, total: known.length }),
    run: ({ call, context }) => {
      if (call.name === now.hangsAt) {
        resolve();
        return new Promise<never>(() => {});
      }
      if (call.name === now.asksAt) return { kind: 'confirm', ticket: 'k', preview: plan(1), calls: [call.id] };
      if (call.name === 'list_sessions') return succeeded({ items: [trip], total: 1 });
      const look = /^(?:get|list|find)_/.test(call.name) ? tabTools(now.open)[call.name] : undefined;
      return look ? succeeded(look(call.arguments)) : act(call, context);
    },
  });
  const shared = { protocol, syntax: 'json-block', providerId: 'commands', caller: 'command' as const, background };
  let chat = fakeChat({ ...shared, provider: commandProvider() });
  const answer = async () =>
    (await chat.messages())
      .at(-1)!
      .parts.map((part) => (part.type === 'text' ? part.text : part.type))
      .join('\n');
  return {
    acted,
    broken,
    answer,
    chat: () => chat,
    startAnew(open = shop) {
      acted.length = 0;
      Object.assign(now, { open, session: 'next', hangsAt: '', asksAt: '' });
      chat = fakeChat({
        ...shared,
        provider: commandProvider(),
        records: chat.records,
        session: 'next',
        maxToolRounds: 12,
      });
      return chat;
    },
  };
}

const resume = { kind: 'resume', conversation: 'chat' } as const;

describe('a command interrupted by a restart of the browser', () => {
  it.each([
    ['mute tabs from shop.test', 'mute_tabs', ['mute_tabs'], 'Muted 2 tabs'],
    ['close tabs from shop.test', 'close_tabs', ['close_tabs'], 'Closed 2 tabs'],
    ['close tabs from shop.test', 'list_tabs', ['close_tabs'], 'Closed 2 tabs'],
    ['set aside tabs from shop.test', 'list_tabs', ['save_session', 'close_tabs'], '2 tabs set aside'],
  ])('is repeated and says what it did: %s, at %s', async (sentence, hangsAt, acts, told) => {
    const its = browser({ hangsAt });
    void its.chat().run({ kind: 'new', userMessage: userMessage(sentence) });
    await its.broken;
    await its.startAnew().run(resume);
    expect(its.acted).toEqual(acts);
    expect(await its.answer()).toContain(told);
  });

  it('acts on no tab by its old id, whatever was done before the restart', async () => {
    const its = browser({ asksAt: 'delete_sessions' });
    const intent = { id: 'tabs.set-aside', slots: { sites: ['shop.test'], name: 'Trip', replace: true } };
    void its.chat().run({ kind: 'new', userMessage: userMessage('Replace', { intent, session: 'now' }) });
    await its.chat().turnIs('waiting');
    await its.startAnew().run(resume);
    expect(its.acted).toEqual(['delete_sessions']);
    expect(await its.answer()).toContain('2 tabs saved as Trip.');
  });
});

describe('after a restart of the browser', () => {
  it('the title of a tab that was picked is not a command', async () => {
    const its = browser();
    const intent = { id: 'tabs.switch', slots: { ref: { kind: 'tab', id: 7 } } };
    const said = userMessage('Close this tab', { intent, session: 'now' });
    await its.chat().records.put({ id: 'chat', title: '', named: false, at: 1, updated: 1, draft: '' });
    await its.startAnew().run({ kind: 'new', userMessage: said });
    expect(its.acted).toEqual([]);
    expect(await its.answer()).toBe('That list has changed since. List it again first.');
  });

  it.each(['switch to the first', 'copy the first as markdown', 'mute the first'])(
    'an old list is listed again first: %s',
    async (sentence) => {
      const its = browser();
      await its.chat().run({ kind: 'new', userMessage: userMessage('find tabs from shop.test') });
      const open = [
        tab(1, 'https://example.com/', { active: true }),
        tab(7, 'https://bank.example/'),
        tab(9, 'https://shop.test/a'),
      ];
      await its
        .startAnew(open)
        .run({ kind: 'new', userMessage: userMessage(sentence, { id: 'u2', turn: 't2', at: 2_000_000 }) });
      expect(its.acted).toEqual([]);
      expect(await its.answer()).toBe('That list has changed since. List it again first.');
    },
  );

  it('rows that were selected before become pages', async () => {
    const its = browser();
    await its.chat().records.put({ id: 'chat', title: '', named: false, at: 1, updated: 1, draft: '' });
    const selected = [{ kind: 'tab', id: '7', title: 'A', url: 'https://shop.test/a' } as const];
    await its.startAnew().run({ kind: 'new', userMessage: userMessage('close them', { selected, session: 'now' }) });
    expect(its.acted).toEqual([]);
  });
});
