import { useEffect, useRef } from 'react';
import type { Change } from '@/src/contract/records.ts';
import { useServices } from '../../parts/services-context.tsx';

/** Throttle in milliseconds: closing a window changes hundreds of tabs. */
const rest = 500;
/** Tables whose changes alter the results of commands. */
const counted: ReadonlySet<Change['table']> = new Set(['journal', 'tags', 'sessions']);

/**
 * Calls `tell` when tabs, bookmarks or stored data may have changed: at once, then throttled, and always after the last
 * change. Only while `needed` and the page is visible.
 */
export function useLibraryChanges(needed: boolean, tell: () => void): void {
  const { changes, watchLibrary } = useServices();
  const latest = useRef(tell);
  latest.current = tell;

  useEffect(() => {
    if (!needed) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let due = false;
    function hear() {
      due = true;
      if (resting !== undefined || document.visibilityState === 'hidden') return;
      due = false;
      latest.current();
      resting = setTimeout(() => {
        resting = undefined;
        if (due) hear();
      }, rest);
    }
    const ends = [
      watchLibrary(hear),
      changes.listen(({ table }) => {
        if (counted.has(table)) hear();
      }),
    ];
    window.addEventListener('focus', hear);
    document.addEventListener('visibilitychange', hear);
    return () => {
      clearTimeout(resting);
      for (const end of ends) end();
      window.removeEventListener('focus', hear);
      document.removeEventListener('visibilitychange', hear);
    };
  }, [needed, changes, watchLibrary]);
}
