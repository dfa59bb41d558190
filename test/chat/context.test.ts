import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextBudget, fitContext } from '@/src/chat/context/fit-context.ts';
import type { HistoryTurn } from '@/src/chat/context/model-history.ts';
import type { ModelMessage } from '@/src/contract/provider.ts';
import { fakeBackground, succeeded, tools } from '@/test/fakes/background.ts';
import { fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { notations } from './protocols.ts';

const { protocol, syntax, written } = notations[0]!;
const message = (role: ModelMessage['role'], name: string, tokens: number): ModelMessage => ({
  role,
  text: name.padEnd(tokens * 4, '.'),
});
const turn = (name: string, tokens: number, rounds = 1): HistoryTurn => ({
  user: [message('user', `${name}?`, tokens)],
  rounds: Array.from({ length: rounds }, (_, n) => [message('assistant', `${name}${n}`, tokens)]),
});
const names = (messages: ModelMessage[]) => messages.map(({ text }) => text.replace(/\.+$/, ''));
const system = message('system', 'rules', 10);

describe('the context', () => {
  it('keeps everything that fits', () => {
    const { messages, fit } = fitContext([system], [turn('a', 10), turn('b', 10)], { contextTokens: 100 });
    expect(names(messages)).toEqual(['rules', 'a?', 'a0', 'b?', 'b0']);
    expect(fit).toEqual({ used: 50, of: 100, dropped: { turns: 0, rounds: 0 }, shortened: 0 });
  });

  it('drops whole turns, oldest first, and reports it', () => {
    const turns = [turn('a', 10), turn('b', 10), turn('c', 10), turn('d', 10)];
    const { messages, fit } = fitContext([system], turns, { contextTokens: 100, maxOutput: 40 });
    expect(names(messages)).toEqual(['rules', 'c?', 'c0', 'd?', 'd0']);
    expect(fit.dropped).toEqual({ turns: 2, rounds: 0 });
  });

  it('counts pictures, and drops those of earlier turns before any text', () => {
    const image = { mediaType: 'image/png', data: 'AAAA' };
    const seen = (name: string): HistoryTurn => ({
      user: [{ ...message('user', `${name}?`, 10), images: [image] }],
      rounds: [[message('assistant', `${name}0`, 10)]],
    });
    const turns = [seen('a'), seen('b'), seen('c')];
    const pictures = (contextTokens: number) => {
      const { messages, fit } = fitContext([system], turns, { contextTokens, maxOutput: 100 });
      return [messages.map(({ images = [] }) => images.length).join(''), fit.dropped.turns, fit.used <= contextTokens];
    };
    expect(pictures(9000)).toEqual(['0101010', 0, true]);
    expect(pictures(3500)).toEqual(['0001010', 0, true]);
    expect(pictures(1900)).toEqual(['0000010', 0, true]);
    expect(fitContext([system], turns, { contextTokens: 3500 }).messages[1]!.text).toContain('no longer fits');
  });

  const kept = (one: HistoryTurn): HistoryTurn => ({ ...one, kept: true });

  it('keeps the turns that the user keeps, in their places', () => {
    const turns = [turn('a', 10), kept(turn('b', 10)), turn('c', 10), turn('d', 10), turn('e', 10, 2)];
    const sent = (contextTokens: number) => {
      const { messages, fit } = fitContext([system], turns, { contextTokens, maxOutput: 1 });
      return [names(messages).join(' '), fit.dropped];
    };
    expect(sent(91)).toEqual(['rules b? b0 d? d0 e? e0 e1', { turns: 2, rounds: 0 }]);
    expect(sent(51)).toEqual(['rules b? b0 e? e1', { turns: 3, rounds: 1 }]);
    expect(sent(41)).toEqual(['rules e? e0 e1', { turns: 4, rounds: 0 }]);
  });

  it('drops the oldest kept turns if they do not all fit, and reports it', () => {
    const turns = [kept(turn('a', 10)), turn('b', 20), kept(turn('c', 10)), turn('d', 10)];
    const { messages, fit } = fitContext([system], turns, { contextTokens: 61, maxOutput: 1 });
    expect(names(messages)).toEqual(['rules', 'c?', 'c0', 'd?', 'd0']);
    expect(fit.dropped).toEqual({ turns: 2, rounds: 0 });
  });

  it('drops pictures of kept turns last among earlier ones, but before their text', () => {
    const image = { mediaType: 'image/png', data: 'AAAA' };
    const seen = (name: string): HistoryTurn => ({
      user: [{ ...message('user', `${name}?`, 10), images: [image] }],
      rounds: [],
    });
    const turns = [kept(seen('a')), seen('b'), seen('c')];
    const sent = (contextTokens: number) => {
      const { messages } = fitContext([system], turns, { contextTokens, maxOutput: 1 });
      return messages.map(({ text, images = [] }) => `${text.slice(0, 1)}${images.length}`).join(' ');
    };
    expect(sent(9000)).toBe('r0 a1 b1 c1');
    expect(sent(3500)).toBe('r0 a1 b0 c1');
    expect(sent(1900)).toBe('r0 a0 b0 c1');
  });

  it('then drops early rounds of the turn, never its question or its last round', () => {
    const { messages, fit } = fitContext([system], [turn('a', 10), turn('b', 10, 6)], {
      contextTokens: 60,
      maxOutput: 10,
    });
    expect(names(messages)).toEqual(['rules', 'b?', 'b3', 'b4', 'b5']);
    expect(fit.dropped).toEqual({ turns: 1, rounds: 3 });
    expect(names(fitContext([system], [turn('b', 99, 3)], { contextTokens: 60 }).messages)).toEqual([
      'rules',
      'b?',
      'b2',
    ]);
  });

  const histories = fc
    .array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 5 }), fc.boolean()), { minLength: 1, maxLength: 8 })
    .map((all) =>
      all.map(([tokens, rounds, keep], n) => ({ ...turn(`t${n}-`, tokens, rounds), ...(keep && { kept: true }) })),
    );

  it('sends kept turns if they fit beside what must be sent, else the newest of them', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 500 }), (turns, contextTokens) => {
        const last = turns.at(-1)!;
        const latest = { user: last.user, rounds: last.rounds.slice(-1) };
        const wanted = turns.slice(0, -1).filter((one) => one.kept);
        const { messages } = fitContext([system], turns, { contextTokens });
        const sent = wanted.filter((one) => one.user.every((said) => messages.includes(said)));
        const fits = (keep: HistoryTurn[]) => {
          const alone = fitContext([system], [...keep, latest], { contextTokens });
          return alone.fit.dropped.turns === 0;
        };
        const most = wanted.findIndex((_, at) => fits(wanted.slice(at)));
        expect(sent).toEqual(most < 0 ? [] : wanted.slice(most));
        for (const one of sent) expect(messages).toEqual(expect.arrayContaining(one.rounds.flat()));
      }),
    );
  });

  it('never takes more than fits, whatever the history', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 500 }), (turns, contextTokens) => {
        const { messages, fit } = fitContext([system], turns, { contextTokens });
        const last = turns.at(-1)!;
        expect(messages.slice(0, 1)).toEqual([system]);
        expect(messages).toEqual(expect.arrayContaining([...last.user, ...last.rounds.at(-1)!]));
        const all = turns.flatMap((one) => [...one.user, ...one.rounds.flat()]);
        if (messages.length - 1 === all.length) expect(fit.dropped).toEqual({ turns: 0, rounds: 0 });
        else expect(fit.dropped.turns + fit.dropped.rounds).toBeGreaterThan(0);
        const required = fitContext([system], [{ user: last.user, rounds: last.rounds.slice(-1) }], { contextTokens });
        expect(fit.used).toBeLessThanOrEqual(Math.max(required.fit.used, contextBudget({ contextTokens }).total));
      }),
    );
  });
});

describe('a turn', () => {
  it('gives tools a third of the context, and still knows the others by name', async () => {
    const background = fakeBackground({
      describeTools: ({ budget }) => ({
        tools: budget > 5000 ? tools : tools.slice(0, 1),
        total: tools.length,
      }),
    });
    const provider = scriptedProvider([say('Yes.'), finish()]);
    const chat = fakeChat({ protocol, syntax, provider, background, settings: { contextTokens: 9000 } });
    await chat.run();
    expect(background.of('describeTools')[0]).toEqual({ text: 'Which tabs are open?', budget: 3000 });
    expect(provider.requests[0]!.messages[0]!.text).not.toContain('pin_tabs');
    expect(provider.requests[0]!.tools).toEqual(tools);
  });

  it('puts the user’s own instructions and limits into the request', async () => {
    const settings = { systemPrompt: 'Speak like a sailor.', temperature: 0.2, maxOutput: 500 };
    const provider = scriptedProvider([say('Aye.'), finish()]);
    await fakeChat({ protocol, syntax, provider, settings }).run();
    expect(provider.requests[0]).toMatchObject({ model: 'small', temperature: 0.2, maxOutput: 500 });
    expect(provider.requests[0]!.messages[0]!.text).toContain('Speak like a sailor.');
  });

  it('cuts a long result for the model, and says how much is shown', async () => {
    const items = Array.from({ length: 300 }, (_, n) => ({ id: n, title: `Tab number ${n}` }));
    const background = fakeBackground({ run: () => succeeded({ items, total: 900, next: '300' }) });
    const script: Script = [say(written('list_tabs'))];
    const provider = scriptedProvider(script, [say('Many.'), finish()]);
    const chat = fakeChat({ protocol, syntax, provider, background, settings: { contextTokens: 4000 } });
    await chat.run({ kind: 'new', userMessage: userMessage('List them') });
    const result = provider.requests[1]!.messages.at(-1)!;
    expect(result.text.length).toBeLessThan(4400);
    expect(result.text).toContain('900');
    expect(result.results![0]!.result.data).toMatchObject({ items });
    expect((await chat.messages()).at(-1)!.fit).toMatchObject({ of: 4000, dropped: { turns: 0 }, shortened: 1 });
  });

  it('gets short instructions for a model with a small context', () => {
    expect(contextBudget({ contextTokens: 4096 })).toMatchObject({ brief: true, tools: 1800 });
    expect(contextBudget({ contextTokens: 32_768 })).toMatchObject({ brief: false, tools: 10_922 });
  });
});
