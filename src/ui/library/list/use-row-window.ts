import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Rows drawn above and below the view; the window moves in steps of this size. */
const margin = 12;
/** Height of a row and of the view in pixels, until they are measured. */
const guess = { row: 36, view: 720 };

/**
 * Virtual window over `size` rows of equal height. `box` scrolls; `ruler` is an element as high as a row, to measure.
 * Gives the indexes of the first and last row to draw, the height of a row in pixels, the number of rows that fit into
 * the view (`page`), and how to scroll: `reveal` goes no further than a row needs to be in view.
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, ruler: RefObject<HTMLElement | null>, size: number) {
  const [measured, setMeasured] = useState(guess);
  const [step, setStep] = useState(0);
  const height = measured.row;
  const page = Math.max(1, Math.floor(measured.view / height));
  const live = useRef(height);
  live.current = height;

  useLayoutEffect(() => {
    const [view, one] = [box.current, ruler.current];
    if (!view || !one) return;
    const measure = () => setMeasured({ row: one.offsetHeight || guess.row, view: view.clientHeight || guess.view });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    observer.observe(one);
    return () => observer.disconnect();
  }, [box, ruler]);

  const onScroll = useCallback(() => setStep(Math.floor((box.current?.scrollTop ?? 0) / live.current / margin)), [box]);
  // A shorter list scrolls by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these move what is in view.
  useLayoutEffect(onScroll, [onScroll, size, height]);

  const reveal = useCallback(
    (index: number) => {
      const view = box.current;
      if (!view) return;
      const [top, bottom] = [index * live.current, (index + 1) * live.current];
      if (top < view.scrollTop) view.scrollTop = top;
      else if (bottom > view.scrollTop + view.clientHeight) view.scrollTop = bottom - view.clientHeight;
    },
    [box],
  );

  const first = Math.max(0, (step - 1) * margin);
  return { first, last: Math.min(size - 1, (step + 2) * margin + page), height, page, onScroll, reveal };
}
