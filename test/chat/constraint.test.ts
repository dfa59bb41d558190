import { describe, expect, it } from 'vitest';
import { takesConstraint } from '@/src/chat/calibration/index.ts';
import { seenIds } from '@/src/chat/context/seen-ids.ts';
import type { Message } from '@/src/contract/conversation.ts';
import type { ModelEvent } from '@/src/contract/provider.ts';
import { answerConstraint } from '@/src/protocol/constraint/answer-constraint.ts';
import { type FakeChatOptions, fakeChat } from '@/test/fakes/chat.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';

async function requests(options: FakeChatOptions, ...scripts: Parameters<typeof scriptedProvider>) {
  const provider = scriptedProvider(...scripts);
  await fakeChat({ protocol: { ...protocol, constraint: answerConstraint }, provider, ...options }).run();
  return provider.requests;
}
const constrained = { settings: { constrained: true } };
const listed = say(`\n${protocol.formatCall('json-block', { name: 'list_tabs', arguments: {} })}\n`);

describe('the shape of an answer', () => {
  it('is sent in every round if the server is known to enforce it', async () => {
    const sent = await requests(constrained, [listed], [say('Three.'), finish()]);
    expect(sent.map(({ constraint }) => typeof constraint?.grammar)).toEqual(['string', 'string']);
    expect(sent[0]?.constraint?.grammar).toContain('list_tabs');
  });

  it.each<[string, FakeChatOptions]>([
    ['nobody has asked the server', {}],
    ['the server does not', { settings: { constrained: false } }],
    ['the model opens its reasoning itself', { settings: { constrained: true, startInReasoning: true } }],
  ])('stays here where %s', async (_, options) => {
    const [sent] = await requests(options, [say('Three.'), finish()]);
    expect(sent?.constraint).toBeUndefined();
  });

  it('is not sent once the model has reasoned', async () => {
    const reasoned: ModelEvent = { type: 'reasoning-delta', text: 'Hm.' };
    const sent = await requests(constrained, [reasoned, listed], [say('Three.'), finish()]);
    expect(sent[1]?.constraint).toBeUndefined();
  });
});

describe('a test whether a server enforces a shape', () => {
  const never = new AbortController().signal;
  it.each<[string, ModelEvent[], boolean]>([
    ['says the word that the shape allows', [say('quill'), say('wort'), finish()], true],
    ['says what was asked for', [say('OK'), finish()], false],
    ['says nothing', [finish()], false],
    ['reasons', [{ type: 'reasoning-delta', text: 'quillwort' }, say('quillwort'), finish()], false],
    ['refuses', [{ type: 'error', error: { code: 'bad-request' } }], false],
    ['says the word and more', [say('quillwort is a plant that grows in lakes'), finish()], false],
  ])('is known by one word: the model %s', async (_, script, held) => {
    expect(await takesConstraint(scriptedProvider(script), 'm', never)).toBe(held);
  });
});

it('collects the ids that a model was shown, at any depth', () => {
  const part = (data: unknown) => ({ type: 'call', state: 'done', call: {}, result: { success: true, data } });
  const parts = [
    part({ items: [{ id: 3, window_id: 1, tags: ['x'] }], groups: [{ tab_ids: [4, 5] }] }),
    part({ id: 'b7' }),
  ];
  expect(seenIds([{ parts } as unknown as Message])).toEqual({ numbers: [3, 1, 4, 5], texts: ['b7'] });
  const attached = [{ rest: { call: { name: 'read_page', arguments: { tab_ids: [12], offset: 4_000 } } } }];
  expect(seenIds([{ parts: [], attached } as unknown as Message])).toEqual({ numbers: [12], texts: [] });
});
