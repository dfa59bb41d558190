import { call, type Task, task } from './task.ts';

const listTabs = call('list_tabs');
const close = (...tab_ids: number[]) => call('close_tabs', { tab_ids });
const open = (...urls: string[]) => call('open_tabs', { urls });
const tag = (tags: string[], ...bookmark_ids: string[]) => call('tag_items', { items: [{ bookmark_ids, tags }] });
const runs = 'can be undone';
const looks = 'only looks';
const takes = 'takes something away: its list is shown';

/** Requests of users about tags, sessions and history. */
export const keepingTasks: Task[] = [
  task(
    'Tag the work bookmarks',
    [call('list_bookmarks', { folder_id: 'f1' }), tag(['work', 'office'], 'b1', 'b2')],
    runs,
  ),
  task('Which tags have I got?', [call('list_tags')], looks),
  task('What carries work?', [call('find_by_tag', { tags: ['work'] })], looks),
  task('Call private "mine"', [call('rename_tag', { tag: 'private', name: 'mine' })], runs),
  task(
    'Make one tag of work and team',
    [call('list_tags'), call('merge_tags', { from: ['team'], into: 'work' })],
    runs,
  ),
  task(
    'Take private off the bank',
    [
      call('find_by_tag', { tags: ['private'] }),
      call('untag_items', { items: [{ bookmark_ids: ['b4'], tags: ['private'] }] }),
    ],
    runs,
  ),
  task('Delete the tag team', [call('list_tags'), call('delete_tags', { tags: ['team'] })], takes),
  task('Set this window aside for tonight', [call('save_session', { name: 'Tonight' })], runs),
  task(
    'Save these tabs and close them',
    [listTabs, [call('save_session', { name: 'Later' }), close(2, 3, 4, 5)]],
    takes,
  ),
  task('Bring back my trip', [call('list_sessions'), call('restore_session', { session_id: 's1' })], runs),
  task('Delete the trip', [call('list_sessions'), call('delete_sessions', { session_ids: ['s1'] })], takes),
  task('Which clinic did I visit?', [call('search_history', { query: 'results' })], looks),
  task(
    'Open that clinic again',
    [call('search_history', { query: 'results' }), open('https://clinic.test/results?patient=41')],
    'an address of the history',
  ),
  task(
    'Forget the clinic',
    [
      call('search_history', { query: 'results' }),
      call('delete_history', { urls: ['https://clinic.test/results?patient=41'], from: '1969-12-01' }),
    ],
    'can never be undone: the list is shown',
  ),
];
