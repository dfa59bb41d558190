import { describe, expect, it } from 'vitest';
import type { ModelEvent } from '@/src/contract/provider.ts';
import { fakeBackground, succeeded } from '@/test/fakes/background.ts';
import { fakeChat } from '@/test/fakes/chat.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { finish, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';

const delta = (more: object): ModelEvent => ({ type: 'native-call-delta', delta: more });
const call = (id: string, name: string, args: object): ModelEvent[] => [
  delta({ id, name }),
  delta({ id, arguments: JSON.stringify(args) }),
  delta({ id, done: true }),
];
const native = { protocol, syntax: 'native' };

describe('a turn with calls of the API itself', () => {
  it('runs a structured call beside its text, and sends call and result as they are', async () => {
    const provider = scriptedProvider(
      [say('Let me look.'), ...call('theirs', 'list_tabs', { query: 'news' }), say('never read'), finish()],
      [say('One.'), finish()],
    );
    const found = succeeded({ items: [{ title: 'Morning paper' }], total: 1 });
    const background = fakeBackground({ run: () => ({ ...found, untrusted: 'label' }) });
    const chat = fakeChat({ ...native, provider, background });
    expect(await chat.run()).toEqual({ reason: 'answered' });

    const [run] = background.of('run');
    expect(run!.call).toMatchObject({ name: 'list_tabs', arguments: { query: 'news' } });
    expect(provider.streams[0]!.aborted).toBe(true);
    const [first, second] = provider.requests;
    expect(first).toMatchObject({ nativeTools: true, context: 32_768 });
    expect(first!.tools.map(({ name }) => name)).toContain('list_tabs');
    expect(first!.messages[0]!.text).not.toContain('### list_tabs');
    const [, , answer, reply] = second!.messages;
    expect(answer).toMatchObject({ role: 'assistant', prose: 'Let me look.', calls: [run!.call] });
    expect(reply).toMatchObject({ role: 'user', prose: '', results: [{ call: run!.call }] });
    // Text of others stays between its marks.
    const [mark, body, end] = reply!.results![0]!.text!.split('\n');
    expect(mark).toBe(end);
    expect(body).toContain('Morning paper');
  });

  it('does not read calls from the text beside structured calls', async () => {
    const written = '\n```json\n{"action":"tool_call","name":"close_tabs","arguments":{"tab_ids":[1]}}\n```\n';
    const script = [...call('a', 'list_tabs', {}), say(written), finish('tool-calls')];
    const provider = scriptedProvider(script, [say('Fine.'), finish()]);
    const chat = fakeChat({ ...native, provider, settings: { several: true } });
    await chat.run();
    expect(chat.background.of('run').map((one) => one.call.name)).toEqual(['list_tabs']);
  });

  it('reports an unreadable call to the model', async () => {
    const script = [delta({ id: 'a', name: 'list_tabs', arguments: '[1' }), finish('tool-calls')];
    const provider = scriptedProvider(script, [say('Again.'), finish()]);
    await fakeChat({ ...native, provider }).run();
    const reply = provider.requests[1]!.messages.at(-1)!;
    expect(reply.text).toContain('This call was not run (truncated)');
    expect(reply).not.toHaveProperty('results');
  });

  it('is not used by default', async () => {
    const provider = scriptedProvider([say('Fine.'), finish()]);
    await fakeChat({ protocol, provider }).run();
    expect(provider.requests[0]).not.toHaveProperty('nativeTools');
    expect(provider.requests[0]!.messages[0]!.text).toContain('### list_tabs');
  });
});
