import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Keeps a box as high as its text, up to what its style allows; also where a panel of another width breaks it anew. */
export function useAutoGrow(input: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (input.current) grow(input.current, text);
  }, [input, text]);
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    let width = box.clientWidth;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth === width) return;
      width = box.clientWidth;
      grow(box, box.value);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [input]);
}

function grow(box: HTMLTextAreaElement, text: string): void {
  box.style.blockSize = 'auto';
  if (text) box.style.blockSize = `${box.scrollHeight}px`;
}
