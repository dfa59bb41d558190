import { useEffect, useState } from 'react';

/** Milliseconds in which a yes does not count, so that a click or key meant for something else approves nothing. */
export const inertFor = 500;

/** True for the first half second that a question stands there, and that it stands in a new `place`. */
export function useInert(place: string): boolean {
  const [awake, setAwake] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(setAwake, inertFor, place);
    return () => clearTimeout(timer);
  }, [place]);
  return awake !== place;
}
