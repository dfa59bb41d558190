import { useEffect, useState } from 'react';

/** Milliseconds in which a yes does not count, so that a click or key meant for something else approves nothing. */
export const inertFor = 500;

/** True for the first half second that a question stands there. */
export function useInert(): boolean {
  const [inert, setInert] = useState(true);
  useEffect(() => {
    const timer = setTimeout(setInert, inertFor, false);
    return () => clearTimeout(timer);
  }, []);
  return inert;
}
