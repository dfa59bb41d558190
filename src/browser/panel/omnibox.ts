import { browser } from 'wxt/browser';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const asXml = (words: string): string => words.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** The keyword in the address bar. `hint`: what Enter will do. The listener runs in the tick of the Enter. */
export function onAddressBar(hint: string, listen: (sentence: string) => void): void {
  browser.omnibox.onInputStarted.addListener(() => {
    void browser.omnibox.setDefaultSuggestion({ description: asXml(hint) });
  });
  browser.omnibox.onInputEntered.addListener((sentence) => listen(sentence.trim()));
}
