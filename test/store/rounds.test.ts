import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openStore } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';

const open = (name: string) => openStore({ name, changes: fakeChanges() });

test.each([null, 'correct horse'])('a stored key is in no round, with the passphrase %j', async (passphrase) => {
  const { conversations, providers, rounds } = open(`rounds-keys-${passphrase}`);
  await conversations.put({ id: 'a', title: '', named: false, at: 1, updated: 1, draft: '' });
  const key = 'sk-"quoted"\\1234';
  await providers.putKey('p', 'https://a.example', key);
  await providers.putKey('q', 'https://b.example', 'none');
  await providers.setPassphrase(passphrase);
  await rounds.putRequest({
    id: '1',
    conversation: 'a',
    turn: 't',
    round: 1,
    at: 1,
    provider: 'p',
    model: 'm',
    syntax: 'json-block',
    messages: [{ role: 'user', text: `My key is ${key}, and there is none other.` }],
    parser: {},
    several: false,
  });
  await rounds.putReply({ id: '1', conversation: 'a', pieces: [{ type: 'text', text: `It is ${key}.` }] });
  const [round] = (await rounds.list({ limit: 1 })).rounds;
  expect(round!.messages[0]!.text).toBe('My key is •••, and there is none other.');
  expect(round!.reply.pieces).toEqual([{ type: 'text', text: 'It is •••.' }]);
});
