import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Controls that expand something. */
const opens = 'summary, [aria-expanded]';

/** Elements of the turns in a scrolling box. */
export const turnsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-exchange]')];

export type Sticking = ReturnType<typeof useStickToEnd>;

/** Scrolls to the end, or to the top while there are no messages: the content shown instead is read from there. */
function scrollToEnd(box: HTMLElement, inner: HTMLElement): void {
  box.scrollTop = inner.childElementCount === 0 ? 0 : box.scrollHeight;
}

/** Keeps the end in view until the reader scrolls up or expands something. A new `subject` starts at the end again. */
export function useStickToEnd(subject: string) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  /** True while the view follows the end. */
  const atEnd = useRef(true);
  const opened = useRef(false);
  /** True while the reader has scrolled up, with more below than the space under the last message. */
  const [away, setAway] = useState(false);

  const stick = useCallback((on: boolean) => {
    atEnd.current = on;
    opened.current = false;
    setAway(!on);
  }, []);
  /** Stops following the end. */
  const stay = useCallback(() => stick(false), [stick]);
  const toEnd = useCallback(() => {
    stick(true);
    if (frame.current && content.current) scrollToEnd(frame.current, content.current);
  }, [stick]);

  useEffect(() => {
    const [box, inner] = [frame.current, content.current];
    if (!box || !inner) return;
    const measured = () => {
      const { scrollTop: top, scrollHeight: height, clientWidth: wide, clientHeight: high } = box;
      return { top, height, wide, high, below: height - top - high };
    };
    // Less than two lines below, which the space under the last message takes.
    const seesEnd = ({ below }: { below: number }) => below < 2 * Number.parseFloat(getComputedStyle(box).lineHeight);
    let last = measured();
    const onScroll = () => {
      const now = measured();
      // The position of the end, also if the size has changed.
      const end = Math.min(now.height, last.height) - now.high;
      if (inner.childElementCount === 0) stick(true);
      else if (now.wide === last.wide && now.top < Math.min(last.top, end - 1)) stick(false);
      // A scroll by the browser does not count as scrolling back.
      else if (!atEnd.current && now.top > last.top && seesEnd(now)) stick(true);
      setAway(!atEnd.current && !seesEnd(now));
      last = now;
    };
    const onClick = ({ target }: Event) => {
      opened.current = target instanceof Element && inner.contains(target) && target.closest(opens) !== null;
    };
    // Size changes are reported after scroll events. Measures anew, so that scrolling below does not count as the
    // reader's.
    const sizes = new ResizeObserver(() => {
      last = measured();
      if (opened.current && atEnd.current && last.below > 1) stick(false);
      if (!atEnd.current) return setAway(!seesEnd(last));
      scrollToEnd(box, inner);
      last = measured();
    });
    sizes.observe(inner);
    sizes.observe(box);
    box.addEventListener('scroll', onScroll);
    box.addEventListener('click', onClick, true);
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('click', onClick, true);
    };
  }, [stick]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new subject starts at the end.
  useLayoutEffect(toEnd, [subject]);

  return { frame, content, follows: atEnd, away, stay, toEnd };
}
