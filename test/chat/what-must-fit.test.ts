import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairShare } from '@/src/chat/context/fair-share.ts';
import { contextBudget } from '@/src/chat/context/fit-context.ts';
import type { Attachment, Message } from '@/src/contract/conversation.ts';
import type { ModelRequest } from '@/src/contract/provider.ts';
import { estimateTokens } from '@/src/text/estimate-tokens.ts';
import { fakeBackground, succeeded, tools } from '@/test/fakes/background.ts';
import { fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { notations } from './protocols.ts';

const { protocol, syntax, written } = notations[0]!;

const page = (name: string, tokens: number, more: Partial<Attachment> = {}): Attachment => ({
  id: name,
  kind: 'page',
  title: name,
  source: 'almanac.example',
  grade: 'page',
  text: `${name[0]}bc `.repeat(tokens),
  url: `https://almanac.example/${name}`,
  ...more,
});
const pages = (tokens: number) => ['one', 'two', 'six', 'ten'].map((name) => page(name, tokens));

const sizeOf = ({ messages, nativeTools, tools }: ModelRequest): number =>
  estimateTokens(messages.map(({ text }) => text).join('')) + (nativeTools ? estimateTokens(JSON.stringify(tools)) : 0);

const signsOf = (text: string, name: string): number => text.split(`${name[0]}bc `).length - 1;

describe('what must be sent', () => {
  it.each([8000, 32_768, 128_000])(
    'four long pages fit into a context of %i tokens, each with its share',
    async (contextTokens) => {
      const provider = scriptedProvider([say('Alike.'), finish()], [say('Still.'), finish()]);
      const chat = fakeChat({ protocol, syntax, provider, settings: { contextTokens } });
      const most = contextBudget({ contextTokens });
      await chat.run({ kind: 'new', userMessage: userMessage('Compare', { attached: pages(most.result) }) });
      expect(sizeOf(provider.requests[0]!)).toBeLessThanOrEqual(most.total);
      const { text } = provider.requests[0]!.messages.at(-1)!;
      for (const name of ['one', 'two', 'six', 'ten'])
        expect(signsOf(text, name)).toBeGreaterThan((most.result / 2) * 0.9);
      expect((await chat.messages()).at(-1)!.fit).toMatchObject({ shortened: 4, dropped: { turns: 0 } });
      const next = userMessage('And now?', { id: 'user-2', turn: 'turn-2' });
      await chat.run({ kind: 'new', userMessage: next });
      expect(provider.requests[1]!.messages[1]!.text).toBe(text);
    },
  );

  it('long texts get what short ones leave', async () => {
    const provider = scriptedProvider([say('Alike.'), finish()]);
    const chat = fakeChat({ protocol, syntax, provider, settings: { contextTokens: 32_768 } });
    const attached = [page('one', 100), page('two', 8000), page('six', 8000)];
    await chat.run({ kind: 'new', userMessage: userMessage('Compare', { attached }) });
    const { text } = provider.requests[0]!.messages.at(-1)!;
    expect(['one', 'two', 'six'].map((name) => signsOf(text, name))).toEqual([100, 8000, 8000]);
  });

  it('a long title or address does not take the space of the text', async () => {
    const provider = scriptedProvider([say('Long.'), finish()]);
    const chat = fakeChat({ protocol, syntax, provider, settings: { contextTokens: 8000 } });
    const long = page('one', 100, {
      title: 'x'.repeat(1_000_000),
      url: `https://almanac.example/${'y'.repeat(1_000_000)}`,
    });
    await chat.run({ kind: 'new', userMessage: userMessage('What?', { attached: [long] }) });
    const { text } = provider.requests[0]!.messages.at(-1)!;
    expect(estimateTokens(text)).toBeLessThan(1000);
    expect(text).toContain(`${'x'.repeat(100)}`);
    // Half an address is the address of something else.
    expect(text).not.toContain('https://almanac.example/');
    expect(signsOf(text, 'one')).toBe(100);
  });

  it('tools that are sent beside the messages count too', async () => {
    const many = Array.from({ length: 40 }, (_, n) => ({
      ...tools[0]!,
      name: `tool_${n}`,
      description: 'Does. '.repeat(50),
    }));
    const background = fakeBackground({ describeTools: () => ({ tools: many, total: many.length }) });
    const provider = scriptedProvider([say('Alike.'), finish()]);
    const native = { protocol: notations[1]!.protocol, syntax: 'native' };
    const contextTokens = 12_000;
    const chat = fakeChat({ ...native, provider, background, settings: { contextTokens } });
    await chat.run({ kind: 'new', userMessage: userMessage('Compare', { attached: pages(3000) }) });
    expect(sizeOf(provider.requests[0]!)).toBeLessThanOrEqual(contextBudget({ contextTokens }).total);
    expect((await chat.messages()).at(-1)!.fit!.used).toBe(sizeOf(provider.requests[0]!));
  });

  const sizes = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 12 });

  it('fits for any attachments and any results', async () => {
    await fc.assert(
      fc.asyncProperty(
        sizes,
        sizes,
        fc.integer({ min: 4000, max: 40_000 }),
        async (attached, results, contextTokens) => {
          const background = fakeBackground({
            run: ({ call }) => succeeded({ text: 'word '.repeat(results[Number(call.arguments.n)]!) }),
          });
          const calls = results.map((_, n) => written('list_tabs', { n })).join('');
          const provider = scriptedProvider([say(calls || 'Done.'), finish()], [say('Done.'), finish()]);
          const chat = fakeChat({ protocol, syntax, provider, background, settings: { contextTokens, several: true } });
          const along = attached.map((tokens, n) => page(`page ${n}`, tokens));
          await chat.run({ kind: 'new', userMessage: userMessage('Compare', { attached: along }) });
          const { total } = contextBudget({ contextTokens });
          for (const request of provider.requests) expect(sizeOf(request)).toBeLessThanOrEqual(total);
          const answers = (await chat.messages()).filter(({ role }: Message) => role === 'assistant');
          for (const { fit } of answers) expect(fit!.used).toBeLessThanOrEqual(total);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a fair share', () => {
  it('gives out everything if needed, and no item more than another that needs as much', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), fc.nat(5000), (wanted, room) => {
        const share = fairShare(wanted, room);
        const taken = wanted.reduce((sum, size) => sum + Math.min(size, share), 0);
        expect(taken).toBeLessThanOrEqual(room);
        const more = wanted.reduce((sum, size) => sum + Math.min(size, share + 1), 0);
        if (more > taken) expect(more).toBeGreaterThan(room);
      }),
    );
  });
});
