import { expect, it } from 'vitest';
import { lookUpTurn } from '@/src/chat/index.ts';
import { StoreError } from '@/src/contract/records.ts';
import { fakeBackground, succeeded } from '@/test/fakes/background.ts';
import { begun, fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { fakeRecords } from '@/test/fakes/records.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { notations } from './protocols.ts';

const { protocol, syntax, written } = notations[0]!;
const inNotation = { protocol, syntax };

const asksForTabs = () =>
  scriptedProvider([say(written('list_tabs', { query: 'news' })), finish()], [say('One.'), finish()]);

it('a call waits until its turn is stored, however soon the model asks for it', async () => {
  const { conversations } = fakeRecords();
  const stored = Promise.withResolvers<void>();
  const background = fakeBackground({ run: () => succeeded({ items: [], total: 0 }) });
  // The name of the chat, which is stored with the turn and waited for by nothing else.
  const change: typeof conversations.change = async (...given) => {
    await stored.promise;
    return conversations.change(...given);
  };
  await begun(conversations);
  const chat = fakeChat({ ...inNotation, provider: asksForTabs(), background, records: { ...conversations, change } });
  const run = chat.run();
  await chat.event((event) => event.type === 'message-change' && event.message.state === 'complete');
  await new Promise((resolve) => setTimeout(resolve));
  expect(background.of('run')).toEqual([]);
  stored.resolve();
  expect(await run).toEqual({ reason: 'answered' });
  expect(background.of('run')).toHaveLength(1);
});

it.each(['change', 'putMessage'] as const)(
  'a turn whose "%s" the full disk refuses ends as not stored, and runs no call',
  async (refused) => {
    const { conversations } = fakeRecords();
    await begun(conversations);
    const background = fakeBackground({ run: () => succeeded({ items: [], total: 0 }) });
    const records = { ...conversations, [refused]: () => Promise.reject(new StoreError('quota')) };
    const chat = fakeChat({ ...inNotation, provider: asksForTabs(), background, records });
    expect(await chat.run()).toMatchObject({ reason: 'not-stored' });
    expect(background.of('run')).toEqual([]);
  },
);

it('a full disk is told also if the background fails as well', async () => {
  const { conversations } = fakeRecords();
  await begun(conversations);
  const background = fakeBackground({ describeTools: () => Promise.reject(new Error('gone')) });
  const records = { ...conversations, change: () => Promise.reject(new StoreError('quota')) };
  const chat = fakeChat({ background, records });
  expect(await chat.run()).toMatchObject({ reason: 'not-stored' });
});

it('imported messages are asked for once the messages are read, and tools at once', async () => {
  const background = fakeBackground();
  const { ports } = fakeChat({ background });
  const read = Promise.withResolvers<void>();
  const lookedUp = lookUpTurn('chat', { asked: userMessage('Tabs?'), isNew: true, read: read.promise }, ports);
  await Promise.resolve();
  expect(background.asked.map(({ name }) => name)).toEqual(['describeTools']);
  read.resolve();
  expect((await lookedUp).imported.size).toBe(0);
  expect(background.of('importedMessages')).toEqual([{ conversation: 'chat' }]);
});
