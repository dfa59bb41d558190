import { type SavedSession, snoozeRule } from '@/src/contract/session.ts';
import type { Rule } from '@/src/contract/settings.ts';

/** A rule for each snoozed session, which opens it once at its time. */
export const snoozeRules = (sessions: readonly SavedSession[]): Rule[] =>
  sessions.flatMap(({ id, name, wakes }) =>
    wakes === undefined
      ? []
      : [
          {
            id: snoozeRule(id),
            on: true,
            when: { kind: 'once', at: wakes },
            does: { kind: 'open-session', session: id, name },
          },
        ],
  );
