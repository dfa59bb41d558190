import { type SavedSession, snoozeRule } from '@/src/contract/session.ts';
import type { Rule } from '@/src/contract/settings.ts';

/** A rule for each snoozed session, which opens it once at its time. */
export const snoozeRules = (sessions: readonly SavedSession[]): Rule[] =>
  sessions.flatMap(({ id, name, wakes: at }): Rule[] => {
    const does = { kind: 'open-session', session: id, name } as const;
    return at === undefined ? [] : [{ id: snoozeRule(id), on: true, when: { kind: 'once', at }, does }];
  });
