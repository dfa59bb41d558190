import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from view something is far: so many times the height of the view. */
const margin = '150% 0px';

interface Far {
  place: RefObject<HTMLDivElement | null>;
  /** Pixels that it took where it was drawn last, while it is far; null otherwise. */
  height: number | null;
}

/** Whether a part of the conversation is far from view. Where the user has selected text or stands, it never is. */
export function useFar(watched: boolean): Far {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const box = place.current;
    if (!box || !watched) return;
    const look = (entries: IntersectionObserverEntry[]) => {
      if (entries.at(-1)?.isIntersecting) setHeight(null);
      else if (!isInUse(box)) setHeight(heightOf(box));
    };
    const observer = new IntersectionObserver(look, { root: box.closest('.conversation'), rootMargin: margin });
    observer.observe(box);
    return () => observer.disconnect();
  }, [watched]);
  return { place, height };
}

/** Null while the whole conversation is hidden: it is as far from view then as it was before. */
const heightOf = (box: HTMLElement): number | null => box.getBoundingClientRect().height || null;

function isInUse(box: HTMLElement): boolean {
  const selection = getSelection();
  const selected = selection && !selection.isCollapsed ? selection.getRangeAt(0) : null;
  return box.contains(document.activeElement) || selected?.intersectsNode(box) === true;
}
