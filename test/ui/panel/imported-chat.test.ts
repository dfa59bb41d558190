// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { typedAddresses, typedText } from '@/src/gate/typed-text.ts';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { openPanel, servicesWith } from '@/test/fakes/panels.ts';
import { fakeServices } from '@/test/fakes/services.ts';
import { answered, said } from '../samples.ts';

it.each([
  ['of one’s own is what was meant by it', [], { id: 'tabs.list', slots: {} }],
  ['that came with a file is what it says, whatever the file means by it', ['u1'], undefined],
])('a command %s when it is repeated', async (_, ids, intent) => {
  const services = fakeServices({ background: { importedMessages: () => ({ ids: [...ids] }) } });
  const { conversations } = services;
  await conversations.put({ id: 'chat', title: 'chat', named: true, at: 1, updated: 1, draft: '' });
  await conversations.putMessage(said('hello', { intent: { id: 'tabs.list', slots: {} } }));
  const turn = { id: 't1', conversation: 'chat', at: 1, provider: 'commands', model: '', syntax: 'json-block' };
  await conversations.putTurn({ ...turn, round: 1, state: 'done', end: { reason: 'answered' } });
  const panel = createPanelStore(services);
  panel.start();
  await vi.waitFor(() => expect(panel.store.getState().loaded).toBe(true));
  await panel.open('chat');
  await panel.regenerate('t1');
  const [, again] = (await conversations.messages('chat')).filter(({ role }) => role === 'user');
  expect(again?.intent).toEqual(intent);
});

it.each([
  ['of one’s own runs what is meant by it', [], { id: 'tabs.close-this', slots: {} }],
  ['that came with a file does what it says, whatever the file means by it', ['a1'], undefined],
])('a chip %s', async (_, ids, intent) => {
  const services = fakeServices({ background: { importedMessages: () => ({ ids: [...ids] }) } });
  const { conversations } = services;
  await conversations.put({ id: 'chat', title: 'chat', named: true, at: 1, updated: 1, draft: '' });
  await conversations.putMessage(said('hello'));
  await conversations.putMessage(answered([]));
  const panel = createPanelStore(services);
  panel.start();
  await vi.waitFor(() => expect(panel.store.getState().loaded).toBe(true));
  await panel.open('chat');
  await panel.sendIntent('Count tabs', { id: 'tabs.close-this', slots: {} }, 'a1');
  const again = (await conversations.messages('chat')).findLast(({ role }) => role === 'user');
  expect([again?.parts, again?.intent]).toEqual([[{ type: 'text', text: 'Count tabs' }], intent]);
});

it.each([
  ['in this run of the browser', 'now'],
  ['in another', 'before'],
])('a chip with a tab id %s gives its session, and does not run for words of a page', async (_, session) => {
  const intent = { id: 'tabs.switch', slots: { ref: { kind: 'tab', id: 7 } } };
  const services = fakeServices();
  const { conversations } = services;
  await conversations.put({ id: 'chat', title: 'chat', named: true, at: 1, updated: 1, draft: '' });
  await conversations.putMessage(said('hello'));
  await conversations.putMessage({ ...answered([]), session });
  const panel = createPanelStore(services);
  panel.start();
  await vi.waitFor(() => expect(panel.store.getState().loaded).toBe(true));
  await panel.open('chat');
  await panel.sendIntent('Close this tab', intent, 'a1');
  const again = (await conversations.messages('chat')).findLast(({ role }) => role === 'user');
  expect([again?.intent, again?.session]).toEqual([intent, session]);
});

it('the words of an imported message count as not typed in an edit of it, however short', async () => {
  const services = await servicesWith(['a'], { background: { importedMessages: () => ({ ids: ['user of a'] }) } });
  const { conversations } = services;
  const old = (await conversations.messages('a'))[0]!;
  await conversations.putMessage({ ...old, parts: [{ type: 'text', text: 'Open t.co/abc' }] });
  const { panel, here } = await openPanel(services);
  const message = here().messages[0]!;
  await panel.edit(message, 'open t.co/abc');
  const [, again] = (await conversations.messages('a')).filter(({ role }) => role === 'user');
  expect(again).toBeDefined();
  expect(typedAddresses(typedText(again!))('https://t.co/abc')).toBe(false);
});

it('an edit of an edit of an imported message: its words count as not typed', async () => {
  const services = await servicesWith(['a'], { background: { importedMessages: () => ({ ids: ['user of a'] }) } });
  const { conversations } = services;
  const old = (await conversations.messages('a'))[0]!;
  await conversations.putMessage({ ...old, parts: [{ type: 'text', text: 'Open t.co/abc' }] });
  const { panel, here } = await openPanel(services);
  await panel.edit(here().messages[0]!, 'open t.co/abc');
  await vi.waitFor(() => expect(here().holder).toBe('nobody'));
  const second = here().messages.find(({ role }) => role === 'user')!;
  expect(second.id).not.toBe('user of a');
  expect(typedAddresses(typedText(second))('https://t.co/abc')).toBe(false);
  await panel.edit(second, 'open t.co/abc now');
  await vi.waitFor(() => expect(here().holder).toBe('nobody'));
  const third = here().messages.find(({ role }) => role === 'user')!;
  expect(third.parts).toEqual([{ type: 'text', text: 'open t.co/abc now' }]);
  expect(typedAddresses(typedText(third))('https://t.co/abc')).toBe(false);
});
