import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Keeps a text area as high as its text, also when its width changes. */
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
