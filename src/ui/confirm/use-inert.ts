import { useEffect, useState } from 'react';

/** Milliseconds for which a yes does not count, so that a click meant for something else approves nothing. */
export const inertFor = 500;

/** True for the first half second after a question appears or changes its place. */
export function useInert(place: string): boolean {
  const [awake, setAwake] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(setAwake, inertFor, place);
    return () => clearTimeout(timer);
  }, [place]);
  return awake !== place;
}
