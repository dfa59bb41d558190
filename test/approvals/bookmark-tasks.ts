import { call, type Task, task } from './task.ts';

const listTabs = call('list_tabs');
const search = (query: string) => call('search_bookmarks', { query });
const runs = 'can be undone';
const looks = 'only looks';
const takes = 'takes something away: its list is shown';
const unknown = 'an address that the user has never used';

/** Requests of users about their bookmarks. */
export const bookmarkTasks: Task[] = [
  task('Find my salaries', [search('salaries')], looks),
  task(
    'Save this page',
    [call('get_current_tab'), call('create_bookmarks', { items: [{ tab_id: 1 }] })],
    'the page is open',
  ),
  task(
    'Save all tabs into a folder Today',
    [listTabs, call('create_bookmarks', { items: [2, 3, 6].map((tab_id) => ({ tab_id, folder_path: 'Today' })) })],
    'the pages are open',
  ),
  task(
    'Rename Bread to Sourdough',
    [search('bread'), call('update_bookmarks', { updates: [{ bookmark_id: 'b5', title: 'Sourdough' }] })],
    runs,
  ),
  task(
    'The wiki moved to new.test',
    [search('wiki'), call('update_bookmarks', { updates: [{ bookmark_id: 'b2', url: 'https://new.test/' }] })],
    'the user typed the address',
  ),
  task(
    'Correct the address of the wiki',
    [search('wiki'), call('update_bookmarks', { updates: [{ bookmark_id: 'b2', url: 'https://new.test/' }] })],
    unknown,
  ),
  task(
    'Tidy up: work things into Work',
    [
      call('list_bookmarks', { folder_id: '1', depth: 3 }),
      call('move_bookmarks', { moves: [{ bookmark_ids: ['b3'], folder_id: 'f1' }] }),
    ],
    runs,
  ),
  task('Make folders for the years', [call('create_bookmark_folders', { paths: ['2025', '2026'] })], runs),
  task(
    'Sort my bookmarks by date',
    [call('sort_bookmark_folder', { folder_id: '1', by: 'date', recursive: true })],
    runs,
  ),
  task(
    'Merge what is saved twice',
    [call('find_duplicate_bookmarks'), call('merge_bookmarks', { merges: [{ keep_id: 'b1', remove_ids: ['b3'] }] })],
    takes,
  ),
  task(
    'Delete the recipes',
    [call('list_bookmark_folders', { query: 'recipes' }), call('delete_bookmark_folders', { folder_ids: ['f2'] })],
    takes,
  ),
  task('Delete the bread and the bank', [search('b'), call('delete_bookmarks', { bookmark_ids: ['b5', 'b4'] })], takes),
  task('Which bookmarks are dead?', [call('check_bookmark_links')], 'asks other servers: the sites are shown'),
  task(
    'Check my links and delete the dead',
    [call('check_bookmark_links'), call('delete_bookmarks', { bookmark_ids: ['b5'] })],
    'two: which are dead is known only after the servers were asked',
  ),
  task(
    'Copy my work bookmarks as a list',
    [call('list_bookmark_folders'), call('export_items', { bookmark_ids: ['f1'] })],
    'stays on this machine',
  ),
  task(
    'Put the news on the reading list',
    [listTabs, call('add_to_reading_list', { items: [{ tab_id: 4 }] })],
    'the page is open',
  ),
  task(
    'I have read the long one',
    [call('list_reading_list'), call('mark_reading_list', { urls: ['https://long.test/'], read: true })],
    runs,
  ),
  task(
    'Clear my reading list',
    [call('list_reading_list'), call('remove_from_reading_list', { urls: ['https://long.test/'] })],
    takes,
  ),
];
