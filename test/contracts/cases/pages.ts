import type { AreaCases } from '@/test/contracts/tool.ts';
import { fakePorts } from '@/test/fakes/ports.ts';

const world = () =>
  fakePorts({
    tabs: [
      { id: 1, url: 'https://a.test/', active: true },
      { id: 2, url: 'https://b.test/' },
      { id: 3, url: 'about:config' },
      { id: 4, url: 'https://d.test/' },
    ],
    pages: { 1: 'One', 2: 'Two '.repeat(5000), 3: { refused: 'browser-page' }, 4: { refused: 'permission' } },
  });

export const pageCases: AreaCases = {
  area: 'pages',
  look: ({ tabs }) => tabs.look(),
  cases: [
    {
      tool: 'read_page',
      world,
      valid: { tab_ids: [1, 2, 3], budget: 500 },
      invalid: [{ tab_ids: [] }, { tab_ids: ['one'] }, { tab_ids: 1 }, { budget: 1 }, { budget: 'all' }],
      wrong: [
        { args: { tab_ids: [3] }, code: 'unreadable-page' },
        { args: { tab_ids: [3, 4] }, code: 'missing-permission' },
        { args: { tab_ids: [77] }, code: 'not-found' },
      ],
    },
  ],
};
