import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { fold } from '../../language/word-tokens.ts';
import type { FolderItem } from '../../script/items.ts';
import { readList } from '../../script/read-results.ts';
import { type Answer, answer, choose, type Part } from '../../script/script.ts';

/** The path of a folder as the tools take it. */
export const pathOf = (folder: FolderItem): string =>
  folder.folder ? `${folder.folder}/${escaped(folder.title)}` : escaped(folder.title);

const escaped = (title: string): string => title.replace(/([\\/])/g, '\\$1');

/** Folders of this name or path, the case and accents aside. */
export function* foldersNamed(name: string): Part<FolderItem[]> {
  const wanted = name.split('/').map((part) => fold(part).trim());
  const title = wanted.at(-1) ?? '';
  const { items } = yield* readList<FolderItem>('list_bookmark_folders', { query: title });
  return items.filter((item) => {
    const path = pathOf(item)
      .split(/(?<!\\)\//)
      .map((part) => fold(part.replace(/\\(.)/g, '$1')).trim());
    return wanted.every((part, at) => path.at(at - wanted.length) === part);
  });
}

/** The one folder of a name. Several are asked about; none is said, with what comes near. */
export function* oneFolder(
  name: string,
  choice?: (path: string) => Chip['intent'],
): Part<{ folder: FolderItem } | { answer: Answer }> {
  const found = yield* foldersNamed(name);
  if (found.length === 1 && found[0]) return { folder: found[0] };
  if (found.length > 1) {
    const chips = choice
      ? found.map((folder) => ({
          label: text('command_plain', { words: shownPath(folder) }),
          intent: choice(pathOf(folder)),
        }))
      : [];
    const question = text('command_bookmarks_which_folder', { n: found.length, name });
    return {
      answer: choice
        ? { ...choose(question, chips), named: true }
        : answer([question, ...found.slice(0, 5).map((folder) => text('command_plain', { words: shownPath(folder) }))]),
    };
  }
  const near = (yield* readList<FolderItem>('list_bookmark_folders', { query: name })).items.slice(0, 3);
  return {
    answer: answer(
      near.length > 0
        ? text('command_bookmarks_no_folder_near', { name, near: near.map((folder) => folder.title) })
        : text('command_bookmarks_no_folder', { name }),
      { count: 0 },
    ),
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
 * Where new things go: the folder of this name, or its path as given, which makes it. Several of the name are asked
 * about.
 */
export function* target(
  name: string,
  choice: (path: string) => Chip['intent'],
): Part<{ path: string; exists: boolean } | { answer: Answer }> {
  const found = yield* foldersNamed(name);
  if (found.length > 1) {
    return {
      answer: choose(
        text('command_bookmarks_which_folder', { n: found.length, name }),
        found.map((folder) => ({
          label: text('command_plain', { words: shownPath(folder) }),
          intent: choice(pathOf(folder)),
        })),
      ),
    };
  }
  return found[0] ? { path: pathOf(found[0]), exists: true } : { path: name, exists: false };
}
