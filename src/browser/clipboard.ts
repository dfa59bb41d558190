import { errorMessage } from '@/src/text/error-message.ts';

/** Copies a text with `execCommand`, which needs no focus but may be refused outside of a click. */
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

/** Copies a text to the clipboard. Null if it worked, else the browser's reason. */
export async function copyText(text: string): Promise<string | null> {
  try {
    await navigator.clipboard.writeText(text);
    return null;
  } catch (error) {
    if (copyFromField(text)) return null;
    return errorMessage(error);
  }
}
