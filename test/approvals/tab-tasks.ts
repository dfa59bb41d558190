import { call, type Task, task } from './task.ts';

const listTabs = call('list_tabs');
const close = (...tab_ids: number[]) => call('close_tabs', { tab_ids });
const open = (...urls: string[]) => call('open_tabs', { urls });
const find = (query: string) => call('find', { query });
const search = (query: string) => call('search_bookmarks', { query });
const runs = 'can be undone';
const looks = 'only looks';
const takes = 'takes something away: its list is shown';
const unknown = 'an address that the user has never used';

/** Requests of users about their tabs. */
export const tabTasks: Task[] = [
  task('How many tabs are open?', [listTabs], looks),
  task('Where did I leave the wiki?', [find('wiki'), call('switch_to_tab', { tab_id: 6 })], runs),
  task('Close the duplicates', [call('find_duplicate_tabs'), close(5)], takes),
  task('Close everything but my mail', [listTabs, close(1, 2, 4, 5, 6, 7)], takes),
  task('Group the news', [listTabs, call('group_tabs', { groups: [{ title: 'News', tab_ids: [4, 5] }] })], runs),
  task('Ungroup the work tabs', [listTabs, call('ungroup_tabs', { tab_ids: [6, 7] })], runs),
  task('Pin my mail', [listTabs, call('pin_tabs', { tab_ids: [3] })], runs),
  task('Mute everything', [listTabs, call('mute_tabs', { tab_ids: [1, 2, 3, 4, 5, 6, 7] })], runs),
  task(
    'Put the shop into the first window',
    [listTabs, call('move_tabs', { moves: [{ tab_ids: [7], window_id: 1 }] })],
    runs,
  ),
  task('Let the old tabs sleep', [listTabs, call('discard_tabs', { tab_ids: [3, 4] })], runs),
  task('Load the news again', [listTabs, call('reload_tabs', { tab_ids: [4] })], runs),
  task('Reopen what I closed last', [call('list_recently_closed'), call('reopen_closed_tabs', { count: 1 })], runs),
  task('Open example.test', [open('https://example.test/')], 'the user typed the address'),
  task('Open example.test beside my tabs', [listTabs, open('https://example.test/')], 'the user typed the address'),
  task('Open the bank again', [search('bank'), call('open_tabs', { bookmark_ids: ['b4'] })], 'a bookmark of theirs'),
  task('Open a weather site', [open('https://weather.test/')], 'no text of others is in the chat'),
  task('Look at my tabs and open a weather site', [listTabs, open('https://weather.test/')], unknown),
  task(
    'Sort my tabs and close the copies',
    [listTabs, [call('move_tabs', { moves: [{ tab_ids: [2, 3], index: 0 }] }), close(5)]],
    takes,
  ),
  task(
    'Undo that',
    [call('tag_items', { items: [{ tab_ids: [4], tags: ['x'] }] }), call('undo')],
    'an action of this chat',
  ),
  task(
    'What did you do last week? Undo it',
    [call('list_actions'), call('undo', { action_ids: ['earlier:1'] })],
    'an action of another chat has no way forward again',
  ),
];
