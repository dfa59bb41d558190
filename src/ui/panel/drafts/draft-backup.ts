import type { Conversation } from '@/src/contract/conversation.ts';
import type { PendingEdit } from './message-edits.ts';

/** A draft that was not in the database yet when its page went; it waits in local storage for the next page. */
export interface DraftBackup {
  /** Attachments are not part of it: they may be large, and are stored as soon as they are attached. */
  conversation: Conversation;
  draft: string;
  pasted: string[];
  /** Epoch milliseconds. A draft stored later wins over the backup. */
  at: number;
  /** Edits by message id. */
  edits: [string, PendingEdit][];
}

const prefix = 'draft-backup:';
const keyOf = (conversation: string): string => `${prefix}${conversation}`;
/** The page's storage; null if the browser blocks site data. */
const { localStorage = null } = globalThis;

const isBackup = (value: unknown): value is DraftBackup => {
  const { conversation, draft, pasted, at, edits } = (value ?? {}) as Partial<DraftBackup>;
  const isNamed = typeof conversation?.id === 'string' && typeof draft === 'string' && typeof at === 'number';
  return isNamed && [pasted, edits].every(Array.isArray);
};

/** Reads a backup; null if it is missing or damaged. */
function readBackup(key: string): DraftBackup | null {
  try {
    const value: unknown = JSON.parse(localStorage?.getItem(key) ?? '');
    return isBackup(value) ? value : null;
  } catch {
    return null;
  }
}

/** Saves at once: a page that goes cannot wait for the database. Edits in the backup of another page are kept. */
export function saveBackup(backup: DraftBackup): void {
  const key = keyOf(backup.conversation.id);
  const edits = [...new Map([...(readBackup(key)?.edits ?? []), ...backup.edits])];
  try {
    localStorage?.setItem(key, JSON.stringify({ ...backup, edits }));
  } catch {
    // Local storage is full. The database may still store the draft.
  }
}

export const removeBackup = (conversation: string): void => localStorage?.removeItem(keyOf(conversation));

/** All backups; damaged ones are removed. */
export function readBackups(): DraftBackup[] {
  const keys = Object.keys(localStorage ?? {}).filter((key) => key.startsWith(prefix));
  return keys.flatMap((key) => {
    const backup = readBackup(key);
    if (!backup) localStorage?.removeItem(key);
    return backup ?? [];
  });
}
