import { browser } from '../api/browser-api.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** A text for the list: Firefox shows it as it is, Chromium reads it as XML. */
const shownText = (words: string): string =>
  import.meta.env.FIREFOX ? words : words.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** The list under the address bar. `typed`: what the typed sentence does; null if unknown. */
export interface AddressBarList {
  typed: string | null;
  others: { sentence: string; will: string }[];
}

interface Listener {
  /** Says what Enter does, while that is not known for the sentence. */
  hint: string;
  /** Called with each change of the sentence. Only the answer to the last one is used. */
  suggest(sentence: string): Promise<AddressBarList>;
  /** Called in the same tick as Enter. */
  enter(sentence: string): void;
  /** Called when the keyword is removed from the address bar. */
  end(): void;
}

export function onAddressBar({ hint, suggest, enter, end }: Listener): void {
  const { omnibox } = browser;
  const say = (words: string) => void omnibox.setDefaultSuggestion({ description: shownText(words) });
  let latest = '';
  omnibox.onInputStarted.addListener(() => say(hint));
  omnibox.onInputChanged.addListener((text, give) => {
    const sentence = text.trim();
    latest = sentence;
    if (!sentence) return say(hint);
    void suggest(sentence)
      .catch((): AddressBarList => ({ typed: null, others: [] }))
      .then(({ typed, others }) => {
        if (latest !== sentence) return;
        say(typed ?? hint);
        // Firefox updates the default suggestion only with the next key, so it gets one more entry; the space keeps its
        // content unique.
        const first = typed && import.meta.env.FIREFOX ? [{ content: `${sentence} `, description: typed }] : [];
        const list = others.map(({ sentence: content, will }) => ({
          content,
          description: shownText(`${content} – ${will}`),
        }));
        give([...first, ...list]);
      });
  });
  omnibox.onInputCancelled.addListener(() => {
    latest = '';
    end();
  });
  omnibox.onInputEntered.addListener((sentence) => {
    latest = '';
    enter(sentence.trim());
    end();
  });
}
