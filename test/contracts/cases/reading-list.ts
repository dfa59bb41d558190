import type { Scene } from '@/test/contracts/scene.ts';
import type { ToolCase } from '@/test/contracts/tools/case.ts';

const page = (id: string, added: number) => ({ id, title: id.toUpperCase(), url: `https://${id}.test/`, added });

const scene: Scene = {
  tabs: [{ id: 7, url: 'https://tab.test/', title: 'Tab' }],
  bookmarks: {
    other: [
      {
        title: 'Reading list',
        children: [page('a', 1), page('b', 2), { title: 'Read', children: [page('c', 3)] }],
      },
    ],
  },
};

const none = { code: 'not-found' };

export const readingListCases: ToolCase[] = [
  {
    tool: 'list_reading_list',
    scene,
    valid: { unread: true, limit: 1 },
    invalid: [{ unread: 'yes' }, { limit: -1 }],
  },
  {
    tool: 'add_to_reading_list',
    scene,
    valid: { items: [{ tab_id: 7 }, { url: 'https://new.test', title: 'New' }, { url: 'https://a.test/' }] },
    invalid: [{}, { items: [] }, { items: [{ tab_id: 'one' }] }, { items: ['https://x.test/'] }],
    wrong: [
      { args: { items: [{ tab_id: 99 }] }, ...none, near: '7' },
      { args: { items: [{}] }, code: 'invalid-arguments' },
      { args: { items: [{ url: 'about:blank' }] }, code: 'invalid-arguments' },
    ],
  },
  {
    tool: 'mark_reading_list',
    scene,
    valid: { urls: ['https://a.test', 'https://c.test/'], read: true },
    invalid: [{}, { urls: [], read: true }, { urls: ['https://a.test/'] }, { urls: 'x', read: true }],
    wrong: [{ args: { urls: ['https://none.test/'], read: true }, ...none }],
  },
  {
    tool: 'remove_from_reading_list',
    scene,
    valid: { urls: ['https://c.test/', 'https://a.test/', 'https://none.test/'] },
    invalid: [{}, { urls: [] }, { urls: 'x' }],
    wrong: [{ args: { urls: ['https://none.test/'] }, ...none }],
  },
];
