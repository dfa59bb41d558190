import { afterEach, describe, expect, it } from 'vitest';
import { broadcastChanges } from '@/src/browser/messages/broadcast-changes.ts';
import { broadcastTurns } from '@/src/browser/messages/broadcast-turns.ts';
import type { Change } from '@/src/contract/records.ts';

const opened: BroadcastChannel[] = [];
const channel = (name: string) => {
  const made = new BroadcastChannel(name);
  opened.push(made);
  return made;
};
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

/** The next thing that a listener is called with. */
function next<T>(listen: (listener: (value: T) => void) => unknown): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  listen(resolve);
  return promise;
}

describe('changes', () => {
  it('reach all pages, including the sender, until they stop listening', async () => {
    const here = broadcastChanges(channel('changes-1'));
    const there = broadcastChanges(channel('changes-1'));
    const heard: Change[] = [];
    const stop = here.listen((change) => heard.push(change));
    const arrived = next<Change>((listener) => there.listen(listener));
    here.tell({ table: 'tags' });
    expect(heard).toEqual([{ table: 'tags' }]);
    expect(await arrived).toEqual({ table: 'tags' });
    stop();
    here.tell({ table: 'grants' });
    expect(heard).toHaveLength(1);
  });
});

describe('live turns', () => {
  it('reach only pages that watch the conversation', async () => {
    const holder = broadcastTurns(channel('turns-1'));
    const watcher = broadcastTurns(channel('turns-1'));
    const wrong: unknown[] = [];
    watcher.watchTurn('b', (state) => wrong.push(state));
    const seen = next<unknown>((listener) => watcher.watchTurn('a', listener));
    const state = { message: { id: 'm' }, turn: { id: 't' } } as Parameters<typeof holder.tellTurn>[1];
    holder.tellTurn('a', state);
    expect(await seen).toEqual(state);
    expect(wrong).toEqual([]);
  });

  it('are requested by a page that begins to watch', async () => {
    const holder = broadcastTurns(channel('turns-2'));
    const watcher = broadcastTurns(channel('turns-2'));
    const asked = next<string>((listener) => holder.hearWatchers(listener));
    watcher.watchTurn('a', () => {});
    expect(await asked).toBe('a');
  });
});
