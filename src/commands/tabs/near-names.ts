import type { Slots } from '../frame/command-frame.ts';
import type { ListData, TabItem } from '../script/items.ts';
import { readLists } from '../script/read-results.ts';
import type { Part } from '../script/script.ts';

/** A name that no open tab has as a whole, with the rarest of its words and the tabs that have that; perhaps none. */
export interface NearName {
  name: string;
  word: string | null;
  tabs: TabItem[];
}

/** Fewest letters of a word that may stand for a name. */
const shortestWord = 4;

/** Number of words that are searched for. */
const mostWords = 8;

/**
 * The names of several ("the invoice, the map and the BLAST result") that no tab has as a whole. `lists`: the tabs found
 * for each name. Empty if there is one name, or none is open: then the answer is that nothing is.
 */
export function* nearNames(
  { words = [], sites = [], days, either }: Slots,
  lists: ListData<TabItem>[],
): Part<NearName[]> {
  // Sites and words that narrow each other have a list for each pair.
  const isEach = lists.length === sites.length + words.length && (either || sites.length === 0 || words.length === 0);
  if (lists.length < 2 || days !== undefined || !isEach) return [];
  const missing = words.filter((_, at) => lists[sites.length + at]?.items.length === 0);
  if (missing.length === lists.length) return [];
  const partsOf = (name: string) => name.split(/\s+/).filter((word) => word.length >= shortestWord && word !== name);
  const parts = [...new Set(missing.flatMap(partsOf))].slice(0, mostWords);
  const found =
    parts.length > 0
      ? yield* readLists(
          'list_tabs',
          parts.map((query) => ({ query })),
        )
      : [];
  const tabsOf = (word: string): TabItem[] => found[parts.indexOf(word)]?.items ?? [];
  return missing.map((name) => {
    const open = partsOf(name).filter((word) => tabsOf(word).length > 0);
    const [word = null] = open.sort((one, other) => tabsOf(one).length - tabsOf(other).length);
    return { name, word, tabs: word === null ? [] : tabsOf(word) };
  });
}
