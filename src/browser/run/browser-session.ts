import type { NewId } from '@/src/contract/ports.ts';
import { withLock } from './locks.ts';
import { sessionValue } from './session-value.ts';

const stored = sessionValue<string | null>('session', null);

/** Id of the browser session, in which ids of tabs and windows are valid. It also changes with an update. */
export const sessionId = (newId: NewId): Promise<string> =>
  withLock('session-id', async () => {
    const known = await stored.read();
    if (known !== null) return known;
    const id = newId();
    await stored.write(id);
    return id;
  });
