import { type RefObject, useEffect, useState } from 'react';

/** True if a box overflows sideways and must be focusable to scroll. Measured after layout and after each render. */
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
