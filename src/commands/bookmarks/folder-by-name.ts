import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { fold, sameName } from '@/src/text/fold.ts';
import type { FolderItem } from '../script/items.ts';
import { readList } from '../script/read-results.ts';
import { type Answer, answer, choose, type Part } from '../script/script.ts';

/** The path of a folder as the tools take it. */
export const pathOf = (folder: FolderItem): string =>
  folder.folder ? `${folder.folder}/${escaped(folder.title)}` : escaped(folder.title);

const escaped = (title: string): string => title.replace(/([\\/])/g, '\\$1');

const unescaped = (title: string): string => title.replace(/\\(.)/g, '$1').trim();

/** Titles from the root down to the folder. */
const titlesOf = (path: string): string[] => path.split(/(?<!\\)\//).map(unescaped);

/** True if a path ends in the name. Joined with slashes, since a title may contain some. */
const endsWith = (titles: string[], name: string): boolean =>
  titles.some((_, at) => sameName(titles.slice(at).join('/'), name));

interface Named {
  found: FolderItem[];
  /** Folders that match only without accents, so perhaps not the one meant. */
  alike: FolderItem[];
}

/** Finds folders by title; if there is none, by the end of their path. */
function* namedFolders(written: string): Part<Named> {
  const name = asWritten(written);
  const titles = titlesOf(name).filter(Boolean);
  const { items } = yield* readList<FolderItem>('list_bookmark_folders', { query: titles.at(-1) ?? '' });
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

const choices = (folders: FolderItem[], choice: (path: string) => Chip['intent']): Chip[] =>
  folders.map((folder) => ({
    label: text('command_plain', { words: shownPath(folder) }),
    intent: choice(pathOf(folder)),
  }));

const nearby = (name: string, folders: FolderItem[]) =>
  text('command_bookmarks_no_folder_near', { name, near: folders.slice(0, 3).map((folder) => folder.title) });

/** The only folder with a name; else an answer that asks which one, or names similar folders. */
export function* oneFolder(
  name: string,
  choice?: (path: string) => Chip['intent'],
): Part<{ folder: FolderItem } | { answer: Answer }> {
  const { found, alike } = yield* namedFolders(name);
  if (found.length === 1 && found[0]) return { folder: found[0] };
  if (found.length > 1) {
    const chips = choice ? choices(found, choice) : [];
    const question = text('command_bookmarks_which_folder', { n: found.length, name });
    return {
      answer: choice
        ? { ...choose(question, chips), named: true }
        : answer([question, ...found.slice(0, 5).map((folder) => text('command_plain', { words: shownPath(folder) }))]),
    };
  }
  if (alike.length > 0 && choice) return { answer: choose(nearby(name, alike), choices(alike, choice)) };
  const near = (yield* readList<FolderItem>('list_bookmark_folders', { query: name })).items.slice(0, 3);
  return {
    answer: answer(near.length > 0 ? nearby(name, near) : text('command_bookmarks_no_folder', { name }), { count: 0 }),
  };
}

/** "Dev › Rust", for people. */
export const shownPath = (folder: FolderItem): string => shown(pathOf(folder));

export const shown = (path: string): string =>
  path
    .split(/(?<!\\)\//)
    .map((part) => part.replace(/\\(.)/g, '$1'))
    .join(' › ');

/**
 * Path of the folder for new items: the existing one with this name, else the path as given, which is then created.
 * Asks if several have the name, or if one differs only in accents.
 */
export function* target(
  name: string,
  choice: (path: string) => Chip['intent'],
): Part<{ path: string; exists: boolean } | { answer: Answer }> {
  const { found, alike } = yield* namedFolders(name);
  const path = asWritten(name);
  if (found.length > 1) {
    const question = text('command_bookmarks_which_folder', { n: found.length, name: path });
    return { answer: choose(question, choices(found, choice)) };
  }
  if (alike.length > 0 && path === name) {
    const make = { label: text('command_bookmarks_make_new', { name }), intent: choice(`/${name}`) };
    return { answer: choose(nearby(name, alike), [...choices(alike, choice), make]) };
  }
  return found[0] ? { path: pathOf(found[0]), exists: true } : { path, exists: false };
}
