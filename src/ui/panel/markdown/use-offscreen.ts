import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance from the viewport that counts as far. */
const margin = '100% 0px';
/** Milliseconds for which changes are batched. */
const gathering = 1_000;

interface Far {
  place: RefObject<HTMLDivElement | null>;
  far: boolean;
  /** Height before it went offscreen; undefined where it was never rendered. */
  height: number | undefined;
}

interface Watched {
  /** False: never offscreen. */
  watched: boolean;
  /** Starts offscreen; or turns true once, when the view has left the part behind in one step. */
  unseen: boolean;
}

/** True while a part is far from view. Never where it has the focus or a selection. */
export function useOffscreen({ watched, unseen }: Watched): Far {
  const place = useRef<HTMLDivElement>(null);
  const [{ far, height }, setFar] = useState<Omit<Far, 'place'>>({ far: unseen, height: undefined });
  const [wasUnseen, setWasUnseen] = useState(unseen);
  if (wasUnseen !== unseen) {
    setWasUnseen(unseen);
    if (unseen && !(place.current && isInUse(place.current))) setFar({ far: true, height: undefined });
  }
  useEffect(() => {
    const box = place.current;
    if (!box || !watched) return;
    const leave = () => {
      setFar((now) => {
        // A hidden conversation changes nothing.
        if (now.far || isInUse(box) || heightOf(box) === 0) return now;
        return { far: true, height: heightOf(box) };
      });
    };
    const look = (entries: IntersectionObserverEntry[]) => {
      const near = entries.at(-1)?.isIntersecting === true;
      if (near) {
        leaving.delete(leave);
        setFar((now) => (now.far ? { far: false, height: undefined } : now));
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

/** Parts that are about to be replaced. */
const leaving = new Set<() => void>();

/** Replaces several parts at once, to save layouts. */
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
