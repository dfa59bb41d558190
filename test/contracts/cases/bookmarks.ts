import type { Scene } from '@/test/contracts/scene.ts';
import type { AreaCases } from '@/test/contracts/tools/case.ts';
import type { TreeNode } from '@/test/fakes/bookmarks.ts';
import { readingListCases } from './reading-list.ts';

const link = (id: string, title: string, url = `https://${id}.test/`) => ({ id, title, url });

const scene: Scene = {
  tabs: [{ id: 7, url: 'https://tab.test/', title: 'Tab' }],
  bookmarks: {
    bar: [
      link('b', 'B'),
      link('a', 'A'),
      { id: 'dev', title: 'Dev', children: [link('c', 'C', 'https://a.test/'), link('d', 'D')] },
      { id: 'empty', title: 'Empty', children: [] },
    ],
  },
};

/** Ids of what is made anew differ from run to run, and what is in the trash is told by where it lies. */
const anonymous = (node: TreeNode): unknown => ({
  ...node,
  id: /^\d+$/.test(node.id) ? '' : node.id,
  ...('children' in node && { children: node.children.map(anonymous) }),
});

const trashScene: Scene = {
  ...scene,
  bookmarks: {
    ...scene.bookmarks,
    other: [
      {
        id: 'trash',
        title: 'Outrigger trash',
        children: [link('x', 'X'), { id: 'y', title: 'Y', children: [link('z', 'Z')] }],
      },
    ],
  },
};

const none = { code: 'not-found' };
const root = { code: 'root-folder' };
const lists = (name: string) => [{}, { [name]: [] }, { [name]: 'a' }, { [name]: [1] }, { [name]: [''] }];

export const bookmarkCases: AreaCases = {
  area: 'bookmarks',
  look: async ({ bookmarks, readingList }) => [bookmarks.tree().map(anonymous), await readingList.all()],
  cases: [
    ...readingListCases,
    {
      tool: 'search_bookmarks',
      scene,
      valid: { query: 'a', from: '1970', to: '2099', sort: 'title', limit: 3 },
      invalid: [
        { sort: 'best' },
        { from: 'soon' },
        { to: '2026-02-30' },
        { tags: 'x' },
        { untagged: 1 },
        { limit: -1 },
      ],
      wrong: [{ args: { folder_id: 'none' }, ...none }],
    },
    {
      tool: 'list_bookmarks',
      scene,
      valid: { folder_id: '1', depth: 2 },
      invalid: [{ depth: 0 }, { depth: 1.5 }, { folder_id: '' }, { limit: 501 }],
      wrong: [
        { args: { folder_id: 'none' }, ...none },
        { args: { folder_id: 'a' }, ...none },
      ],
    },
    {
      tool: 'list_bookmark_level',
      scene,
      valid: { folder_id: '1', limit: 3 },
      invalid: [{ folder_id: '' }, { limit: 501 }, { depth: 2 }],
      wrong: [
        { args: { folder_id: 'none' }, ...none },
        { args: { folder_id: 'a' }, ...none },
      ],
    },
    {
      tool: 'list_bookmark_folders',
      scene,
      valid: { query: 'e', empty: true },
      invalid: [{ empty: 'yes' }, { query: 1 }],
    },
    { tool: 'find_duplicate_bookmarks', scene, valid: {}, invalid: [{ limit: 'all' }] },
    {
      tool: 'check_bookmark_links',
      scene,
      valid: { folder_id: 'dev' },
      invalid: [{ folder_id: '' }, { bookmark_ids: [] }, { bookmark_ids: 'a' }],
      wrong: [{ args: { folder_id: 'none' }, ...none }],
    },
    {
      tool: 'create_bookmarks',
      scene,
      valid: {
        items: [
          { url: 'https://new.test/', folder_path: 'Dev/New/Deep', tags: ['x'] },
          { tab_id: 7, title: 'Mine', folder_id: 'empty' },
          { url: 'https://a.test/' },
        ],
      },
      invalid: [{}, { items: [] }, { items: [{ tab_id: 'one' }] }, { items: [{ url: 'https://x.test/', path: 'x' }] }],
      wrong: [
        { args: { items: [{ url: 'javascript:alert(1)' }] }, code: 'invalid-arguments' },
        { args: { items: [{}] }, code: 'invalid-arguments' },
        { args: { items: [{ tab_id: 99 }] }, ...none, near: '7' },
        { args: { items: [{ url: 'https://x.test/', folder_id: 'none' }] }, ...none },
        { args: { items: [{ url: 'https://x.test/', folder_path: '/' }] }, code: 'invalid-arguments' },
      ],
    },
    {
      tool: 'update_bookmarks',
      scene,
      valid: {
        updates: [
          { bookmark_id: 'a', title: 'New', url: 'https://new.test/' },
          { bookmark_id: 'dev', title: 'Code' },
        ],
      },
      invalid: [{}, { updates: [] }, { updates: [{ title: 'x' }] }, { updates: [{ bookmark_id: 'a', name: 'x' }] }],
      wrong: [
        { args: { updates: [{ bookmark_id: '1', title: 'x' }] }, ...root },
        { args: { updates: [{ bookmark_id: 'none', title: 'x' }] }, ...none },
        { args: { updates: [{ bookmark_id: 'a', url: 'data:x' }] }, code: 'invalid-arguments' },
      ],
    },
    {
      tool: 'move_bookmarks',
      scene,
      valid: {
        moves: [
          { bookmark_ids: ['c', 'a'], folder_path: 'Other bookmarks/New' },
          { bookmark_ids: ['dev'], folder_id: 'empty' },
        ],
      },
      invalid: [
        {},
        { moves: [] },
        { moves: [{ bookmark_ids: [], folder_id: 'dev' }] },
        { moves: [{ folder_id: 'dev' }] },
        { moves: [{ bookmark_ids: ['a'], folder_id: 'dev', index: -1 }] },
      ],
      wrong: [
        { args: { moves: [{ bookmark_ids: ['a'] }] }, code: 'invalid-arguments' },
        { args: { moves: [{ bookmark_ids: ['1'], folder_id: 'dev' }] }, ...root },
        { args: { moves: [{ bookmark_ids: ['none'], folder_id: 'dev' }] }, ...none },
        { args: { moves: [{ bookmark_ids: ['a'], folder_id: 'none' }] }, ...none },
        { args: { moves: [{ bookmark_ids: ['dev'], folder_id: 'dev' }] }, code: 'invalid-arguments' },
      ],
    },
    {
      tool: 'create_bookmark_folders',
      scene,
      valid: { paths: ['Garden', 'Dev/Rust/Async', 'Dev/Rust/Old', 'TCP\\/IP'] },
      invalid: [{}, { paths: [] }, { paths: 'x' }, { paths: [1] }],
      wrong: [{ args: { paths: [' / '] }, code: 'invalid-arguments' }],
    },
    {
      tool: 'import_bookmarks',
      scene,
      valid: {
        items: [
          { kind: 'folder', title: 'Dev' },
          { kind: 'bookmark', title: '', url: 'https://new.test/', folder_item: 0, tags: ['sea'] },
          { kind: 'folder', title: 'Dev', folder_item: 0 },
          { kind: 'folder', title: 'Dev', folder_item: 0 },
          { kind: 'bookmark', title: 'Script', url: 'javascript:void(0)', folder_item: 3 },
          { kind: 'bookmark', title: 'New', url: 'https://new.test/', folder_id: 'dev' },
          { kind: 'bookmark', title: 'New', url: 'https://new.test/', folder_id: 'dev' },
        ],
      },
      invalid: [...lists('items'), { items: [{ kind: 'page' }] }, { items: [{ kind: 'folder', folder_item: -1 }] }],
      wrong: [
        { args: { items: [{ kind: 'folder', folder_id: 'none' }] }, ...none },
        { args: { items: [{ kind: 'folder', folder_id: 'a' }] }, ...none },
        { args: { items: [{ kind: 'bookmark', title: 'no address' }] }, code: 'invalid-arguments' },
        { args: { items: [{ kind: 'folder', url: 'https://a.test/' }] }, code: 'invalid-arguments' },
        { args: { items: [{ kind: 'folder', folder_item: 0 }] }, code: 'invalid-arguments' },
      ],
    },
    {
      tool: 'sort_bookmark_folder',
      scene,
      valid: { folder_id: '1', by: 'title' },
      invalid: [{}, { folder_id: '1' }, { folder_id: '1', by: 'size' }, { folder_id: '1', by: 'title', recursive: 1 }],
      wrong: [{ args: { folder_id: 'none', by: 'title' }, ...none }],
    },
    {
      tool: 'merge_bookmarks',
      scene,
      valid: { merges: [{ keep_id: 'a', remove_ids: ['c', 'b'] }] },
      invalid: [{}, { merges: [] }, { merges: [{ keep_id: 'a' }] }, { merges: [{ keep_id: 'a', remove_ids: [] }] }],
      wrong: [
        { args: { merges: [{ keep_id: 'none', remove_ids: ['a'] }] }, ...none },
        { args: { merges: [{ keep_id: 'a', remove_ids: ['none'] }] }, ...none },
        { args: { merges: [{ keep_id: 'dev', remove_ids: ['a'] }] }, ...none },
        { args: { merges: [{ keep_id: 'a', remove_ids: ['1'] }] }, ...root },
        { args: { merges: [{ keep_id: 'a', remove_ids: ['a'] }] }, code: 'invalid-arguments' },
      ],
    },
    {
      tool: 'delete_bookmarks',
      scene,
      valid: { bookmark_ids: ['d', 'b', 'a'] },
      invalid: lists('bookmark_ids'),
      wrong: [
        { args: { bookmark_ids: ['none'] }, ...none },
        { args: { bookmark_ids: ['dev'] }, ...none },
        { args: { bookmark_ids: ['a', '1'] }, ...root },
      ],
    },
    {
      tool: 'empty_trash',
      scene: trashScene,
      valid: {},
      invalid: [],
    },
    {
      tool: 'restore_from_trash',
      scene: trashScene,
      valid: { ids: ['x'] },
      invalid: lists('ids'),
      wrong: [
        { args: { ids: ['none'] }, ...none },
        { args: { ids: ['a'] }, ...none },
      ],
    },
    {
      tool: 'delete_bookmark_folders',
      scene,
      valid: { folder_ids: ['empty', 'dev'] },
      invalid: lists('folder_ids'),
      wrong: [
        { args: { folder_ids: ['none'] }, ...none },
        { args: { folder_ids: ['a'] }, ...none },
        { args: { folder_ids: ['2'] }, ...root },
      ],
    },
  ],
};
