import type { PageSelection } from '@/src/contract/ports.ts';

/** Maximum length of a selection, in characters. */
const most = 200_000;

/** The selected text of a text field; empty for a password field. */
function inField(element: Element | null): string {
  const isText =
    element?.tagName === 'TEXTAREA' || (element?.tagName === 'INPUT' && Reflect.get(element, 'type') === 'text');
  if (!isText) return '';
  const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement | HTMLInputElement;
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
}

/** The user's selection in a document. Does not change the document. */
export function documentSelection(document: Document): PageSelection {
  const text = document.getSelection()?.toString().trim() || inField(document.activeElement).trim();
  return {
    title: document.title,
    url: document.location.href,
    lang: document.documentElement.lang || null,
    text: text.slice(0, most),
  };
}
