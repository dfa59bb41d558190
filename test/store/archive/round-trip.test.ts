import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptKinds } from '@/src/contract/archive.ts';
import type { Conversation, Message, Turn } from '@/src/contract/conversation.ts';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { SavedSession } from '@/src/contract/session.ts';
import { openStore } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';
import { entry } from '@/test/ui/journal-entry.ts';

let databases = 0;
const fresh = () => openStore({ name: `archive-${databases++}`, changes: fakeChanges(), now: () => 5_000 });
type Store = ReturnType<typeof fresh>;

const run = () => ({ signal: new AbortController().signal, progress: () => {} });
const without = keptKinds.filter((kind) => kind !== 'keys');

async function fileOf(store: Store, kinds: readonly (typeof keptKinds)[number][] = keptKinds): Promise<Blob> {
  const pieces: string[] = [];
  for await (const piece of store.archive.write({ kinds }, run())) pieces.push(piece);
  return new Blob(pieces);
}

/** Reads everything that an exported file contains, from the file and from the store. */
async function everything(store: Store) {
  const chats = await store.conversations.list();
  const file: unknown = JSON.parse(await (await fileOf(store)).text());
  const tags = await store.tags.all();
  return {
    file,
    chats: await Promise.all(
      chats.map(async (chat) => ({
        chat,
        messages: await store.conversations.messages(chat.id),
        pieces: await store.pieces.of(chat.id),
      })),
    ),
    tags: tags.sort((a, b) => (a.name < b.name ? -1 : 1)),
    sessions: await store.sessions.all(),
    settings: await store.settings.get(),
    providers: await store.providers.all(),
  };
}

const words = fc.string({ maxLength: 12, unit: 'grapheme' });
const id = fc.uuid();

const message = (conversation: string): fc.Arbitrary<Message> =>
  fc.record({
    id,
    conversation: fc.constant(conversation),
    turn: id,
    role: fc.constantFrom('user', 'assistant'),
    at: fc.nat(),
    parts: fc.array(fc.record({ type: fc.constant('text' as const), text: words }), { maxLength: 3 }),
    state: fc.constantFrom('complete', 'cut'),
  });

const turn = (conversation: string): fc.Arbitrary<Turn> =>
  fc.record({
    id,
    conversation: fc.constant(conversation),
    state: fc.constantFrom('done', 'stopped'),
    end: fc.constant({ reason: 'answered' }),
    at: fc.nat(),
    provider: words,
    model: words,
    syntax: words,
    round: fc.nat(5),
  });

const chat = id.chain((conversation) =>
  fc.record({
    conversation: fc.record<Conversation>({
      id: fc.constant(conversation),
      title: words,
      named: fc.boolean(),
      at: fc.nat(),
      updated: fc.nat(),
      draft: words,
      pinned: fc.boolean(),
      shown: fc.dictionary(id, id, { maxKeys: 2 }),
      kept: fc.array(id, { minLength: 1, maxLength: 2 }),
    }),
    messages: fc.uniqueArray(message(conversation), { selector: ({ id }) => id, maxLength: 5 }),
    turns: fc.uniqueArray(turn(conversation), { selector: ({ id }) => id, maxLength: 3 }),
    pieces: fc.uniqueArray(
      fc.record({
        conversation: fc.constant(conversation),
        at: fc.nat(),
        grade: fc.constantFrom('page' as const, 'label' as const),
        source: words,
        text: words,
      }),
      { selector: ({ source, text }) => `${source}\n${text}`, maxLength: 3 },
    ),
  }),
);

const session: fc.Arbitrary<SavedSession> = fc.record({
  id,
  name: words,
  at: fc.nat(),
  automatic: fc.boolean(),
  tabs: fc.array(
    fc.record({
      url: fc.webUrl(),
      title: words,
      pinned: fc.boolean(),
      group: fc.constant(null),
      window: fc.nat(3),
      index: fc.nat(9),
      container: fc.constant(null),
    }),
    { maxLength: 3 },
  ),
});

const journalEntry: fc.Arbitrary<JournalEntry> = fc
  .tuple(id, fc.nat(3), fc.nat())
  .map(([name, rows, at]) => entry(name, rows, { at, inverse: 'none' }));

const profile = fc.record({
  chats: fc.uniqueArray(chat, { selector: ({ conversation }) => conversation.id, maxLength: 4 }),
  tagged: fc.dictionary(fc.webUrl(), fc.uniqueArray(fc.constantFrom('read', 'Été', 'later', '船'), { minLength: 1 }), {
    maxKeys: 4,
  }),
  sessions: fc.uniqueArray(session, { selector: ({ id }) => id, maxLength: 3 }),
  journal: fc.uniqueArray(journalEntry, { selector: ({ id }) => id, maxLength: 3 }),
  policies: fc.dictionary(fc.constantFrom('close_tabs', 'open_tabs', 'search'), fc.constantFrom('ask', 'off')),
  theme: fc.constantFrom('system', 'light', 'dark'),
  rounds: fc.integer({ min: 1, max: 50 }),
});

describe('an export that is imported into an empty profile', () => {
  it('gives the same data', async () => {
    await fc.assert(
      fc.asyncProperty(profile, async ({ chats, tagged, sessions, journal, policies, theme, rounds }) => {
        const store = fresh();
        for (const one of chats) await store.conversations.restore(one);
        for (const [address, names] of Object.entries(tagged)) await store.tags.add(address, names);
        for (const one of sessions) await store.sessions.put(one);
        for (const one of journal) await store.journal.put(one);
        const action = { id: 'a', name: 'Sum up', prompt: '{{page}}', menus: [], slot: 'action-2' as const };
        await store.settings.change({ policies, theme, maxToolRounds: rounds, actions: [action] });
        const provider = { id: 'p', kind: 'openai', name: 'P', baseUrl: 'https://p.example/v1', model: 'm', at: 1 };
        await store.providers.put(provider);
        await store.providers.putKey('p', 'https://p.example', 'sk-secret');
        const model = await store.providers.modelSettings('p', 'org/m');
        await store.providers.putModelSettings('p', 'org/m', { ...model, temperature: 0.5 });
        await store.settings.change({ provider: 'p' });

        const other = fresh();
        const opened = await other.archive.open(await fileOf(store));
        const all = opened.offers.reduce((sum, { add }) => sum + add, 0);
        expect(opened.offers.filter(({ update, keep }) => update + keep > 0)).toEqual([]);
        expect(await opened.take(keptKinds, run())).toBe(all);
        expect(await everything(other)).toEqual(await everything(store));
        expect(await other.providers.key('p', 'https://p.example')).toBe('sk-secret');

        const again = await other.archive.open(await fileOf(store));
        expect(again.offers.filter(({ add, update }) => add + update > 0)).toEqual([]);
        expect(await again.take(keptKinds, run())).toBe(0);
      }),
      { numRuns: 15 },
    );
  });

  it('contains keys only if requested', async () => {
    const store = fresh();
    await store.providers.put({ id: 'p', kind: 'k', name: 'P', baseUrl: 'https://p.example', model: '', at: 1 });
    await store.providers.putKey('p', 'https://p.example', 'sk-secret');
    expect(await (await fileOf(store, without)).text()).not.toContain('sk-secret');
    expect(await (await fileOf(store)).text()).toContain('sk-secret');
  });
});
