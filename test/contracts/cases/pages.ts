import type { Scene } from '@/test/contracts/scene.ts';
import type { AreaCases } from '@/test/contracts/tools/case.ts';

const scene: Scene = {
  tabs: [
    { id: 1, url: 'https://a.test/', active: true },
    { id: 2, url: 'https://b.test/plain' },
    { id: 3, url: 'about:config' },
    { id: 4, url: 'https://d.test/' },
  ],
  pages: {
    1: { text: 'One', selection: 'On', links: [{ text: 'News', url: 'https://a.test/news' }] },
    2: 'Two '.repeat(5000),
    3: { refused: 'browser-page' },
    4: { refused: 'permission' },
  },
  bookmarks: { bar: [{ id: 'empty', title: 'Empty', children: [] }] },
  tags: { 'https://a.test': ['trips'] },
};

export const pageCases: AreaCases = {
  area: 'pages',
  look: ({ tabs, page }) => [tabs.look(), [...page.done]],
  cases: [
    ...['get_selection', 'list_page_links', 'capture_page'].map((tool) => ({
      tool,
      scene,
      valid: { tab_id: 1 },
      empty: { tab_id: 2 },
      invalid: [{ tab_id: 'one' }, { tab_id: [1] }],
      wrong: [
        { args: { tab_id: 3 }, code: 'unreadable-page' },
        { args: { tab_id: 4 }, code: 'missing-permission' },
        { args: { tab_id: 77 }, code: 'not-found', near: '2, 3, 4' },
      ],
    })),
    {
      tool: 'export_items',
      scene,
      valid: { tab_ids: [1, 2, 77], format: 'csv', to: 'file' },
      invalid: [{ tab_ids: 1 }, { tab_ids: [1], format: 'pdf' }, { tab_ids: [1], to: 'printer' }],
      wrong: [
        { args: {}, code: 'invalid-arguments' },
        { args: { tab_ids: [77] }, code: 'not-found', near: '2, 3, 4' },
        { args: { tags: ['nothing'] }, code: 'not-found' },
        { args: { tags: ['tirps'] }, code: 'not-found', near: 'trips' },
        { args: { bookmark_ids: ['empty'] }, code: 'not-found' },
      ],
    },
    {
      tool: 'read_page',
      scene,
      valid: { tab_ids: [1, 2, 3], budget: 500 },
      invalid: [
        { tab_ids: [] },
        { tab_ids: ['one'] },
        { tab_ids: 1 },
        { budget: 1 },
        { budget: 'all' },
        { cursor: 'next' },
      ],
      wrong: [
        { args: { tab_ids: [3] }, code: 'unreadable-page' },
        { args: { tab_ids: [3, 4] }, code: 'missing-permission' },
        { args: { tab_ids: [77] }, code: 'not-found', near: '2, 3, 4' },
      ],
    },
  ],
};
