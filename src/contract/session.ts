import * as z from './zod-mini.ts';

/** A tab in a session. Only `http` and `https` can be reopened; others are only shown. */
export const savedTab = z.object({
  url: z.string(),
  title: z.string(),
  pinned: z.boolean(),
  /** `key` distinguishes groups with the same name. */
  group: z.nullable(
    z.object({
      key: z.number(),
      title: z.string(),
      color: z.enum(['grey', 'blue', 'red', 'yellow', 'green', 'pink', 'purple', 'cyan', 'orange']),
      collapsed: z.boolean(),
    }),
  ),
  /** Index of its window in the session, from 0. */
  window: z.number(),
  index: z.number(),
  container: z.nullable(z.string()),
});
export type SavedTab = z.infer<typeof savedTab>;

/** Tabs that were set aside, in the order of their windows and places. */
export const savedSession = z.object({
  id: z.string(),
  name: z.string(),
  at: z.number(),
  /** Saved automatically before an act on many tabs; only the latest are kept. */
  automatic: z.boolean(),
  tabs: z.array(savedTab),
  /** When a snoozed session's tabs come back, in epoch milliseconds. The session is removed then. */
  wakes: z.exactOptional(z.number()),
});
export type SavedSession = z.infer<typeof savedSession>;

/** Id of the rule by which a snoozed session opens. */
export const snoozeRule = (session: string): string => `snooze-${session}`;

export const isSnoozeRule = (rule: string): boolean => rule.startsWith('snooze-');
