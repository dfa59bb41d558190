import type { NewId } from '@/src/contract/ports.ts';
import { withLock } from './locks.ts';
import { sessionValue } from './session-value.ts';

const stored = sessionValue<string | null>('session', null);

/**
 * The id of this run of the browser; ids of tabs and windows hold as long as it does. It also changes when the extension
 * is updated, which costs a new look at the tabs and nothing else.
 */
export const sessionId = (newId: NewId): Promise<string> =>
  withLock('session-id', async () => {
    const known = await stored.read();
    if (known !== null) return known;
    const id = newId();
    await stored.write(id);
    return id;
  });
