import { describe, expect, it } from 'vitest';
import { fakeBackground } from '@/test/fakes/background.ts';
import { type FakeChatOptions, fakeChat } from '@/test/fakes/chat.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';

const call = `\n${protocol.formatCall('json-block', { name: 'list_tabs', arguments: {} })}\n`;
const opened = { settings: { startInReasoning: true } };

async function talk(scripts: Parameters<typeof scriptedProvider>, options: FakeChatOptions = {}) {
  const chat = fakeChat({ protocol, provider: scriptedProvider(...scripts), ...options });
  const end = await chat.run();
  const rounds = (await chat.messages()).filter(({ role }) => role === 'assistant').map(({ parts }) => parts);
  return { chat, end, rounds };
}

describe('a model whose template opens the reasoning itself', () => {
  it('is recognised by a closing tag without an opening one, from the next round on', async () => {
    const { chat, rounds } = await talk([
      [say('I want to see them.\n</think>\n\nI will look.'), say(call)],
      [say(`There are three.\nI could write${call}</th`), say('ink>\n\nThree tabs.'), finish()],
    ]);
    expect(chat.learned).toEqual([{ startInReasoning: true }]);
    expect(rounds[1]).toEqual([
      { type: 'reasoning', text: `There are three.\nI could write${call}` },
      { type: 'text', text: '\n\nThree tabs.' },
    ]);
    expect(chat.background.of('run')).toHaveLength(1);
  });

  it('runs no call that was drafted before the closing tag, if several are allowed', async () => {
    const answer = `I could write${call}but rather\n</think>\n\nI will look.${call}`;
    const { chat, rounds } = await talk(
      [
        [say(answer), finish()],
        [say('Three.'), finish()],
      ],
      {
        settings: { several: true },
      },
    );
    const kinds = rounds[0]!.filter(({ type }) => type.startsWith('call'));
    expect(kinds).toMatchObject([{ type: 'call-error', code: 'drafted' }, { type: 'call' }]);
    expect(chat.background.of('run')).toHaveLength(1);
  });

  it('is not detected again in each round', async () => {
    const { chat, rounds } = await talk([[say('Hm.\n</think>\nThree.'), finish()]], opened);
    expect(chat.learned).toEqual([]);
    expect(rounds[0]).toEqual([
      { type: 'reasoning', text: 'Hm.\n' },
      { type: 'text', text: '\nThree.' },
    ]);
  });

  it.each([
    ['the tag comes first', '</think>\nThree tabs.'],
    ['it opened the reasoning itself', '<think>Hm.</think>\nThree.\n</think>\nTabs.'],
    ['the tag stands in a sentence', 'Three tabs, and </think> ends the thinking.'],
    ['the tag stands in code', 'It ends so:\n```\n</think>\n```\n'],
    ['another tag is left over', 'Three tabs.\n</tool_call>\nNo more.'],
  ])('is not assumed where %s', async (_, text) => {
    const { chat } = await talk([[say(text), finish()]]);
    expect(chat.learned).toEqual([]);
  });
});

describe('a model that was taken for one by mistake', () => {
  it('gets its answer shown, and is no longer treated so', async () => {
    const { chat, end, rounds } = await talk([[say('Three '), say('tabs.'), finish()]], opened);
    expect(end).toEqual({ reason: 'answered' });
    expect(rounds).toEqual([[{ type: 'text', text: 'Three tabs.' }]]);
    expect(chat.learned).toEqual([{ startInReasoning: false }]);
  });

  it('keeps reasoning that came apart from the text', async () => {
    const { rounds } = await talk(
      [[{ type: 'reasoning-delta', text: 'Hm. ' }, say('Three '), say('tabs.'), finish()]],
      opened,
    );
    expect(rounds).toEqual([
      [
        { type: 'reasoning', text: 'Hm. ' },
        { type: 'text', text: 'Three tabs.' },
      ],
    ]);
  });

  it('runs no call that may have been a draft', async () => {
    const { rounds, chat } = await talk([[say(`I will look.${call}`), finish()]], opened);
    expect(rounds).toEqual([[{ type: 'text', text: `I will look.${call}` }]]);
    expect(chat.background.of('run')).toEqual([]);
  });

  it('gets its calls read again in the same turn', async () => {
    const delta = { index: 0, id: 'a', name: 'list_tabs', arguments: '{}', done: true };
    const { chat } = await talk(
      [
        [say('I will look.'), { type: 'native-call-delta', delta }, finish()],
        [say(call), finish()],
        [say('Three.'), finish()],
      ],
      { ...opened, background: fakeBackground(), settings: { startInReasoning: true, several: true } },
    );
    expect(chat.learned).toEqual([{ startInReasoning: false }]);
    expect(chat.background.of('run')).toHaveLength(2);
  });

  it.each(['length', 'content-filter'] as const)(
    'is still treated so if the response was cut by %s',
    async (reason) => {
      const { chat, rounds } = await talk([[say('I have to think about'), finish(reason)]], opened);
      expect(chat.learned).toEqual([]);
      expect(rounds).toEqual([[{ type: 'reasoning', text: 'I have to think about' }]]);
    },
  );
});
