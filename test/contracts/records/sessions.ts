import { expect, test } from 'vitest';
import type { SavedSession } from '@/src/contract/session.ts';
import type { Open } from '../records.ts';

const session = (id: string, at: number, more: Partial<SavedSession> = {}): SavedSession => ({
  id,
  name: id,
  at,
  automatic: false,
  tabs: [
    {
      url: 'https://a.example/',
      title: 'A',
      pinned: false,
      group: { key: 7, title: 'Trip', color: 'cyan', collapsed: true },
      window: 0,
      index: 0,
      container: null,
    },
  ],
  ...more,
});

export function sessionCases(open: Open) {
  test('sessions: newest first, each under its id', async () => {
    const { store, changes } = open();
    const { sessions } = store;
    const [old, young] = [session('old', 1), session('young', 2, { automatic: true, tabs: [] })];
    await sessions.put(old);
    await sessions.put(young);
    expect(await sessions.all()).toEqual([young, old]);
    expect(await sessions.get('old')).toEqual(old);
    expect(await sessions.get('none')).toBeNull();
    await sessions.put({ ...old, name: 'renamed' });
    expect((await sessions.all()).map(({ name }) => name)).toEqual(['young', 'renamed']);
    await sessions.remove(['old', 'none']);
    expect(await sessions.all()).toEqual([young]);
    expect(changes.told).toEqual(Array.from({ length: 4 }, () => ({ table: 'sessions' })));
  });
}
