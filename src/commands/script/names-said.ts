import { fold, nameKey } from '@/src/text/fold.ts';
import { type FolderItem, listOf, type SessionItem, type TabItem, type TagItem } from './items.ts';
import { most, readQuietly } from './read-results.ts';
import { look, type Part } from './script.ts';

/** A named thing of the user's. `kind`: slot for its name. */
export interface NamedThing {
  kind: 'session' | 'group' | 'folder' | 'tagged';
  name: string;
}

/** Fewest letters of a name that is looked for in a sentence. */
const shortestName = 2;

const letter = /[\p{L}\p{N}]/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Parts of a sentence before and after a name that stands in it as whole words, whatever its capitals; null if none
 * does.
 */
export function aroundName(sentence: string, name: string): [before: string, after: string] | null {
  // "After phd" is the tag after-phd.
  const [said = '', wanted = ''] = [sentence, name].map((each) => fold(each).replace(/[-_\u2010]/g, ' '));
  // If folding changes the length (an accent may be a character of its own), offsets fit the folded sentence only.
  const whole = said.length === sentence.length ? sentence : said;
  if (wanted.length < shortestName) return null;
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const beside = `${said[at - 1] ?? ' '}${said[end] ?? ' '}`;
    if (unspaced.test(name) || !letter.test(beside)) return [whole.slice(0, at), whole.slice(end)];
  }
  return null;
}

/** The user's sessions, groups, folders and tags whose names stand in a sentence, long names first, each once. */
export function* namesSaid(sentence: string): Part<NamedThing[]> {
  const [sessions, tabs, folders, tags] = yield* readQuietly([
    look('list_sessions', { limit: most }),
    look('list_tabs', { limit: most }),
    look('list_bookmark_folders', { limit: most }),
    look('list_tags', { limit: most }),
  ]);
  const all: NamedThing[] = [
    ...listOf<SessionItem>(sessions).items.map(({ title: name }) => ({ kind: 'session' as const, name })),
    ...listOf<TabItem>(tabs).items.map(({ group }) => ({ kind: 'group' as const, name: group ?? '' })),
    ...listOf<FolderItem>(folders).items.map(({ title: name }) => ({ kind: 'folder' as const, name })),
    ...listOf<TagItem>(tags).items.map(({ title: name }) => ({ kind: 'tagged' as const, name })),
  ];
  const named = all.filter(({ name }) => aroundName(sentence, name) !== null);
  const unique = [...new Map(named.map((one) => [`${one.kind} ${nameKey(one.name)}`, one])).values()];
  return unique.sort((one, other) => other.name.length - one.name.length);
}
