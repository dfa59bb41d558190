import { useEffect, useState } from 'react';

const patience = 500;

/** True once `lasts` has been true for half a second. */
export function useSlow(lasts: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!lasts) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [lasts]);
  return lasts && slow;
}
