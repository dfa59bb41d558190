import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end at which someone who scrolls down has come back to it. */
const near = 40;

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
 * may grow before its scrolling is reported, and what shrinks, or another size of the frame, moves the end itself.
 */
export function useStickToEnd(subject: string): Sticking {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const seen = useRef('');
  const [away, setAway] = useState(false);

  const stick = useCallback((on: boolean) => {
    atEnd.current = on;
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
    const follow = () => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    };
    let [top, height] = [box.scrollTop, box.scrollHeight];
    let [wide, high] = [box.clientWidth, box.clientHeight];
    const onScroll = () => {
      const { scrollTop, scrollHeight, clientWidth, clientHeight } = box;
      const left = scrollHeight - scrollTop - clientHeight;
      const resized = clientWidth !== wide || clientHeight !== high;
      if (!resized && scrollTop < top && scrollHeight >= height && left > 1) stick(false);
      else if (scrollTop > top && left < near) stick(true);
      [top, height] = [scrollTop, scrollHeight];
      [wide, high] = [clientWidth, clientHeight];
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(inner);
    sizes.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [stick]);

  useLayoutEffect(() => {
    if (seen.current === subject) return;
    seen.current = subject;
    toEnd();
  }, [subject, toEnd]);

  return { frame, content, away, stay, toEnd };
}
