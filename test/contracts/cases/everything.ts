import type { Scene } from '@/test/contracts/scene.ts';
import type { AreaCases } from '@/test/contracts/tools/case.ts';

const scene: Scene = {
  tabs: [{ id: 1, url: 'https://a.test/', title: 'Open A' }],
  bookmarks: { bar: [{ title: 'Saved A', url: 'https://a.test/saved' }] },
};

export const everythingCases: AreaCases = {
  area: 'everything',
  look: async ({ tabs, bookmarks, history }) => [await tabs.look(), bookmarks.tree(), history.look()],
  cases: [
    {
      tool: 'find',
      scene,
      valid: { query: 'a.test', in: ['tabs', 'bookmarks', 'tags'] },
      invalid: [{}, { query: '' }, { query: 'a', in: ['cookies'] }, { query: 'a', in: [] }],
      wrong: [{ args: { query: 'a', in: ['history'] }, code: 'missing-permission' }],
    },
  ],
};
