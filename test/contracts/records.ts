import { describe } from 'vitest';
import type { Changes } from '@/src/contract/records.ts';
import type { Store } from '@/src/store/index.ts';
import { fakeChanges } from '@/test/fakes/changes.ts';
import { conversationCases } from './records/conversations.ts';
import { findingCases } from './records/findings.ts';
import { journalCases } from './records/journal.ts';
import { keyCases } from './records/keys.ts';
import { permissionCases } from './records/permissions.ts';
import { roundCases } from './records/rounds.ts';
import { sessionCases } from './records/sessions.ts';
import { settingsCases } from './records/settings.ts';
import { tagCases } from './records/tags.ts';
import { trashCases } from './records/trash.ts';

/** An empty store, the changes that it has reported, and its clock. */
export interface Opened {
  store: Store;
  changes: ReturnType<typeof fakeChanges>;
  clock: { time: number };
}
export type Open = () => Opened;

/** Contract that every implementation of the records has to fulfil. `make` gives an empty one. */
export function recordsContract(name: string, make: (options: { changes: Changes; now: () => number }) => Store) {
  const open: Open = () => {
    const changes = fakeChanges();
    const clock = { time: 1000 };
    return { store: make({ changes, now: () => clock.time }), changes, clock };
  };
  describe(`records: ${name}`, () => {
    conversationCases(open);
    journalCases(open);
    keyCases(open);
    permissionCases(open);
    settingsCases(open);
    tagCases(open);
    trashCases(open);
    sessionCases(open);
    roundCases(open);
    findingCases(open);
  });
}
