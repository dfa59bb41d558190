import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Pixels from the end that still count as being there. */
const near = 40;

/**
 * Keeps the end of growing content in view for someone who is at the end, and leaves alone whoever scrolled up.
 * Another `subject` starts at its end. Being far from the end is not enough: content may grow before its scrolling is
 * reported.
 */
export function useStickToEnd(subject: string): {
  frame: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
} {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const seen = useRef('');

  useEffect(() => {
    const [box, inner] = [frame.current, content.current];
    if (!box || !inner) return;
    const follow = () => {
      if (atEnd.current) box.scrollTop = box.scrollHeight;
    };
    let top = box.scrollTop;
    const onScroll = () => {
      if (box.scrollHeight - box.scrollTop - box.clientHeight < near) atEnd.current = true;
      else if (box.scrollTop < top) atEnd.current = false;
      top = box.scrollTop;
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(inner);
    sizes.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  useLayoutEffect(() => {
    if (seen.current === subject) return;
    seen.current = subject;
    atEnd.current = true;
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, [subject]);

  return { frame, content };
}
