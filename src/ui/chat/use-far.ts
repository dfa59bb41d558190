import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from view something is far: so many times the height of the view. */
const margin = '150% 0px';

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
export function useFar({ watched, atFirst }: Watched): Far {
  const place = useRef<HTMLDivElement>(null);
  const [{ far, height }, setFar] = useState<Omit<Far, 'place'>>({ far: atFirst, height: undefined });
  useEffect(() => {
    const box = place.current;
    if (!box || !watched) return;
    const look = (entries: IntersectionObserverEntry[]) => {
      const near = entries.at(-1)?.isIntersecting === true;
      if (near) setFar({ far: false, height: undefined });
      // While the whole conversation is hidden it is as far from view as it was before.
      else if (!isInUse(box) && heightOf(box) > 0) setFar({ far: true, height: heightOf(box) });
    };
    const observer = new IntersectionObserver(look, { root: box.closest('.conversation'), rootMargin: margin });
    observer.observe(box);
    return () => observer.disconnect();
  }, [watched]);
  return { place, far, height };
}

const heightOf = (box: HTMLElement): number => box.getBoundingClientRect().height;

function isInUse(box: HTMLElement): boolean {
  const selection = getSelection();
  const selected = selection && !selection.isCollapsed ? selection.getRangeAt(0) : null;
  return box.contains(document.activeElement) || selected?.intersectsNode(box) === true;
}
