import type { KeptKind } from '@/src/contract/archive.ts';
import { type Text, text } from '@/src/contract/text.ts';

/** Count of rules as a message. In a file they are among the settings. */
export const ruleWords = (n: number): Text => text('data_kind_rules', { n });

/** Count of each kind as a message. */
export const kindWords: Record<KeptKind, (n: number) => Text> = {
  chats: (n) => text('data_kind_chats', { n }),
  tags: (n) => text('data_kind_tags', { n }),
  tagged: (n) => text('data_kind_tagged', { n }),
  sessions: (n) => text('data_kind_sessions', { n }),
  actions: (n) => text('data_kind_actions', { n }),
  settings: (n) => text('data_kind_settings', { n }),
  providers: (n) => text('data_kind_providers', { n }),
  keys: (n) => text('data_kind_keys', { n }),
  journal: (n) => text('data_kind_journal', { n }),
};
