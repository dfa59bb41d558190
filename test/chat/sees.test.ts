import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '@/src/contract/conversation.ts';
import { type AddressForm, type DataKind, dataKinds, type ModelAccess } from '@/src/contract/settings.ts';
import type { Area, ToolDescription } from '@/src/contract/tool.ts';
import { fakeBackground, succeeded } from '@/test/fakes/background.ts';
import { type FakeChatOptions, fakeChat, userMessage } from '@/test/fakes/chat.ts';
import { finish, type Script, say, scriptedProvider } from '@/test/fakes/scripted-provider.ts';

const origin = 'https://api.example';
const tool = (name: string, area: Area): ToolDescription => ({
  name,
  area,
  effect: 'read',
  inverse: 'exact',
  description: `${name}.`,
  parameters: { type: 'object', properties: {} },
});
const tools: ToolDescription[] = [
  { ...tool('list_tabs', 'tabs'), tagged: true },
  tool('search_bookmarks', 'bookmarks'),
  tool('list_tags', 'tags'),
  tool('search_history', 'history'),
  tool('read_page', 'pages'),
  tool('list_sessions', 'sessions'),
  tool('list_actions', 'actions'),
  tool('find', 'everything'),
  { ...tool('find_tools', 'actions'), holds: [] },
];
const written = (name: string, args: Record<string, unknown> = {}) =>
  `<<${JSON.stringify({ name, arguments: args })}>>`;
const calling = (name: string): Script => [say(written(name)), finish()];
const bye: Script = [say('Done.'), finish()];

const access = (more: Partial<ModelAccess> = {}): ModelAccess => ({
  origin,
  asked: [...dataKinds],
  allowed: [...dataKinds],
  addresses: 'bare-history',
  ...more,
});

/** A chat with a model elsewhere. `answered`: what the user said before. */
function away(answered: ModelAccess | null, scripts: Script[], options: FakeChatOptions & { data?: unknown } = {}) {
  const state = { access: answered };
  const { data = { items: ['something'] }, ...more } = options;
  const background = fakeBackground({
    describeTools: () => ({ tools, total: tools.length }),
    run: () => succeeded(data),
  });
  const chat = fakeChat({
    provider: scriptedProvider(...scripts),
    background,
    access: { name: 'Cloud', origin, read: async () => state.access },
    ...more,
  });
  const answer = (given: ModelAccess) => {
    state.access = given;
    chat.changes.tell({ table: 'settings' });
  };
  const notNow = async () => {
    const turn = await chat.records.turn('chat');
    const conversation = await chat.records.get('chat');
    if (turn?.waiting?.kind !== 'sees') throw new Error('Nothing is asked');
    await chat.records.put({ ...conversation!, notNow: turn.waiting.question });
  };
  return { chat, state, answer, notNow };
}

const sent = (chat: { provider: { requests: unknown[] } }) => JSON.stringify(chat.provider.requests);

describe('before the first round', () => {
  it('asks for all kinds at once, sends nothing meanwhile, and continues once allowed', async () => {
    const { chat, answer } = away(null, [bye]);
    const end = chat.run();
    await chat.turnIs('waiting');
    expect(await chat.records.turn('chat')).toMatchObject({
      state: 'waiting',
      waiting: { kind: 'sees', provider: 'home', name: 'Cloud', origin, kinds: dataKinds },
    });
    expect(chat.provider.requests).toEqual([]);
    chat.changes.tell({ table: 'settings' });
    answer(access());
    expect(await end).toEqual({ reason: 'answered' });
    expect(await chat.records.turn('chat')).not.toHaveProperty('waiting');
  });

  it('sends nothing after "Not now", and asks again when the user continues', async () => {
    const { chat, notNow, answer } = away(null, [bye]);
    const end = chat.run();
    await chat.turnIs('waiting');
    await notNow();
    expect(await end).toEqual({ reason: 'not-now', name: 'Cloud' });
    expect(await chat.records.turn('chat')).toMatchObject({ state: 'stopped', end: { reason: 'not-now' } });
    expect(chat.provider.requests).toEqual([]);

    const again = chat.run({ kind: 'continue', conversation: 'chat' });
    await chat.turnIs('waiting');
    answer(access());
    expect(await again).toEqual({ reason: 'answered' });
  });

  it('can be stopped', async () => {
    const { chat } = away(null, []);
    const end = chat.run();
    await chat.turnIs('waiting');
    chat.stop();
    expect(await end).toEqual({ reason: 'stopped' });
    expect(chat.provider.requests).toEqual([]);
  });

  it('still waits after its page was closed, and accepts an answer given in between', async () => {
    const first = away(null, []);
    void first.chat.run();
    await first.chat.turnIs('waiting');
    const { records } = first.chat;
    const second = away(null, [], { records });
    const end = second.chat.run({ kind: 'resume', conversation: 'chat' });
    await second.chat.turnIs('waiting');
    await second.notNow();
    expect(await end).toEqual({ reason: 'not-now', name: 'Cloud' });

    const third = away(access(), [bye], { records });
    expect(await third.chat.run({ kind: 'resume', conversation: 'chat' })).toEqual({ reason: 'answered' });
  });

  it('asks again if the address has changed', async () => {
    const { chat, answer } = away(access({ origin: 'https://old.example' }), [bye]);
    const end = chat.run();
    await chat.turnIs('waiting');
    answer(access());
    expect(await end).toEqual({ reason: 'answered' });
  });

  it('asks again for a kind that was never answered, before it is sent', async () => {
    const known: DataKind[] = ['tabs', 'bookmarks', 'pages', 'files'];
    const { chat, answer } = away(access({ asked: known, allowed: known }), [calling('list_tabs'), bye]);
    expect(await chat.run()).toEqual({ reason: 'answered' });

    const selected = [{ kind: 'action' as const, id: '1', title: 'x' }];
    const fresh = away(access({ asked: ['tabs'], allowed: ['tabs'] }), [bye]);
    const end = fresh.chat.run({ kind: 'new', userMessage: userMessage('Undo these', { selected }) });
    await fresh.chat.turnIs('waiting');
    expect(await fresh.chat.records.turn('chat')).toMatchObject({
      waiting: { kinds: ['bookmarks', 'history', 'pages', 'files'] },
    });
    answer(access());
    fresh.answer(access());
    expect(await end).toEqual({ reason: 'answered' });
  });

  it('never asks about a model on this machine', async () => {
    const { chat } = away(null, [calling('list_tabs'), bye], { access: null });
    expect(await chat.run()).toEqual({ reason: 'answered' });
    expect(sent(chat)).toContain('something');
  });
});

describe('data that is not allowed', () => {
  it.each([
    ['list_tabs', ['tabs']],
    ['list_sessions', ['tabs']],
    ['search_bookmarks', ['bookmarks']],
    ['list_tags', ['bookmarks']],
    ['search_history', ['history']],
    ['read_page', ['pages']],
    ['list_actions', ['tabs', 'bookmarks']],
    ['find_tools', []],
  ] satisfies [string, DataKind[]][])('prevents that %s runs, and says so', async (name, needs) => {
    for (const kind of needs) {
      const allowed = dataKinds.filter((one) => one !== kind);
      const { chat } = away(access({ allowed }), [calling(name), bye]);
      expect(await chat.run()).toEqual({ reason: 'answered' });
      expect(chat.background.of('run')).toEqual([]);
      const [call] = await chat.calls();
      expect(call).toMatchObject({ state: 'failed', view: { sentence: { key: 'chat_kept_private' } } });
      expect(call?.result?.error).toMatch(/^The user keeps .* private from this model\.$/);
      expect(chat.provider.requests[1]!.messages.at(-1)!.text).toContain(call!.result!.error!);
    }
    const { chat } = away(access({ allowed: needs }), [calling(name), bye]);
    await chat.run();
    expect(chat.background.of('run')).toHaveLength(1);
  });

  it('leaves out data that an earlier model saw, and its text about them', async () => {
    const scripts: Script[] = [
      [say(`Let me look. ${written('list_tabs', { query: 'Tax return' })}`), finish()],
      [say('You have Tax return open.'), finish()],
    ];
    const before = away(null, scripts, { access: null, data: { items: [{ title: 'Tax return' }] } });
    await before.chat.run();
    const { records } = before.chat;
    const after = away(access({ allowed: ['bookmarks'] }), [bye], { records });
    const next = userMessage('And now?', { id: 'user-2', turn: 'turn-2' });
    expect(await after.chat.run({ kind: 'new', userMessage: next })).toEqual({ reason: 'answered' });
    expect(sent(after.chat)).not.toContain('Tax return');
    expect(sent(after.chat)).toContain('The user keeps tabs private from this model.');
    expect(sent(after.chat)).toContain('Let me look.');
  });

  it("leaves out tabs that an earlier model saw with the user's tags on them", async () => {
    const seen = async (tags: string[]) => {
      const data = {
        items: [
          { title: 'Harbour', tags: [] },
          { title: 'Tax return', tags },
        ],
      };
      const before = away(null, [calling('list_tabs'), [say('One is about money.'), finish()]], { access: null, data });
      await before.chat.run();
      const after = away(access({ allowed: ['tabs'] }), [bye], { records: before.chat.records });
      await after.chat.run({ kind: 'new', userMessage: userMessage('And now?', { id: 'user-2', turn: 'turn-2' }) });
      return sent(after.chat);
    };
    expect(await seen([])).toMatch(/Tax return.*One is about money/);
    const kept = await seen(['money']);
    expect(kept).not.toMatch(/Tax return|money/);
    expect(kept).toContain('The user keeps bookmarks and tags private from this model.');
  });

  it('leaves out attachments and selected rows', async () => {
    const { chat } = away(access({ allowed: ['tabs'] }), [bye]);
    const message = userMessage('Look', {
      attached: [
        { id: 'a', kind: 'file', title: 'wages.txt', source: 'file', grade: 'page', text: 'Wages: 1234' },
        { id: 'b', kind: 'tabs', title: '1', source: 'tabs', grade: 'label', text: 'Harbour news' },
      ],
      selected: [
        { kind: 'bookmark', id: '1', title: 'Clinic' },
        { kind: 'tab', id: '2', title: 'Weather' },
        { kind: 'page', from: 'tabs', id: 'https://closed.example/', title: 'Closed lately' },
        { kind: 'page', from: 'history', id: 'https://seen.example/', title: 'Seen lately' },
        { kind: 'page', id: 'https://old.example/', title: 'Selected long ago' },
      ],
    });
    await chat.run({ kind: 'new', userMessage: message });
    expect(sent(chat)).not.toMatch(/1234|wages|Clinic|Seen|long ago/);
    expect(sent(chat)).toContain('Weather');
    expect(sent(chat)).toContain('Closed lately');
  });
});

describe('web addresses', () => {
  const secret = 'https://shop.example/cart?session=s3cret#pay';

  it('lose query and fragment in results, and wherever the model repeats them', async () => {
    const scripts: Script[] = [calling('search_history'), [say(`It was ${secret}.`), finish()]];
    const before = away(null, scripts, { access: null, data: { items: [{ url: secret, title: secret }] } });
    await before.chat.run();
    const after = away(access(), [bye], { records: before.chat.records });
    await after.chat.run({ kind: 'new', userMessage: userMessage('Which one?', { id: 'user-2', turn: 'turn-2' }) });
    expect(sent(after.chat)).not.toContain('s3cret');
    expect(sent(after.chat)).toContain('It was https://shop.example/cart.');
  });

  it('stay whole if allowed', async () => {
    const { chat } = away(access({ addresses: 'whole' }), [calling('search_history'), bye], {
      data: [{ url: secret }],
    });
    await chat.run();
    expect(sent(chat)).toContain('s3cret');
  });

  it('never contain the query for kinds that are sent bare or kept private', async () => {
    const kindOf: Record<string, DataKind> = {
      list_tabs: 'tabs',
      search_bookmarks: 'bookmarks',
      search_history: 'history',
      read_page: 'pages',
    };
    const token = fc.stringMatching(/^[a-z]{8}$/);
    const address = fc.tuple(token, fc.constantFrom('?', '#', '?a=1#')).map(([word, mark]) => ({
      word,
      url: `https://a.example/p${mark}${word}`,
    }));
    const step = fc.record({
      name: fc.constantFrom(...Object.keys(kindOf)),
      address,
      shape: fc.constantFrom('item', 'text', 'key', 'error'),
      repeats: fc.constantFrom('text', 'call', 'reasoning'),
    });
    const shaped = (shape: string, url: string) => {
      if (shape === 'item') return { items: [{ url }], total: 1 };
      return shape === 'key' ? { [url]: ['a'] } : `Read [this](${url}), then go.`;
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 4 }),
        fc.subarray([...dataKinds]),
        fc.constantFrom<AddressForm>('whole', 'bare-history', 'bare'),
        async (steps, allowed, addresses) => {
          const messages = steps.map(({ name, address: { url }, shape, repeats }, index): Message => {
            const error = shape === 'error' ? `No such thing as ${url}` : null;
            const data = error ? null : shaped(shape, url);
            return {
              ...userMessage(''),
              id: `m${index}`,
              turn: 'turn-0',
              role: 'assistant',
              parts: [
                {
                  type: 'call',
                  call: { id: `m${index}:1`, name, arguments: {}, repairs: [] },
                  syntax: 'json-block',
                  raw: '',
                  state: 'done',
                  result: { success: error === null, data, error, execution_time_ms: 1, retries: 0 },
                },
                ...(repeats === 'call'
                  ? [
                      {
                        type: 'call-error' as const,
                        id: 'x',
                        syntax: '',
                        code: 'c',
                        message: '',
                        suggestion: '',
                        raw: url,
                      },
                    ]
                  : [{ type: repeats, text: `Look: ${url}` }]),
              ],
            };
          });
          const { chat } = away(access({ allowed, addresses }), [bye]);
          for (const message of [userMessage('Hello', { id: 'u0', turn: 'turn-0' }), ...messages])
            await chat.records.putMessage(message);
          await chat.run();
          const out = sent(chat);
          const whole = new Set<string>();
          for (const { name, address } of steps) {
            const kind = kindOf[name]!;
            const cut = addresses === 'bare' || (addresses === 'bare-history' && kind === 'history');
            if (allowed.includes(kind) && !cut) whole.add(address.word);
          }
          for (const { address } of steps) if (!whole.has(address.word)) expect(out).not.toContain(address.word);
        },
      ),
    );
  });
});
