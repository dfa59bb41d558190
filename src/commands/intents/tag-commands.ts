import { text } from '@/src/contract/text.ts';
import type { Slots } from '../language/command-frame.ts';
import { describe } from '../script/describe.ts';
import { suggestTags } from '../scripts/tags/suggest-tags.ts';
import {
  deleteTags,
  listTags,
  mergedTags,
  mergeTags,
  openTagged,
  showTagged,
  tagThem,
  untagThem,
} from '../scripts/tags/tags-command.ts';
import type { CommandIntent, Group } from './intent.ts';
import { bookmarkFilters, either, looking, type Pattern, said, tabFilters } from './patterns.ts';

const group: Group = 'tags';
const hashed = (slots: Slots): string[] => (slots.tags ?? slots.tagged ?? []).map((tag) => `#${tag}`);
/** Whether slots speak of bookmarks: the patterns note it. */
const ofBookmarks = (slots: Slots): boolean => slots.kind === 'bookmark';

/** Tags by how many addresses carry them: none, or one. */
const isRare = ({ states, count }: Slots): boolean => count !== undefined || (states?.includes('unused') ?? false);

const onPage = [
  said('tag', '- tabs tags', 'ref:this tags'),
  said('tag', '- tabs tags', 'ref:this tagged'),
  said('tag', '-', 'ref:it tags'),
  said('tag', 'bookmarks', 'ref:this tags'),
  said('tag', '-', 'tags', '', { vague: true, bare: true }),
  said('tag', '- tags', 'tagged'),
];

const add: CommandIntent = {
  id: 'tags.add',
  group,
  effect: 'write',
  rule: onPage,
  title: (slots) => text('command_tags_will_tag', { n: 1, tags: hashed(slots) }),
  run: (slots, context) => tagThem('tags.add', slots, context, false),
};

/** Without words: a key and a menu ask for it. */
const suggest: CommandIntent = {
  id: 'tags.suggest',
  group,
  effect: 'read',
  rule: [said('tag', '- tabs tags', 'ref:this')],
  title: () => text('command_tags_suggest_title'),
  run: suggestTags,
};

/** "Tag the github tabs code": the last word is a tag that was named, or one to put on. */
const many = (objects: string, needs: string, allows: string, manner: Partial<Pattern> = {}): Pattern[] =>
  said('tag', objects, `${needs} tags|tagged`, `${allows} tags tagged`, manner);

const addMany: CommandIntent = {
  id: 'tags.add-many',
  group,
  effect: 'write',
  rule: [
    many(
      'tabs things groups',
      'sites|words|days|window|group|wholeGroup|ref:list|is:playing|is:pinned|is:untagged',
      tabFilters,
    ),
    many('-', 'ref:list', ''),
    many('folders', 'folder', bookmarkFilters, { adds: { kind: 'bookmark' } }),
    many('bookmarks', either(bookmarkFilters), bookmarkFilters, { adds: { kind: 'bookmark' } }),
    said('tag', 'tabs', 'tags', `${tabFilters} tagged`),
  ],
  title: (slots) =>
    text('command_tags_tag_what', {
      what: describe({ ...slots, tagged: [] }, ofBookmarks(slots) ? 'command_what_bookmarks' : 'command_what_tabs'),
      tags: hashed(slots),
    }),
  run: (slots, context) => tagThem('tags.add-many', slots, context, ofBookmarks(slots)),
};

const remove: CommandIntent = {
  id: 'tags.remove',
  group,
  effect: 'write',
  rule: [
    said('untag', '- tabs tags', '', `${tabFilters} ref:this tags`),
    // "Untag everything" says neither what nor of what.
    said('untag', 'things', 'tags', `${tabFilters} ref:this`),
    said('untag', 'bookmarks folders', '', `${bookmarkFilters} ref:this tags`, { adds: { kind: 'bookmark' } }),
  ],
  title: (slots) => (slots.tags ? text('command_tags_untag', { tags: hashed(slots) }) : text('command_tags_untag_any')),
  run: (slots, context) => {
    const { kind: _, ...rest } = slots;
    return untagThem(rest, context, ofBookmarks(slots));
  },
};

const show: CommandIntent = {
  id: 'tags.show',
  group,
  effect: 'read',
  rule: [said(`${looking} count switch`, '- tabs bookmarks things tags', 'tagged', 'any window')],
  title: (slots) => text('command_tags_show_what', { tags: hashed(slots) }),
  run: showTagged,
};

const open: CommandIntent = {
  id: 'tags.open',
  group,
  effect: 'write',
  rule: [said('open', '- tabs bookmarks things tags', 'tagged', 'any newWindow to:window')],
  title: (slots) => text('command_tags_open_what', { tags: hashed(slots) }),
  run: openTagged,
};

const list: CommandIntent = {
  id: 'tags.list',
  group,
  effect: 'read',
  rule: [said(`${looking} count`, 'tags', '', 'by:date by:title count is:unused')],
  title: (slots) =>
    isRare(slots) ? text('command_tags_show_rare', { n: slots.count ?? 0 }) : text('command_tags_show_all'),
  run: listTags,
};

const merge: CommandIntent = {
  id: 'tags.merge',
  group,
  effect: 'write',
  rule: [
    said('merge', 'tags', 'words name'),
    said('merge', '-', 'words name', '', { vague: true, named: true, bare: true }),
    said('merge rename', '- tags', 'tagged name'),
    said('rename', 'tags', 'words name'),
  ],
  title: (slots) => text('command_tags_will_merge', mergedTags(slots)),
  run: mergeTags,
};

const remover: CommandIntent = {
  id: 'tags.delete',
  group,
  effect: 'destroy',
  rule: [
    said('delete', '- tags', 'tagged', 'window:all'),
    said('delete tidy', 'tags', 'is:unused'),
    said('delete tidy', 'tags', 'is:empty'),
    said('delete tidy', 'tags', 'count'),
  ],
  title: (slots) =>
    (slots.tags ?? slots.tagged)
      ? text('command_tags_delete_tag', { tags: hashed(slots) })
      : slots.count === undefined
        ? text('command_tags_delete_unused')
        : text('command_tags_delete_rare', { n: slots.count }),
  run: deleteTags,
};

export const tagIntents = [add, suggest, addMany, remove, show, open, list, merge, remover];
