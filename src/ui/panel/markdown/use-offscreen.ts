import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from view something is far: so many times the height of the view. */
const margin = '150% 0px';
/** Milliseconds for which those that go far are gathered. */
const gathering = 1_000;

interface Far {
  place: RefObject<HTMLDivElement | null>;
  far: boolean;
  /** Pixels that it took before it was far; unknown where it was far from the start. */
  height: number | undefined;
}

interface Watched {
  /** Otherwise it is never far. */
  watched: boolean;
  /** Far until it is looked at. */
  atFirst: boolean;
}

/** Whether a part of the conversation is far from view. Where the user has selected text or stands, it never is. */
export function useOffscreen({ watched, atFirst }: Watched): Far {
  const place = useRef<HTMLDivElement>(null);
  const [{ far, height }, setFar] = useState<Omit<Far, 'place'>>({ far: atFirst, height: undefined });
  useEffect(() => {
    const box = place.current;
    if (!box || !watched) return;
    const leave = () => {
      // While the whole conversation is hidden it is as far from view as it was before.
      if (!isInUse(box) && heightOf(box) > 0) setFar({ far: true, height: heightOf(box) });
    };
    const look = (entries: IntersectionObserverEntry[]) => {
      const near = entries.at(-1)?.isIntersecting === true;
      if (near) {
        leaving.delete(leave);
        setFar({ far: false, height: undefined });
      } else leaveSoon(leave);
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

/** Parts that have gone far and are drawn all the same for a moment. */
const leaving = new Set<() => void>();

/** Lets several go at once: each time the page is laid out and painted anew, which costs more than they do. */
function leaveSoon(leave: () => void): void {
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
