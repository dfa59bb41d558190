import { matchesSite } from '@/src/address/address.ts';
import { fold, sameName } from '@/src/text/fold.ts';
import { isUnspaced, languagesFor, perLanguage } from '../languages/index.ts';
import type { CommandLanguage } from '../languages/language.ts';
import { windowWords } from '../languages/window-words.ts';
import { saysOnly } from '../reader/atoms.ts';
import { lexiconOf } from '../reader/lexicon.ts';
import { spot } from '../reader/spot.ts';
import type { TabItem } from '../script/items.ts';
import { readItems } from '../script/read-results.ts';
import type { Part } from '../script/script.ts';
import { windowIds } from './tab-places.ts';

const windowsOf = perLanguage(windowWords, ({ numbered, named, one = [], small }, code) => {
  const start = isUnspaced(code) ? '' : '(?<!\\p{L})';
  const made = (source: string) => new RegExp(start + source, 'diu');
  const size = small === undefined ? null : new RegExp(`^(?:${small})(?: |$)`, 'iu');
  return { numbered, size, named: named.map(made), one: one.map(made) };
});

/** Number of windows that one sentence names at most. */
const mostNamed = 2;

/**
 * A sentence with the windows that it calls by what is in them by their numbers: "merge the cooking window into the one
 * with WhatsApp" becomes "merge window 3 into window 2". Null if it calls none so, or what it says is in no window or in
 * several.
 */
export function* withWindowNumbers(sentence: string, code: string): Part<string | null> {
  let tabs: TabItem[] | null = null;
  for (const language of languagesFor(code)) {
    const words = windowsOf(language.code);
    if (!words) continue;
    let said = sentence;
    for (let n = 0; n < mostNamed; n += 1) {
      const found = [...words.named, ...(n > 0 ? words.one : [])].flatMap((one) => [one.exec(said)].filter(Boolean));
      if (found.length === 0) break;
      // In a language without spaces, a name is not separated from the words before it.
      const first = (match: RegExpExecArray | null) => match?.groups?.what?.split(' ')[0] ?? '';
      const named = found.filter((match) => language.unspaced || isName(first(match), language));
      if (named.length === 0) break;
      tabs ??= yield* readItems('list_tabs');
      const open = tabs;
      const [next] = named.flatMap((match) => withNumber(match!, open, words.numbered, language) ?? []);
      // One of two windows is not known: none is taken.
      if (next === undefined && n > 0 && !language.unspaced) return null;
      if (next === undefined) break;
      said = next;
    }
    if (said !== sentence) return said;
  }
  return null;
}

/** The sentence that was searched, with the number of the window in place of its name; null if it is no sure name. */
function withNumber(
  { input, indices, groups }: RegExpExecArray,
  tabs: TabItem[],
  numbered: string,
  language: CommandLanguage,
): string | null {
  const [[start, end] = [0, 0]] = indices ?? [];
  const [from, to] = indices?.groups?.what ?? [0, 0];
  const what = input.slice(from, to);
  const form = (number: number) => numbered.replace('{n}', String(number));
  if (language.unspaced) {
    // The name is not separated from the words before it.
    for (let at = 0; at < Math.max(1, what.length - 1); at += 1) {
      const number = numberOf(what.slice(at), tabs, language, groups?.small !== undefined);
      const before = input.slice(0, from + at).replace(/(?:有|放着?|开着|带)$/, '');
      if (number !== null) return before + form(number) + input.slice(end);
    }
    return null;
  }
  const words = what.split(' ');
  // At its end the expression may hold words behind the name.
  for (let n = words.length; n > 0 && (n === words.length || to === end); n -= 1) {
    const name = words.slice(0, n).join(' ');
    const number = numberOf(name, tabs, language);
    if (number === null) continue;
    const behind = input.slice(from + name.length);
    const rest = to < end ? input.slice(end) : isOrdered(behind, language) ? behind : '';
    return input.slice(0, start) + form(number) + rest;
  }
  return null;
}

/** True for words behind a name that may be part of the order: not "… the window with the football stuff in". */
const isOrdered = (rest: string, language: CommandLanguage): boolean =>
  spot(rest, lexiconOf(language)).items.some(
    (item) => item.kind === 'concept' && !saysOnly(item, 'in', 'about', 'everything', 'tabs', 'pages'),
  );

/** True for words that may name something: not "the other window", "the second window", "the whole window". */
function isName(words: string, language: CommandLanguage): boolean {
  const { items } = spot(words, lexiconOf(language));
  const isSmall = windowsOf(language.code)?.size?.test(words) === true;
  return (
    isSmall || (items.length > 0 && items.every(({ kind }) => kind === 'run' || kind === 'site' || kind === 'numbers'))
  );
}

/** Least number of tabs with a name, and how many times those of any other window, for a window that has most of them. */
const mostlyNamed = { tabs: 3, times: 3 };

/**
 * Number of the window that has a name in it alone or more than all others, as a group or in titles and addresses; null
 * if there is none. `isSmall`: of several, the one with fewest tabs.
 */
function numberOf(name: string, tabs: TabItem[], language: CommandLanguage, isSmall = false): number | null {
  const size = windowsOf(language.code)?.size;
  if (size?.test(name)) {
    const rest = name.replace(size, '');
    return rest ? numberOf(rest, tabs, language) : smallest(tabs);
  }
  if (!isName(name, language)) return null;
  const ofGroup = tabs.filter(({ group }) => sameName(group ?? '', name));
  const there = ofGroup.length > 0 ? ofGroup : tabs.filter((tab) => isNamed(tab, name, language));
  const ids = windowIds(there);
  if (ids.length > 1 && isSmall) return smallest(tabs, ids);
  const [most, next] = ids
    .map((id) => ({ id, count: there.filter(({ window_id }) => window_id === id).length }))
    .sort((one, other) => other.count - one.count);
  if (!most || (next && most.count < Math.max(mostlyNamed.tabs, mostlyNamed.times * next.count))) return null;
  return windowIds(tabs).indexOf(most.id) + 1;
}

/** Number of the window with fewest tabs among some; null if it is not one alone. */
function smallest(tabs: TabItem[], among = windowIds(tabs)): number | null {
  const counts = among.map((id) => tabs.filter(({ window_id }) => window_id === id).length);
  const least = Math.min(...counts);
  const isOne = counts.length > 1 && counts.filter((n) => n === least).length === 1;
  return isOne ? windowIds(tabs).indexOf(among[counts.indexOf(least)]!) + 1 : null;
}

/** True if a tab has a name, or all that a name consists of: "B站拉伸" is a site and a word. */
function isNamed(tab: TabItem, name: string, language: CommandLanguage): boolean {
  if (has(tab, name) || !language.unspaced) return has(tab, name);
  return spot(name, lexiconOf(language)).items.every((item) =>
    item.kind === 'site' ? matchesSite(tab.url, item.site) : item.kind === 'run' && has(tab, item.text),
  );
}

/** True if each word of a name begins a word of a title or an address; in scripts without spaces, stands in it. */
function has({ title, url, group }: TabItem, name: string): boolean {
  const label = ` ${fold(`${title} ${url} ${group ?? ''}`).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  const words = fold(name).split(' ');
  return words.every((word) => label.includes(/^[\p{Script=Latin}\p{N}]/u.test(word) ? ` ${word}` : word));
}
