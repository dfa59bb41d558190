import type { OptionsPageId, PanelOrder } from '@/src/contract/settings.ts';
import { once } from '@/src/text/once.ts';
import { optionsWords } from '../languages/options-words.ts';

/** Longest sentence that is read, in characters. */
const longest = 80;

const patterns = once(() =>
  Object.values(optionsWords).flatMap((pages) =>
    Object.entries(pages).map(([page, source]) => ({
      page: page as OptionsPageId,
      whole: new RegExp(`^(?:(?:please|bitte|hey|ok) )?(?:${source})(?:,? (?:please|bitte|por favor|nhé))?$`, 'iu'),
    })),
  ),
);

/** Reads an order for a page of the options, in any command language: "dark mode". Null for others. */
export function readOptionsOrder(words: string): PanelOrder | null {
  const sentence = words
    .trim()
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/[.!?。！？]$/u, '')
    .trimEnd();
  if (sentence.length > longest) return null;
  const found = patterns().find(({ whole }) => whole.test(sentence));
  return found ? { kind: 'options', page: found.page } : null;
}
