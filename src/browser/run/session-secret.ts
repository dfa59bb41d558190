import type { UnlockedSecret } from '@/src/contract/records.ts';
import { sessionValue } from './session-value.ts';

const { read, write } = sessionValue<string | null>('unlocked', null);

/** A secret in memory for as long as the browser runs, for our own pages only. */
export const unlockedSecret: UnlockedSecret = { get: read, set: write };
