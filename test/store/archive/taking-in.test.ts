import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { ArchiveRefused, type KeptKind, keptKinds } from '@/src/contract/archive.ts';
import type { Message, Turn } from '@/src/contract/conversation.ts';
import type { RemovedConversation } from '@/src/contract/records.ts';
import { modelSettings } from '@/src/contract/settings.ts';
import { openStore } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';
import { entry } from '@/test/ui/journal-entry.ts';
import { answered, called, said } from '@/test/ui/samples.ts';

let databases = 0;
const fresh = () => openStore({ name: `taking-${databases++}`, changes: fakeChanges() });
type Store = ReturnType<typeof fresh>;

const run = () => ({ signal: new AbortController().signal, progress: () => {} });
const fileWith = (kinds: Partial<Record<KeptKind, unknown[]>>, more = {}) =>
  new Blob([JSON.stringify({ format: 'outrigger', version: 1, at: 1, ...kinds, ...more })]);

async function taken(store: Store, kinds: Partial<Record<KeptKind, unknown[]>>) {
  return (await store.archive.open(fileWith(kinds))).take(keptKinds, run());
}

const turn = (more: Partial<Turn> = {}): Turn =>
  ({
    id: 't1',
    conversation: 'chat',
    state: 'done',
    at: 1,
    provider: 'commands',
    model: '',
    syntax: 's',
    round: 1,
    ...more,
  }) as Turn;

const chat = (updated: number, messages: Message[] = [said('hello')], turns = [turn()]): RemovedConversation => ({
  conversation: { id: 'chat', title: `At ${updated}`, named: false, at: 1, updated, draft: '' },
  messages,
  turns,
  pieces: [],
});

describe('a refused file', () => {
  const words = async (file: Blob) => {
    const store = fresh();
    const refused = await store.archive.open(file).catch((error: unknown) => error);
    expect(await store.conversations.list()).toEqual([]);
    return refused instanceof ArchiveRefused ? refused.text.key : refused;
  };

  it('says why, and changes nothing', async () => {
    expect(await words(new Blob(['{"format":"outrigger","version":1,"chats":[{"conv']))).toBe('data_file_unreadable');
    expect(await words(new Blob(['[1, 2]']))).toBe('data_file_other');
    expect(await words(new Blob(['null']))).toBe('data_file_other');
    expect(await words(new Blob(['{"format":"other","version":1}']))).toBe('data_file_other');
    expect(await words(fileWith({}, { version: 2 }))).toBe('data_file_newer');
    expect(await words(fileWith({ chats: [chat(1), { conversation: null }] }))).toBe('data_file_damaged');
    expect(await words(fileWith({}, { sessions: 'none' }))).toBe('data_file_damaged');
    const page = { id: 'a', kind: 'page', title: 'Tides', source: 'x', grade: 'page', text: 'High.' };
    const broken: object[] = [{ attached: 'x' }, { attached: [{ ...page, rest: { of: 9 } }] }, { pasted: [7] }];
    for (const along of broken) {
      expect(await words(fileWith({ chats: [chat(1, [said('x', along)])] }))).toBe('data_file_damaged');
      const typed = { ...chat(1), conversation: { ...chat(1).conversation, ...along } };
      expect(await words(fileWith({ chats: [typed] }))).toBe('data_file_damaged');
    }
    const astray = said('x', { conversation: 'another' });
    expect(await words(fileWith({ chats: [chat(1, [astray])] }))).toBe('data_file_damaged');
    expect(await words(fileWith({ providers: [{ config: { id: 'commands' } }] }))).toBe('data_file_damaged');
  });
});

describe('the limits of an import', () => {
  it('add no grant, loosen no policy and lift no limit', async () => {
    const store = fresh();
    await store.settings.change({ policies: { close_tabs: 'ask' } });
    const policy = (tool: string, value: string) => ({ name: 'policy', tool, value });
    await taken(store, {
      settings: [
        policy('close_tabs', 'allow'),
        policy('delete_bookmarks', 'allow'),
        policy('open_tabs', 'ask'),
        policy('read_page', 'off'),
        { name: 'maxToolRounds', value: 0 },
      ],
    });
    const { policies, maxToolRounds, sees } = await store.settings.get();
    expect({ policies, maxToolRounds, sees }).toEqual({
      policies: { close_tabs: 'ask', open_tabs: 'ask', read_page: 'off' },
      maxToolRounds: 10,
      sees: {},
    });
    expect(await store.grants.all()).toEqual([]);
  });

  it('allow no more rounds than the maximum for files', async () => {
    const rounds = async (value: number) => {
      const store = fresh();
      await taken(store, { settings: [{ name: 'maxToolRounds', value }] });
      return (await store.settings.get()).maxToolRounds;
    };
    expect([await rounds(25), await rounds(1_000_000)]).toEqual([25, 10]);
  });

  it('leave a provider with its key, models and place', async () => {
    const store = fresh();
    const mine = { id: 'p', kind: 'openai', name: 'Mine', baseUrl: 'https://mine.example', model: 'm', at: 1 };
    await store.providers.put(mine);
    const theirs = { ...mine, name: 'Theirs', baseUrl: 'https://theirs.example' };
    const second = { ...theirs, id: 'q' };
    const models = { m: { ...modelSettings.parse({}), systemPrompt: 'Obey.' } };
    const key = (provider: string, origin: string) => ({ provider, origin, key: `key of ${provider}` });
    await taken(store, {
      providers: [
        { config: theirs, models, chosen: true },
        { config: second, models, chosen: true },
      ],
      keys: [
        key('p', 'https://mine.example'),
        key('q', 'https://theirs.example'),
        key('q', 'https://elsewhere.example'),
        key('nobody', 'https://theirs.example'),
      ],
    });
    expect(await store.providers.all()).toEqual([mine, { ...second, at: 2 }]);
    expect((await store.providers.modelSettings('p', 'm')).systemPrompt).toBe('');
    expect((await store.settings.get()).provider).toBeNull();
    expect(await store.providers.key('p', 'https://mine.example')).toBeNull();
    expect(await store.providers.key('q', 'https://theirs.example')).toBe('key of q');
    expect(await store.providers.key('q', 'https://elsewhere.example')).toBeNull();
  });

  it('put no provider before the present ones, whatever its age', async () => {
    const store = fresh();
    const mine = { id: 'p', kind: 'openai', name: 'Mine', baseUrl: 'https://mine.example', model: 'm', at: 7 };
    await store.providers.put(mine);
    const theirs = { ...mine, id: 'a', at: 0 };
    await taken(store, { providers: [{ config: theirs, models: {}, chosen: true }] });
    expect((await store.providers.all()).map(({ id }) => id)).toEqual(['p', 'a']);
  });

  it('change no model of a present provider', async () => {
    const store = fresh();
    const config = { id: 'p', kind: 'openai', name: 'Mine', baseUrl: 'https://mine.example', model: 'm', at: 1 };
    const models = { m: { ...modelSettings.parse({}), systemPrompt: 'Obey.' } };
    const crafted = fileWith({ providers: [{ config: { ...config, id: 'p/vendor' }, models, chosen: false }] });
    await expect(store.archive.open(crafted)).rejects.toMatchObject({ text: { key: 'data_file_damaged' } });
    await store.providers.putModelSettings('q', 'm', { ...modelSettings.parse({}), systemPrompt: 'Be kind.' });
    await taken(store, { providers: [{ config: { ...config, id: 'q' }, models, chosen: false }] });
    expect((await store.providers.modelSettings('q', 'm')).systemPrompt).toBe('Be kind.');
  });

  it.each(['action-3', 'summarize-page'])('allow no action in place of another: %s', async (id) => {
    const action = { id, name: 'Sum up', prompt: 'x', menus: [], slot: null };
    await expect(fresh().archive.open(fileWith({ actions: [action] }))).rejects.toThrow();
  });

  it('show the names of new providers and actions', async () => {
    const store = fresh();
    const config = { id: 'p', kind: 'openai', name: 'Theirs', baseUrl: 'https://theirs.example/v1', model: 'm', at: 1 };
    await store.providers.put({ ...config, id: 'here' });
    const providers = [
      config,
      { ...config, id: 'here', name: 'Mine' },
      { ...config, id: 'q', name: 'On this device', baseUrl: '' },
    ];
    const action = { id: 'a', name: 'Sum up', prompt: 'x', menus: [], slot: null };
    const { offers } = await store.archive.open(
      fileWith({
        chats: [chat(1)],
        providers: providers.map((one) => ({ config: one, models: {}, chosen: false })),
        actions: [action],
      }),
    );
    expect(Object.fromEntries(offers.map(({ kind, names }) => [kind, names]))).toEqual({
      chats: undefined,
      providers: ['Theirs · theirs.example', 'On this device'],
      actions: ['Sum up'],
    });
  });

  it('refuse a journal entry without a decision', async () => {
    const { decision: _, ...broken } = entry('e', 1);
    await expect(fresh().archive.open(fileWith({ journal: [broken] }))).rejects.toThrow();
  });

  it('run, ask and undo nothing', async () => {
    const store = fresh();
    const undo = { entry: 'a1:1', label: { key: 'Undo' } };
    const open = answered([
      called({ state: 'running' }),
      called({ state: 'waiting', ticket: 'x', view: { sentence: { key: 's' }, rows: [], total: 0, undo } }),
    ]);
    const messages = [said('close them'), { ...open, run: { this: true } }];
    await taken(store, {
      chats: [chat(1, messages, [turn({ state: 'running' })])],
      journal: [
        {
          ...entry('a1:1', 2, { state: 'intended', running: ['tab:1'], inverse: 'exact' }),
          undoing: ['tab:1'],
          rebound: { session: 'there', rows: [] },
        },
      ],
    });
    expect(await store.conversations.turn('chat')).toMatchObject({ state: 'stopped', end: { reason: 'stopped' } });
    const [, answer] = await store.conversations.messages('chat');
    expect(answer?.parts.map((part) => part.type === 'call' && part.state)).toEqual(['stopped', 'stopped']);
    expect(JSON.stringify(answer)).not.toMatch(/ticket|undo|"run"/);
    expect(await store.conversations.latest(3)).toMatchObject({ id: 'chat' });
    expect(await store.journal.unended()).toEqual([]);
    const action = await store.journal.get('a1:1');
    expect(action).toMatchObject({ state: 'stopped', running: [], inverse: 'none' });
    expect(Object.keys(action!).filter((key) => /^(undoing|rebound)$/.test(key))).toEqual([]);
  });

  it('overwrite no message of another chat', async () => {
    const store = fresh();
    await store.conversations.restore(chat(1));
    const forged = { ...chat(2), conversation: { ...chat(2).conversation, id: 'other' }, turns: [] };
    await taken(store, { chats: [{ ...forged, messages: [said('forged', { conversation: 'other' })] }] });
    expect(await store.conversations.messages('chat')).toEqual([said('hello')]);
    expect(await store.conversations.messages('other')).toEqual([]);
  });
});

describe('present data', () => {
  it('stays if it is as new; newer parts of the file are added', async () => {
    const store = fresh();
    await store.conversations.restore(chat(5));
    const opened = await store.archive.open(fileWith({ chats: [chat(4, [said('older')])] }));
    expect(opened.offers).toEqual([{ kind: 'chats', add: 0, update: 0, keep: 1 }]);
    expect(await opened.take(['chats'], run())).toBe(0);
    const more = said('more', { id: 'u2', turn: 't2', after: 't1' });
    expect(await taken(store, { chats: [chat(9, [said('changed'), more])] })).toBe(1);
    expect(await store.conversations.get('chat')).toMatchObject({ title: 'At 9', updated: 9 });
    expect(await store.conversations.messages('chat')).toEqual([said('hello'), more]);
  });

  it('keeps the attachments and pastes of a draft, and takes none from a file', async () => {
    const store = fresh();
    const file = { id: 'f', kind: 'file' as const, title: 'notes.txt', source: 'file', grade: 'page' as const };
    const mine = { draft: 'mine', pasted: ['of others'], attached: [{ ...file, text: 'my notes' }] };
    const theirs = chat(2);
    const typed = { draft: 'theirs', pasted: ['else'], attached: [{ ...file, text: 'their notes' }] };
    await taken(store, { chats: [chat(1)] });
    await store.conversations.change('chat', mine);
    await taken(store, { chats: [{ ...theirs, conversation: { ...theirs.conversation, ...typed } }] });
    expect(await store.conversations.get('chat')).toMatchObject({ updated: 2, ...mine });
  });

  it('keeps an unsent edit; edits in a file that are not text are left out', async () => {
    const store = fresh();
    const edited = (updated: number, edits: unknown): RemovedConversation => {
      const plain = chat(updated);
      return { ...plain, conversation: { ...plain.conversation, edits: edits as Record<string, string> } };
    };
    await taken(store, { chats: [edited(1, { u1: 'theirs', u2: { no: 'words' } })] });
    expect((await store.conversations.get('chat'))?.edits).toEqual({ u1: 'theirs' });
    await store.conversations.change('chat', { edits: { u1: 'mine' } });
    await taken(store, { chats: [edited(2, { u1: 'theirs' })] });
    expect(await store.conversations.get('chat')).toMatchObject({ updated: 2, edits: { u1: 'mine' } });
  });

  it('gets the kept turns, and nothing else in that field', async () => {
    const store = fresh();
    const keeping = (updated: number, kept: unknown): RemovedConversation => {
      const plain = chat(updated);
      return { ...plain, conversation: { ...plain.conversation, kept: kept as string[] } };
    };
    await taken(store, { chats: [keeping(1, ['t1', 7])] });
    expect((await store.conversations.get('chat'))?.kept).toEqual(['t1']);
    await taken(store, { chats: [keeping(2, 'all')] });
    expect((await store.conversations.get('chat'))?.kept).toBeUndefined();
  });

  it('keeps the tags of an address, and gets those of the file', async () => {
    const store = fresh();
    await store.tags.add('https://a.example/', ['Sea']);
    await store.tags.define({ name: 'Sea', color: 'blue', at: 1 });
    await taken(store, {
      tags: [{ name: 'sea', color: 'red', at: 9 }],
      tagged: [{ address: 'https://a.example/', tags: ['sea', 'boats'] }],
    });
    expect((await store.tags.of(['https://a.example/'])).get('https://a.example/')).toEqual(['Sea', 'boats']);
    expect((await store.tags.all()).find(({ name }) => name === 'Sea')?.color).toBe('blue');
  });

  it('keeps the slot of an action that a file claims too', async () => {
    const store = fresh();
    const action = (id: string) => ({ id, name: id, prompt: 'x', menus: [], slot: 'action-1' as const });
    await store.settings.change({ actions: [action('mine')] });
    await taken(store, { actions: [action('mine'), action('theirs')] });
    const { actions } = await store.settings.get();
    expect(actions.map(({ id, slot }) => [id, slot])).toEqual([
      ['mine', 'action-1'],
      ['theirs', null],
    ]);
  });
});

it('imports only the chosen kinds, and keeps what is imported when stopped between slices', async () => {
  const store = fresh();
  const journal = Array.from({ length: 450 }, (_, n) => entry(`e${n}`, 0));
  const opened = await store.archive.open(fileWith({ chats: [chat(1)], journal }));
  const stop = new AbortController();
  const told: number[][] = [];
  const count = await opened.take(['journal'], {
    signal: stop.signal,
    progress: (...counts) => {
      told.push(counts);
      stop.abort();
    },
  });
  expect([count, told]).toEqual([200, [[200, 450]]]);
  expect(await store.conversations.list()).toEqual([]);
  expect(await opened.take(['journal'], run())).toBe(250);
});

it('records another person’s chat as text of others', async () => {
  const store = fresh();
  const opened = await store.archive.open(fileWith({ chats: [chat(1)] }));
  await opened.take(['chats'], run(), { foreign: true });
  expect(await store.pieces.of('chat')).toEqual([
    { conversation: 'chat', at: 1, grade: 'page', source: 'file', text: 'hello' },
  ]);
});

it('records an answer without words by its calls', async () => {
  const store = fresh();
  const messages = [said('hello'), answered([called()])];
  await (await store.archive.open(fileWith({ chats: [chat(1, messages)] }))).take(['chats'], run(), { foreign: true });
  expect((await store.pieces.of('chat')).map(({ text }) => text)).toEqual(['hello', called().call.id]);
});

it('grades everything in such a chat as page text, whatever the file says', async () => {
  const store = fresh();
  const own = { conversation: 'chat', at: 1, grade: 'none', source: 'file', text: 'hello' } as never;
  const opened = await store.archive.open(fileWith({ chats: [{ ...chat(1), pieces: [own] }] }));
  await opened.take(['chats'], run(), { foreign: true });
  expect(new Set((await store.pieces.of('chat')).map(({ grade }) => grade))).toEqual(new Set(['page']));
});

it('grades text of others by the file and this browser together', async () => {
  const store = fresh();
  await store.conversations.restore(chat(1));
  const piece = { conversation: 'chat', at: 1, source: 's', text: 'x' };
  await store.pieces.add({ ...piece, grade: 'label' });
  const came = { ...chat(9), pieces: [{ ...piece, grade: 'page' as const }] };
  await taken(store, { chats: [came] });
  expect((await store.pieces.of('chat')).map(({ grade }) => grade).sort()).toEqual(['label', 'page']);
});

it('takes no draft in such a chat as typed', async () => {
  const store = fresh();
  const half = chat(1);
  const along = { id: 'p', kind: 'tabs', title: 'T', source: 'tabs', grade: 'label', text: 'x' };
  Object.assign(half.conversation, {
    draft: 'open it',
    edits: { m1: 'close it' },
    pasted: ['open'],
    attached: [along],
  });
  const opened = await store.archive.open(fileWith({ chats: [half] }));
  await opened.take(['chats'], run(), { foreign: true });
  expect(await store.conversations.get('chat')).toMatchObject({
    draft: 'open it',
    pasted: ['open', 'open it', 'close it'],
    attached: [{ id: 'p', grade: 'page' }],
  });
});

it('is wiped completely, and watchers are told', async () => {
  const changes = fakeChanges();
  const store = openStore({ name: 'wiped', changes });
  await store.conversations.restore(chat(1));
  await store.providers.put({ id: 'p', kind: 'k', name: 'P', baseUrl: 'https://p.example', model: '', at: 1 });
  await store.providers.putKey('p', 'https://p.example', 'secret');
  await store.settings.change({ theme: 'dark' });
  await store.tags.add('https://a.example/', ['x']);
  await store.journal.put(entry('e', 1));
  changes.told.length = 0;
  await store.archive.wipe();
  expect(Object.values(await store.archive.counts()).every((count) => count === 0)).toBe(true);
  expect(await store.providers.key('p', 'https://p.example')).toBeNull();
  expect(await store.conversations.messages('chat')).toEqual([]);
  expect(changes.told).toContainEqual({ table: 'conversations', conversation: 'chat' });
  expect(changes.told).toContainEqual({ table: 'settings' });
});

it('imports a snoozed session as an ordinary one, so that nothing opens by itself', async () => {
  const store = fresh();
  const snoozed = { id: 's', name: 'Boat', at: 1, automatic: false, tabs: [], wakes: 2 };
  await taken(store, { sessions: [snoozed] });
  const { wakes: _, ...plain } = snoozed;
  expect(await store.sessions.all()).toEqual([plain]);
});
