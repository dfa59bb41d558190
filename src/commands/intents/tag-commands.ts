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
import type { CommandIntent, Group, Pattern } from './intent.ts';
import { bookmarkFilters, looking, tabFilters } from './patterns.ts';

const group: Group = 'tags';
const hashed = (slots: Slots): string[] => (slots.tags ?? slots.tagged ?? []).map((tag) => `#${tag}`);
/** Whether slots speak of bookmarks: the patterns note it. */
const ofBookmarks = (slots: Slots): boolean => slots.kind === 'bookmark';

/** Tags by how many addresses carry them: none, or one. */
const isRare = ({ states, count }: Slots): boolean => count !== undefined || (states?.includes('unused') ?? false);

const onPage: Pattern[] = [
  { verbs: ['tag'], objects: [null, 'tabs', 'tags'], needs: ['ref:this', 'tags'] },
  { verbs: ['tag'], objects: [null, 'tabs', 'tags'], needs: ['ref:this', 'tagged'] },
  { verbs: ['tag'], objects: [null], needs: ['ref:it', 'tags'] },
  { verbs: ['tag'], objects: ['bookmarks'], needs: ['ref:this', 'tags'] },
  { verbs: ['tag'], objects: [null], needs: ['tags'], vague: true, bare: true },
  { verbs: ['tag'], objects: [null, 'tags'], needs: ['tagged'] },
];

const add: CommandIntent = {
  id: 'tags.add',
  group,
  effect: 'write',
  phrase: text('command_phrase_tags_add'),
  patterns: onPage,
  title: (slots) => text('command_tags_will_tag', { n: 1, tags: hashed(slots) }),
  run: (slots, context) => tagThem('tags.add', slots, context, false),
};

/** Without words: a key and a menu ask for it. */
const suggest: CommandIntent = {
  id: 'tags.suggest',
  group,
  effect: 'read',
  phrase: text('command_phrase_tags_suggest'),
  patterns: [{ verbs: ['tag'], objects: [null, 'tabs', 'tags'], needs: ['ref:this'] }],
  title: () => text('command_tags_suggest_title'),
  run: suggestTags,
};

const many = (objects: Pattern['objects'], features: string[], allows: string[], adds?: Pattern['adds']): Pattern[] =>
  features.flatMap((feature) =>
    ['tags', 'tagged'].map(
      (tags): Pattern => ({
        verbs: ['tag'],
        objects,
        needs: [feature, tags],
        allows: [...allows, 'tags', 'tagged'],
        ...(adds ? { adds } : {}),
      }),
    ),
  );

const addMany: CommandIntent = {
  id: 'tags.add-many',
  group,
  effect: 'write',
  phrase: text('command_phrase_tags_add_many'),
  patterns: [
    ...many(
      ['tabs', 'things', 'groups'],
      ['sites', 'words', 'days', 'window', 'group', 'wholeGroup', 'ref:list', 'is:playing', 'is:pinned', 'is:untagged'],
      tabFilters,
    ),
    ...many([null], ['ref:list'], []),
    ...many(['folders'], ['folder'], bookmarkFilters, { kind: 'bookmark' }),
    ...many(['bookmarks'], bookmarkFilters, bookmarkFilters, { kind: 'bookmark' }),
    { verbs: ['tag'], objects: ['tabs'], needs: ['tags'], allows: [...tabFilters, 'tagged'] },
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
  phrase: text('command_phrase_tags_remove'),
  patterns: [
    { verbs: ['untag'], objects: [null, 'tabs', 'tags'], allows: [...tabFilters, 'ref:this', 'tags'] },
    // "Untag everything" says neither what nor of what.
    { verbs: ['untag'], objects: ['things'], needs: ['tags'], allows: [...tabFilters, 'ref:this'] },
    {
      verbs: ['untag'],
      objects: ['bookmarks', 'folders'],
      allows: [...bookmarkFilters, 'ref:this', 'tags'],
      adds: { kind: 'bookmark' },
    },
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
  phrase: text('command_phrase_tags_show'),
  patterns: [
    {
      verbs: [...looking, 'count', 'switch'],
      objects: [null, 'tabs', 'bookmarks', 'things', 'tags'],
      needs: ['tagged'],
      allows: ['any', 'window'],
    },
  ],
  title: (slots) => text('command_tags_show_what', { tags: hashed(slots) }),
  run: showTagged,
};

const open: CommandIntent = {
  id: 'tags.open',
  group,
  effect: 'write',
  phrase: text('command_phrase_tags_open'),
  patterns: [
    {
      verbs: ['open'],
      objects: [null, 'tabs', 'bookmarks', 'things', 'tags'],
      needs: ['tagged'],
      allows: ['any', 'newWindow', 'to:window'],
    },
  ],
  title: (slots) => text('command_tags_open_what', { tags: hashed(slots) }),
  run: openTagged,
};

const list: CommandIntent = {
  id: 'tags.list',
  group,
  effect: 'read',
  phrase: text('command_phrase_tags_list'),
  patterns: [
    { verbs: [...looking, 'count'], objects: ['tags'], allows: ['by:date', 'by:title', 'count', 'is:unused'] },
  ],
  title: (slots) =>
    isRare(slots) ? text('command_tags_show_rare', { n: slots.count ?? 0 }) : text('command_tags_show_all'),
  run: listTags,
};

const merge: CommandIntent = {
  id: 'tags.merge',
  group,
  effect: 'write',
  phrase: text('command_phrase_tags_merge'),
  patterns: [
    { verbs: ['merge'], objects: ['tags'], needs: ['words', 'name'] },
    { verbs: ['merge'], objects: [null], needs: ['words', 'name'], vague: true, named: true, bare: true },
    { verbs: ['merge', 'rename'], objects: [null, 'tags'], needs: ['tagged', 'name'] },
    { verbs: ['rename'], objects: ['tags'], needs: ['words', 'name'] },
  ],
  title: (slots) => text('command_tags_will_merge', mergedTags(slots)),
  run: mergeTags,
};

const remover: CommandIntent = {
  id: 'tags.delete',
  group,
  effect: 'destroy',
  phrase: text('command_phrase_tags_delete'),
  patterns: [
    { verbs: ['delete'], objects: [null, 'tags'], needs: ['tagged'], allows: ['window:all'] },
    { verbs: ['delete', 'tidy'], objects: ['tags'], needs: ['is:unused'] },
    { verbs: ['delete', 'tidy'], objects: ['tags'], needs: ['is:empty'] },
    { verbs: ['delete', 'tidy'], objects: ['tags'], needs: ['count'] },
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
