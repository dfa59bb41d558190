import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a box is wider inside than it is itself, so that it scrolls and keys must reach it. It is measured when the
 * browser has laid it out anyway, and watched anew after each picture, for what is in it may be another element then.
 */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    for (const one of [element, element.firstElementChild]) if (one) observer.observe(one);
    return () => observer.disconnect();
  });
  return overflows;
}
