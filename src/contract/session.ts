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

/** A saved session: tabs that were set aside, in the order of their windows and positions. */
export const savedSession = z.object({
  id: z.string(),
  name: z.string(),
  at: z.number(),
  /** True if it was saved automatically before a change of many tabs; only the latest of these are kept. */
  automatic: z.boolean(),
  tabs: z.array(savedTab),
  /** Epoch milliseconds at which the tabs of a snoozed session come back. The session is then removed. */
  wakes: z.exactOptional(z.number()),
});
export type SavedSession = z.infer<typeof savedSession>;

/** Id of the rule that opens a snoozed session. */
export const snoozeRule = (session: string): string => `snooze-${session}`;

export const isSnoozeRule = (rule: string): boolean => rule.startsWith('snooze-');
