import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openStore } from '@/src/store/index.ts';
import { openPageStore } from '@/src/store/page/index.ts';
import { anyText } from '@/test/fakes/any-text.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';
import { aClient } from '@/test/fakes/client-records.ts';

let names = 0;
const start = () => {
  const changes = fakeChanges();
  names += 1;
  const options = { name: `outside-${names}`, changes };
  const { clients, servers, outsideCalls } = openPageStore(options);
  return { changes, ...openStore(options), clients, servers, outsideCalls };
};

const sitting = (id: string, updated: number) => ({
  id,
  title: 'Claude Code',
  named: false,
  at: updated,
  updated,
  draft: '',
  client: 'claude',
});

const logged = (id: string, at: number) => ({
  id,
  at,
  client: 'claude',
  tool: 'list_tabs',
  sentence: anyText('looked'),
  outcome: 'done' as const,
  time: 3,
  size: 10,
  digest: 'd',
});

describe('programs', () => {
  it('are stored and announced, and recorded calls are not announced', async () => {
    const { clients, changes } = start();
    await clients.put(aClient());
    await clients.put(aClient({ id: 'cursor', at: 0 }));
    changes.told.length = 0;
    await clients.seen('claude', { last: 5, sitting: 's' });
    await clients.seen('gone', { last: 5 });
    expect(changes.told).toEqual([]);
    expect((await clients.all()).map(({ id }) => id)).toEqual(['cursor', 'claude']);
    expect(await clients.get('claude')).toMatchObject({ last: 5, sitting: 's' });
    await clients.remove('claude');
    expect(await clients.get('claude')).toBeNull();
    expect(changes.told).toEqual([{ table: 'clients' }, { table: 'servers' }]);
  });

  it('are removed with the tools that they added', async () => {
    const { clients, servers } = start();
    const added = (id: string, client: string) => {
      const place = { kind: 'program' as const, url: 'http://127.0.0.1:9000/', client };
      return { id, name: id, at: 1, place, tools: [] };
    };
    await clients.put(aClient());
    for (const server of [added('one', 'claude'), added('two', 'cursor')]) await servers.put(server);
    await clients.remove('claude');
    expect((await servers.all()).map(({ id }) => id)).toEqual(['two']);
  });
});

describe('sittings', () => {
  it('are in no list of chats and no export, and are removed when old', async () => {
    const { conversations, clients, archive } = start();
    await clients.put(aClient({ sitting: 'present' }));
    for (const [id, at] of [
      ['old', 1],
      ['present', 2],
      ['new', 9],
    ] as const)
      await conversations.put(sitting(id, at));
    await conversations.put({ ...sitting('chat', 1), client: undefined } as never);
    expect(await conversations.list()).toHaveLength(1);
    expect((await archive.counts()).chats).toBe(1);
    let text = '';
    for await (const part of archive.write(
      { kinds: ['chats'] },
      { signal: new AbortController().signal, progress: () => {} },
    ))
      text += part;
    expect(text).not.toContain('present');
    await conversations.forgetSittings(5);
    expect(await conversations.get('old')).toBeNull();
    expect(await conversations.get('present')).not.toBeNull();
    expect(await conversations.get('new')).not.toBeNull();
    expect(await conversations.get('chat')).not.toBeNull();
  });
});

describe('the log of calls', () => {
  it('finds a call by id, digest and time, and keeps the newest', async () => {
    const { outsideCalls } = start();
    for (const at of [1, 2, 3]) await outsideCalls.put(logged(`c${at}`, at));
    await outsideCalls.put({ ...logged('c1', 1), outcome: 'failed' });
    expect(await outsideCalls.get('c1')).toEqual({ ...logged('c1', 1), outcome: 'failed' });
    expect(await outsideCalls.same('claude', 'd')).toMatchObject({ id: 'c3' });
    expect(await outsideCalls.same('cursor', 'd')).toBeNull();
    expect((await outsideCalls.since('claude', 2)).map(({ id }) => id)).toEqual(['c3', 'c2']);
    await outsideCalls.forget(2);
    expect(await outsideCalls.get('c1')).toBeNull();
    expect(await outsideCalls.get('c2')).not.toBeNull();
  });
});
