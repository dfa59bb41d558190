import { type RefObject, useLayoutEffect } from 'react';

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
