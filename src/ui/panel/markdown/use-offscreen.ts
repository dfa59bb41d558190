import { useEffect, useRef, useState } from 'react';

/** Distance from the viewport that counts as far. */
const margin = '100% 0px';
/** Milliseconds over which changes are batched, to save layouts. */
const gathering = 1_000;

interface Far {
  far: boolean;
  /** Height before it went offscreen; undefined if it was never rendered. */
  height?: number;
}

interface Watched {
  /** False to treat the part as always in view. */
  watched: boolean;
  /** Start offscreen. Changing to true moves the part offscreen at once, when the view has jumped away from it. */
  unseen: boolean;
}

/** Tells if a part is far from the viewport. A part with the focus or the selection never is. */
export function useOffscreen({ watched, unseen }: Watched) {
  const place = useRef<HTMLDivElement>(null);
  const [{ far, height }, setFar] = useState<Far>({ far: unseen });
  const [wasUnseen, setWasUnseen] = useState(unseen);
  if (wasUnseen !== unseen) {
    setWasUnseen(unseen);
    if (unseen && !(place.current && isInUse(place.current))) setFar({ far: true });
  }
  useEffect(() => {
    const box = place.current;
    if (!box || !watched) return;
    // Unchanged while the conversation is hidden.
    const leave = () =>
      setFar((now) => (now.far || isInUse(box) || heightOf(box) === 0 ? now : { far: true, height: heightOf(box) }));
    const look = (entries: IntersectionObserverEntry[]) => {
      if (entries.at(-1)?.isIntersecting) {
        leaving.delete(leave);
        setFar((now) => (now.far ? { far: false } : now));
      } else hideInBatch(leave);
    };
    const observer = new IntersectionObserver(look, { root: box.closest('.conversation'), rootMargin: margin });
    observer.observe(box);
    return () => {
      leaving.delete(leave);
      observer.disconnect();
    };
  }, [watched]);
  return { place, far, height };
}

/** State changes waiting for the next batch. */
const leaving = new Set<() => void>();

/** Moves parts offscreen in batches, to save layouts. */
function hideInBatch(leave: () => void): void {
  leaving.add(leave);
  if (leaving.size > 1) return;
  setTimeout(() => {
    const all = [...leaving];
    leaving.clear();
    for (const one of all) one();
  }, gathering);
}

const heightOf = (box: HTMLElement): number => box.getBoundingClientRect().height;

function isInUse(box: HTMLElement): boolean {
  const selection = getSelection();
  const selected = selection && !selection.isCollapsed ? selection.getRangeAt(0) : null;
  return box.contains(document.activeElement) || selected?.intersectsNode(box) === true;
}
