import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { fold, sameName } from '@/src/text/fold.ts';
import { isPartOfName } from '@/src/text/is-part-of-name.ts';
import { oneErrorApart } from '@/src/text/one-error-apart.ts';
import { shownPath } from '@/src/text/shown-path.ts';
import type { RunSlots } from '../frame/command-frame.ts';
import { plain } from '../script/describe.ts';
import type { FolderItem } from '../script/items.ts';
import { readItems } from '../script/read-results.ts';
import { ask, choose, none, type Part, type RunContext, stop } from '../script/script.ts';

/** The path of a folder as the tools take it. */
export const pathOf = (folder: FolderItem): string =>
  folder.folder ? `${folder.folder}/${escaped(folder.title)}` : escaped(folder.title);

export const escaped = (title: string): string => title.replace(/([\\/])/g, '\\$1');

const unescaped = (title: string): string => title.replace(/\\(.)/g, '$1').trim();

/** Titles from the root down to the folder. */
const titlesOf = (path: string): string[] => path.split(/(?<!\\)\//).map(unescaped);

/** True if a path ends in the name. Joined with slashes, since a title may contain some. */
const endsWith = (titles: string[], name: string): boolean =>
  titles.some((_, at) => sameName(titles.slice(at).join('/'), name));

/**
 * Finds folders by title; if there is none, by the end of their path. `alike`: those that match only without accents,
 * so perhaps not the one meant.
 */
function* namedFolders(written: string): Part<{ found: FolderItem[]; alike: FolderItem[] }> {
  const name = asWritten(written);
  const titles = titlesOf(name).filter(Boolean);
  const items = yield* readItems('list_bookmark_folders', { query: titles.at(-1) ?? '' });
  const whole = items.filter((item) => sameName(item.title, name));
  if (whole.length > 0) return { found: whole, alike: [] };
  const plain = titles.join('/');
  const found = items.filter((item) => endsWith(titlesOf(pathOf(item)), plain));
  const alike = items.filter((item) => endsWith(titlesOf(pathOf(item)).map(fold), fold(plain)));
  return { found, alike: found.length > 0 ? [] : alike };
}

/** Removes the slash at the start, which marks a path as exact. */
const asWritten = (path: string): string => path.replace(/^\//, '');

/** Folders with this name or path, ignoring case. */
export function* foldersNamed(name: string): Part<FolderItem[]> {
  return (yield* namedFolders(name)).found;
}

/** The slot that names the folder, which a choice among several replaces. */
type Slot = 'folder' | 'name';
type Asking = Pick<RunContext, 'again'>;

const choices = (folders: FolderItem[], { again }: Asking, slot: Slot): Chip[] =>
  folders.map((folder) => again(plain(placeOf(folder)), { [slot]: pathOf(folder) }));

const which = (folders: FolderItem[], name: string) =>
  text('command_bookmarks_which_folder', { n: folders.length, name });

const nearby = (name: string, folders: FolderItem[]) =>
  text('command_bookmarks_no_folder_near', { name, near: folders.slice(0, 3).map((folder) => folder.title) });

/** The only folder with a name. Else asks which one, or names similar folders, and `instead` if there are none. */
export function* oneFolder(
  name: string,
  context: Asking,
  { slot = 'folder', instead = [] }: { slot?: Slot; instead?: Chip[] } = {},
): Part<FolderItem> {
  const { found, alike } = yield* namedFolders(name);
  if (found.length > 1) stop({ ...choose(which(found, name), choices(found, context, slot)), named: true });
  if (found[0]) return found[0];
  if (alike.length > 0) ask(nearby(name, alike), choices(alike, context, slot));
  const near = yield* nearFolders(name);
  if (near.length > 0) ask(nearby(name, near), [...choices(near.slice(0, mostNear), context, slot), ...instead]);
  return none(text('command_bookmarks_no_folder', { name }), ...instead);
}

/** Number of folders that are offered for a name that none has. */
const mostNear = 3;

/** Fewest letters that a name and that of a near folder begin with. */
const shortestStem = 5;

/** Folders with the words of a name, or another form of it: "gardening" for Garden, "recepies" for Recipes. */
function* nearFolders(name: string): Part<FolderItem[]> {
  const worded = yield* readItems('list_bookmark_folders', { query: name });
  if (worded.length > 0) return worded;
  const said = fold(name);
  if (said.length < shortestStem) return [];
  const alike = yield* readItems('list_bookmark_folders', { query: said.slice(0, shortestStem) });
  const begun = alike.filter(({ title }) => fold(title).startsWith(said.slice(0, shortestStem)));
  return begun.length > 0 ? begun : yield* misspelt(said);
}

/** Folders with a name as a part of their own, "portugal" of "Portugal 2027", or else spelt nearly so. */
function* nearlyNamed(name: string): Part<FolderItem[]> {
  const all = yield* readItems('list_bookmark_folders', { query: name });
  const longer = all.filter(({ title }) => isPartOfName(name, title));
  return longer.length > 0 ? longer : yield* misspelt(fold(name));
}

/** Folders whose names are one typing error away, or differ in vowels alone. A number is no error: "Taxes 2026". */
function* misspelt(said: string): Part<FolderItem[]> {
  if (said.length < shortestStem || /\p{N}/u.test(said)) return [];
  const all = yield* readItems('list_bookmark_folders');
  return all.filter(({ title }) => {
    const name = fold(title);
    return name[0] === said[0] && (oneErrorApart(name, said) || consonants(name) === consonants(said));
  });
}

const consonants = (name: string): string => name.replace(/[aeiouy]/g, '');

/** "Dev › Rust", for people. */
export const placeOf = (folder: FolderItem): string => shownPath(pathOf(folder));

/**
 * Path of the folder for new items, which the slot `name` says: the existing one with this name, else the path as
 * given, which is then created. Asks if several have the name, or if one differs only in accents, is spelt nearly so, or
 * has the name as a part of its own; `create`: a new one was asked for.
 */
export function* target(
  name: string,
  context: Asking,
  { create }: RunSlots = {},
): Part<{ path: string; folder: string; exists: boolean }> {
  const { found, alike } = yield* namedFolders(name);
  const path = asWritten(name);
  if (found.length > 1) ask(which(found, path), choices(found, context, 'name'));
  const [one] = found;
  const isExact = one !== undefined || create === true || path !== name;
  const near = isExact ? [] : alike.length > 0 ? alike : yield* nearlyNamed(name);
  if (near.length > 0) {
    const make = context.again(text('command_bookmarks_make_new', { name }), { name: `/${name}`, create: true });
    ask(nearby(name, near), [...choices(near.slice(0, mostNear), context, 'name'), make]);
  }
  return one
    ? { path: pathOf(one), folder: placeOf(one), exists: true }
    : { path, folder: shownPath(path), exists: false };
}
