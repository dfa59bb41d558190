import { useEffect, useRef } from 'react';
import type { Change } from '@/src/contract/records.ts';
import { useServices } from '../../parts/services-context.tsx';

/** Milliseconds between two times that a change is told: a window that closes changes hundreds of tabs. */
const rest = 500;
/** Tables in which stands what a command would find. */
const counted: ReadonlySet<Change['table']> = new Set(['journal', 'tags', 'sessions']);

/**
 * Tells that what is there may have changed: tabs and bookmarks, by whomever, and what another page or a key did. At
 * once, and then no more often than one reads; the last change is always told. Only while `needed`, and not to a page
 * that nobody sees, which is told when it is seen again.
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
