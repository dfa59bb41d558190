import type { Scene } from '@/test/contracts/scene.ts';
import type { AreaCases } from '@/test/contracts/tools/case.ts';

const at = (day: string) => new Date(`${day}T12:00`).getTime();

const scene: Scene = {
  permissions: ['history'],
  history: [
    { url: 'https://a.test/pumps', title: 'Heat pumps', visits: [at('2026-11-17'), at('2026-11-20')] },
    { url: 'https://b.test/', title: 'B', visits: [at('2026-11-20')] },
  ],
};

export const historyCases: AreaCases = {
  area: 'history',
  look: ({ history }) => history.look(),
  cases: [
    {
      tool: 'search_history',
      scene,
      valid: { query: 'heat', from: '2026-11', site: 'a.test' },
      invalid: [{ from: 'last week' }, { group_by: 'page' }, { site: '' }, { limit: -1 }],
    },
    {
      tool: 'delete_history',
      scene,
      valid: { site: 'a.test', from: '2026-11-18' },
      invalid: [{ urls: [] }, { urls: 'https://a.test/' }, { from: 'today' }, { site: '' }],
      wrong: [
        { args: {}, code: 'invalid-arguments' },
        { args: { site: 'nowhere.test' }, code: 'not-found' },
      ],
    },
  ],
};
