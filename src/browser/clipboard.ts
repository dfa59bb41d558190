import { errorMessage } from '@/src/text/error-message.ts';

/** Copies a text the old way, which needs no focus but may be refused outside of a click. */
function copyFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('aria-hidden', 'true');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Puts a text into the clipboard. Null: it is there; else the browser's words for why it is not. */
export async function copyText(text: string): Promise<string | null> {
  try {
    await navigator.clipboard.writeText(text);
    return null;
  } catch (error) {
    if (copyFromField(text)) return null;
    return errorMessage(error);
  }
}
