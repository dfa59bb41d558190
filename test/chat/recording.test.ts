import { describe, expect, it } from 'vitest';
import { fakeBackground, succeeded } from '@/test/fakes/background.ts';
import { fakeChat } from '@/test/fakes/chat.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { notations } from './protocols.ts';

const [{ protocol, syntax, written }] = notations as [(typeof notations)[number]];

/** The answer says so much. */
const shows = (chat: ReturnType<typeof fakeChat>, words: string) =>
  chat.event(
    (event) =>
      event.type === 'message-change' &&
      event.message.role === 'assistant' &&
      JSON.stringify(event.message.parts).includes(words),
  );

const latest = async ({ rounds }: ReturnType<typeof fakeChat>) => (await rounds.list({ limit: 9 })).rounds;

describe('a round', () => {
  it('is recorded as it was sent and received', async () => {
    const call = written('list_tabs', { query: 'news' });
    const provider = scriptedProvider(
      [say('Let me '), say('look.'), say(call), say('never read')],
      [say('One.'), { type: 'usage', usage: { input: 120, output: 4 } }, finish()],
    );
    const background = fakeBackground({ run: () => succeeded({ items: [], total: 0 }) });
    const settings = { temperature: 0.5, price: { input: 2, output: 10 } };
    const chat = fakeChat({ protocol, syntax, provider, background, settings });
    await chat.run();

    const [second, first] = await latest(chat);
    const [, message] = await chat.messages();
    expect(first).toMatchObject({
      id: message!.id,
      conversation: 'chat',
      turn: 'turn-1',
      round: 1,
      provider: 'home',
      model: 'small',
      syntax,
      temperature: 0.5,
      several: false,
      reply: { pieces: [{ type: 'text', text: `Let me look.${call}` }], end: { finish: 'stop' } },
    });
    const sent = provider.requests[1]!.messages.map(({ role, text }) => ({ role, text }));
    expect(second!.messages).toEqual(sent);
    expect(second!.parser.toolNames).toContain('list_tabs');
    expect(second!.reply.usage).toEqual({ input: 120, output: 4, cost: 0.00028 });
  });

  it('has the times to the first byte, to the first visible text, and to the end', async () => {
    const gates = [1, 2, 3].map(() => Promise.withResolvers<void>());
    const [byte, visible, last] = gates as [(typeof gates)[0], (typeof gates)[0], (typeof gates)[0]];
    const provider = scriptedProvider([
      byte.promise,
      { type: 'reasoning-delta', text: 'Hm.' },
      visible.promise,
      say(' \n'),
      say('Yes.'),
      last.promise,
      finish(),
    ]);
    const chat = fakeChat({ protocol, syntax, provider });
    const running = chat.run();
    await shows(chat, '[]');
    chat.clock.advance(100);
    byte.resolve();
    await shows(chat, 'Hm.');
    chat.clock.advance(40);
    visible.resolve();
    await shows(chat, 'Yes.');
    chat.clock.advance(7);
    last.resolve();
    await running;
    const [round] = await latest(chat);
    expect(round!.reply).toMatchObject({ firstByte: 100, firstVisible: 140, end: { after: 147, finish: 'stop' } });
    expect(round!.reply.pieces).toEqual([
      { type: 'reasoning', text: 'Hm.' },
      { type: 'text', text: ' \nYes.' },
    ]);
  });

  it('is recorded while it streams, and keeps what came if it never ends', async () => {
    const never = new Promise(() => {});
    const chat = fakeChat({ protocol, syntax, provider: scriptedProvider([say('Half an ans'), never]) });
    void chat.run();
    await shows(chat, 'Half');
    chat.clock.advance(1_500);
    await expect
      .poll(async () => (await latest(chat))[0]?.reply.pieces)
      .toEqual([{ type: 'text', text: 'Half an ans' }]);
    expect((await latest(chat))[0]!.reply.end).toBeUndefined();
    chat.stop();
  });

  it('keeps a refused request, and the reason', async () => {
    const error = { code: 'server', status: 500, detail: 'upstream is down' } as const;
    const chat = fakeChat({ protocol, syntax, provider: scriptedProvider([{ type: 'error', error }]) });
    await chat.run();
    expect((await latest(chat))[0]!.reply).toMatchObject({ pieces: [], end: { finish: 'error', error } });
  });

  it('does not stop the turn if it cannot be recorded', async () => {
    const full = async () => Promise.reject(new Error('The disk is full'));
    const rounds = { putRequest: full, putReply: full };
    const chat = fakeChat({ protocol, syntax, provider: scriptedProvider([say('Fine.'), finish()]), rounds });
    expect(await chat.run()).toEqual({ reason: 'answered' });
  });

  it('of built-in commands costs nothing', async () => {
    const price = { input: 2, output: 10 };
    const provider = scriptedProvider([say('Three tabs.'), finish()]);
    const chat = fakeChat({ protocol, syntax, provider, caller: 'command', settings: { price } });
    await chat.run();
    const [, answer] = await chat.messages();
    expect(answer).not.toHaveProperty('usage');
    expect(answer).not.toHaveProperty('fit');
  });
});
