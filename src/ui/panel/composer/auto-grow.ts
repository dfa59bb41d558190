import { type RefObject, useEffect, useLayoutEffect } from 'react';

const highest = '100vh';

/**
 * Sets a text field's value if it differs. Not by React's `value`: that sets the field's default text at every key too,
 * for which Firefox lays out all of a long text again.
 */
export function useBoxText(input: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const box = input.current;
    if (box && box.value !== text) box.value = text;
  }, [input, text]);
}

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

/** A longer text surely fills the box at its greatest height, so it is not measured, which would be slow. */
const most = { characters: 5_000, lines: 40 };

const isHigh = (text: string): boolean => text.length > most.characters || hasLines(text, most.lines);

function hasLines(text: string, lines: number): boolean {
  let at = -1;
  for (let line = 0; line < lines; line += 1) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return false;
  }
  return true;
}

function grow(box: HTMLTextAreaElement, text: string): void {
  // The style sheet limits the height.
  if (isHigh(text)) {
    if (box.style.blockSize !== highest) box.style.blockSize = highest;
    return;
  }
  box.style.blockSize = 'auto';
  if (text) box.style.blockSize = `${box.scrollHeight}px`;
}
