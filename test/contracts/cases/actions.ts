import type { Scene } from '@/test/contracts/scene.ts';
import type { AreaCases } from '@/test/contracts/tools/case.ts';

const scene: Scene = {
  tabs: [{ id: 1, url: 'https://a.test/' }],
  tags: { 'https://a.test': ['old'] },
  done: [
    { tool: 'create_tags', args: { tags: [{ name: 'new' }] } },
    { tool: 'tag_items', args: { items: [{ tab_ids: [1], tags: ['newer'] }] } },
  ],
};

export const actionCases: AreaCases = {
  area: 'actions',
  look: async ({ tags, actions }) => [await tags.all(), await actions.undoable(10)],
  cases: [
    {
      tool: 'find_tools',
      scene,
      valid: { query: 'take things off the shelf' },
      empty: { query: 'zzz' },
      invalid: [{}, { query: '' }, { query: 'close', limit: -1 }],
    },
    { tool: 'list_actions', scene, valid: {}, invalid: [{ limit: -1 }, { limit: 'all' }] },
    {
      tool: 'undo',
      scene,
      valid: { action_ids: ['done:0', 'done:1'] },
      invalid: [{ action_ids: [] }, { action_ids: [1] }, { count: 0 }],
      wrong: [
        { args: { action_ids: ['done:9'] }, code: 'not-found', near: 'done:1 ("' },
        { args: { action_ids: ['none'] }, code: 'not-found', near: 'done:0 ("' },
      ],
    },
  ],
};
