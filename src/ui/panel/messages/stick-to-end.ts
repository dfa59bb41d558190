import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end at which someone who scrolls down has come back to it. */
const near = 40;
/** What shows more where it stands. */
const opens = 'summary, [aria-expanded]';

interface Sticking {
  frame: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The reader has left the end. */
  away: boolean;
  /** Leaves the end, as a reader who scrolls up does. */
  stay(): void;
  toEnd(): void;
}

/**
 * Keeps the end of growing content in view for someone who is at the end, and leaves alone whoever scrolled up, by
 * however little. Another `subject` starts at its end. Being far from the end is not enough to have left it: content
 * may grow before its scrolling is reported, and what shrinks, or another size of the frame, moves the end itself. Who
 * opens something reads there, so what it pushes out of view is not followed.
 */
export function useStickToEnd(subject: string): Sticking {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const opened = useRef(false);
  const seen = useRef('');
  const [away, setAway] = useState(false);

  const stick = useCallback((on: boolean) => {
    atEnd.current = on;
    opened.current = false;
    setAway(!on);
  }, []);
  const stay = useCallback(() => stick(false), [stick]);
  const toEnd = useCallback(() => {
    stick(true);
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, [stick]);

  useEffect(() => {
    const [box, inner] = [frame.current, content.current];
    if (!box || !inner) return;
    const measured = () => ({
      top: box.scrollTop,
      height: box.scrollHeight,
      wide: box.clientWidth,
      high: box.clientHeight,
    });
    let last = measured();
    const onScroll = () => {
      const now = measured();
      const left = now.height - now.top - now.high;
      // What changed in size can have moved the end up to here.
      const end = Math.min(now.height, last.height) - now.high;
      if (now.wide === last.wide && now.top < Math.min(last.top, end - 1)) stick(false);
      // Who is there already may have opened something, which is not forgotten for a scroll of the browser's own.
      else if (!atEnd.current && now.top > last.top && left < near) stick(true);
      last = now;
    };
    const onClick = ({ target }: Event) => {
      opened.current = target instanceof Element && inner.contains(target) && target.closest(opens) !== null;
    };
    // In each frame sizes are told after scrolling: what was not reported by then is no reader's doing.
    const sizes = new ResizeObserver(() => {
      last = measured();
      if (opened.current && atEnd.current && last.height - last.top - last.high > 1) stick(false);
      if (!atEnd.current) return;
      box.scrollTop = box.scrollHeight;
      last = measured();
    });
    sizes.observe(inner);
    sizes.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('click', onClick, { capture: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('click', onClick, { capture: true });
    };
  }, [stick]);

  useLayoutEffect(() => {
    if (seen.current === subject) return;
    seen.current = subject;
    toEnd();
  }, [subject, toEnd]);

  return { frame, content, away, stay, toEnd };
}
