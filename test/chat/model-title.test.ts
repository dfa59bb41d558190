import { describe, expect, it } from 'vitest';
import { askForTitle, titleIn } from '@/src/chat/turn/ask-for-title.ts';
import { modelSettings } from '@/src/contract/settings.ts';
import { bracketProtocol } from '@/test/fakes/bracket-protocol.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';
import { answered, called, said } from '@/test/ui/samples.ts';

const settings = modelSettings.parse({});

async function ask(messages: Parameters<typeof askForTitle>[0], script: Script) {
  const provider = scriptedProvider(script);
  const { signal } = new AbortController();
  const title = await askForTitle(messages, { provider, model: 'm', settings, protocol: bracketProtocol, signal });
  return { title, requests: provider.requests };
}

const exchange = [said('When does the ferry go?'), answered([called(), { type: 'text', text: 'At nine.' }])];

describe('a title from the model', () => {
  it('comes from the words of the first exchange, without tools', async () => {
    const { title, requests } = await ask(exchange, [say('Ferry '), say('times'), finish()]);
    expect(title).toBe('Ferry times');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ model: 'm', tools: [], context: settings.contextTokens });
    expect(requests[0]?.messages.at(-1)?.text).toBe('User: When does the ferry go?\n\nAssistant: At nine.');
  });

  it('puts pastes between marks, however much of them is sent', async () => {
    for (const times of [1, 50]) {
      const paste = 'A recipe for bread: flour, water, salt and a great deal of patience, every single day. '.repeat(
        times,
      );
      const first = said(`Shorten: ${paste}`, { pasted: [paste], marks: ['MARK'] });
      const { requests } = await ask([first, answered([{ type: 'text', text: 'ok' }])], [say('Bread'), finish()]);
      const outside = requests[0]!.messages
        .at(-1)!
        .text.split('MARK')
        .filter((_, at) => at % 2 === 0)
        .join('');
      expect(outside).not.toContain('flour');
      expect(outside).toContain('ok');
    }
  });

  it('is not asked for before an answer, nor after a second one', async () => {
    const second = said('And back?', { id: 'u2', turn: 't2' });
    for (const messages of [[said('hello')], [...exchange, second], []]) {
      expect(await ask(messages, [])).toEqual({ title: null, requests: [] });
    }
  });

  it('is null if the request fails or is cut off', async () => {
    const broken: Script = [say('Ferry'), { type: 'error', error: { code: 'server' } }];
    expect((await ask(exchange, broken)).title).toBeNull();
    expect((await ask(exchange, [say('Ferry'), finish('length')])).title).toBeNull();
    expect((await ask(exchange, [say('Ferry'), finish('aborted')])).title).toBeNull();
  });

  it('has no quotes and labels', () => {
    expect(titleIn('<think>Short?\nYes.</think>\n\n**"Ferry times"**\nI chose this because')).toBe('Ferry times');
    expect(titleIn('Title: Ferry times.')).toBe('Ferry times');
    expect(titleIn('# „Fähre“')).toBe('Fähre');
    expect(titleIn('<think>never ends')).toBeNull();
    expect(titleIn(' \n ')).toBeNull();
    expect(titleIn('A very long title '.repeat(9))!.length).toBeLessThanOrEqual(61);
  });
});
