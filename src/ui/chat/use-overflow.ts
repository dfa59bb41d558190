import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a box is wider inside than it is itself, so that it scrolls and keys must reach it. It is measured when the
 * browser has laid it out anyway. `content`: changes when another element comes to be the box's first.
 */
export function useOverflow(box: RefObject<HTMLElement | null>, content: unknown = null): boolean {
  const [overflows, setOverflows] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content is another element to watch
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    for (const one of [element, element.firstElementChild]) if (one) observer.observe(one);
    return () => observer.disconnect();
  }, [box, content]);
  return overflows;
}
