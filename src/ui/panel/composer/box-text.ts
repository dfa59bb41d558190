import { type RefObject, useLayoutEffect } from 'react';

/**
 * Writes a text into a box wherever it is not there already, as what was just typed is. Not by React's `value`: that
 * sets the box's default text at every key too, for which Firefox lays out all of a long one anew.
 */
export function useBoxText(input: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const box = input.current;
    if (box && box.value !== text) box.value = text;
  }, [input, text]);
}
