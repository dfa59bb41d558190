import { text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { sameName } from '@/src/text/fold.ts';
import type { RunSlots } from '../frame/command-frame.ts';
import type { RunContext } from '../script/context.ts';
import { readItems } from '../script/read-results.ts';
import { chip, choose, none, type Script } from '../script/script.ts';
import { intents } from '../table/command.ts';
import { foldersNamed, pathOf, shown, shownPath } from './folder-by-name.ts';

/** Renames what has a name, of whatever kind. Asks if several have it: "rename thesis to Diss". */
export function* renameNamed({ words: [title = ''] = [], name = '' }: RunSlots, context: RunContext): Script {
  const is = (other: string | null): boolean => sameName(other ?? '', title);
  const sessions = (yield* readItems('list_sessions')).filter((session) => is(session.title));
  const grouped = (yield* readItems('list_tabs')).find(({ group }) => is(group));
  const folders = yield* foldersNamed(title);
  const tags = (yield* readItems('list_tags', { query: title })).filter((tag) => is(tag.title));
  const saved = (yield* readItems('search_bookmarks', { query: title })).filter((bookmark) => is(bookmark.title));
  const chips: Chip[] = [
    ...(grouped?.group
      ? [chip(text('command_session_group', { name: grouped.group }), 'groups.rename', { group: grouped.group, name })]
      : []),
    ...sessions.map((session) =>
      chip(text('command_session_named', { name: session.title }), 'session.rename', { id: session.id, name }),
    ),
    ...folders.map((folder) =>
      chip(text('command_bookmarks_folder_at', { path: shownPath(folder) }), 'bookmarks.rename', {
        folder: pathOf(folder),
        id: folder.id,
        name,
      }),
    ),
    ...tags.map((tag) =>
      chip(text('command_plain', { words: `#${tag.title}` }), 'tags.merge', { tagged: [tag.title], name }),
    ),
    ...saved.map(({ id, title: bookmark, folder }) =>
      chip(text('command_bookmarks_bookmark_in', { title: bookmark, path: shown(folder) }), 'bookmarks.rename', {
        id,
        name,
      }),
    ),
  ];
  const [only, ...more] = chips;
  if (!only) none(text('command_named_nothing', { name: title }));
  if (more.length > 0) return choose(text('command_bookmarks_which', { n: chips.length, name: title }), chips);
  const { id, slots } = only.intent;
  return yield* intents.find((intent) => intent.id === id)!.run(slots as RunSlots, context);
}
