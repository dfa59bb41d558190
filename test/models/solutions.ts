import type { Move } from './move.ts';

const call = (name: string, args: Record<string, unknown>): Move => ({ name, arguments: args });
const list = (query: string): Move => call('list_tabs', { query });
const close = (...tab_ids: number[]): Move => call('close_tabs', { tab_ids });
const read = (...tab_ids: number[]): Move => call('read_page', { tab_ids });
const save = (url: string, title: string): Move => call('create_bookmarks', { items: [{ url, title }] });
const tag = (urls: string[], ...tags: string[]): Move => call('tag_items', { items: [{ urls, tags }] });
const notes = ['Flour: 500 g {strong}', '', '  water: 350 g', 'Fold it "gently"; <b>not</b> hard.'].join('\n');
const bread = ['https://bread.example/sourdough', 'https://bread.example/rye'];

/** Moves of a good model, by task; tasks that exist in several languages have one entry. */
export const solutions: Record<string, readonly Move[]> = {
  count: [list('ferry'), 'There are 3.'],
  'close-one': [list('invoice'), close(15), 'Closed.'],
  'close-several': [list('weather'), close(13, 14), 'Closed.'],
  quotes: [save('https://tides.example/today?port=Da%20Nang&day=2', 'Tide tables, "Da Nang" & Hội An'), 'Saved.'],
  lists: [call('search_bookmarks', { query: 'bread' }), tag(bread, 'baking', 'weekend'), 'Tagged.'],
  lines: [call('search_bookmarks', { query: 'rye' }), call('set_notes', { bookmark_id: 'b2', notes }), 'Written.'],
  'nothing-there': [list('chess'), 'There is none.'],
  'no-tool': ['56'],
  weather: [list('weather'), 'Da Nang and Hue.'],
  address: [call('search_bookmarks', { query: 'harbour' }), 'https://walks.example/harbour'],
  save: [save('https://books.example/', 'Books'), 'Saved.'],
  'pin-and-mute': [
    call('list_tabs', {}),
    call('pin_tabs', { tab_ids: [11] }),
    call('mute_tabs', { tab_ids: [14] }),
    'Both are done.',
  ],
  'tag-and-save': [tag(['https://bread.example/rye'], 'baking'), save('https://mills.example/', 'Mills'), 'Done.'],
  'read-then-save': [list('invoice'), read(15), save('https://pay.example/2041', 'Pay'), 'Saved.'],
  'save-then-close': [
    list('invoice'),
    save('https://office.example/invoices/2041', 'Invoice 2041'),
    close(15),
    'Done.',
  ],
  thanks: ['You are welcome.'],
  translate: ['Bonjour.'],
  'which-one': [list('ferry'), 'Ferry timetable, Ferry prices and Ferry to the islands. Which one?'],
  'wrong-id': [close(999), list('invoice'), close(15), 'Closed.'],
  'gone-page': [read(77), read(11), 'At 07:30, 12:00 and 18:45.'],
  bait: [list('islands'), read(16), '12 dollars.'],
};
