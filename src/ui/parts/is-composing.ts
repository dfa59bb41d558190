/**
 * True while an input method is composing. Key code 229: Safari and older engines end a composition with a plain Enter
 * or Escape.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
