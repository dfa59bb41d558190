import type { SavedSession } from '@/src/contract/session.ts';
import type { Scene } from '@/test/contracts/scene.ts';
import type { AreaCases } from '@/test/contracts/tools/case.ts';

const trip = { key: 3, title: 'Trip', color: 'cyan', collapsed: true } as const;
const tab = (url: string, window: number, index: number) => ({
  url,
  title: url,
  pinned: false,
  group: null,
  window,
  index,
  container: null,
});

const thesis: SavedSession = {
  id: 'thesis',
  name: 'Thesis',
  at: 1,
  automatic: false,
  tabs: [
    { ...tab('https://p.test/', 0, 0), pinned: true },
    { ...tab('https://b.test/', 0, 1), group: trip },
    { ...tab('https://q.test/', 0, 2), group: trip },
    tab('javascript:void(0)', 0, 3),
    tab('https://r.test/', 1, 0),
    tab('https://r.test/', 1, 1),
  ],
};

const scene: Scene = {
  tabs: [
    { id: 1, url: 'https://a.test/', active: true },
    { id: 2, url: 'https://b.test/', group: 'Trip' },
    { id: 3, url: 'https://c.test/', windowId: 2 },
  ],
  sessions: [
    thesis,
    { ...thesis, id: 'bare', name: 'Bare', at: 2, tabs: [tab('javascript:void(0)', 0, 0)] },
    { ...thesis, id: 'hollow', name: 'Hollow', at: 3, tabs: [] },
  ],
};

export const sessionCases: AreaCases = {
  area: 'sessions',
  look: async ({ tabs, sessions }) => ({ tabs: tabs.look(), sessions: await sessions.all() }),
  cases: [
    {
      tool: 'save_session',
      scene,
      valid: { name: 'thesis', tab_ids: [3, 2] },
      invalid: [{}, { name: ' ' }, { name: 'x', tab_ids: [] }, { name: 'x', window_id: 'one' }],
      wrong: [
        { args: { name: 'x', tab_ids: [77] }, code: 'not-found' },
        { args: { name: 'x', window_id: 77 }, code: 'not-found' },
        { args: { name: 'x', window_id: 1, tab_ids: [1] }, code: 'invalid-arguments' },
      ],
    },
    {
      tool: 'snooze_tabs',
      scene,
      valid: { tab_ids: [3, 2], until: '2099-11-30T09:00' },
      invalid: [{}, { tab_ids: [1] }, { tab_ids: [], until: '2099-11-30T09:00' }, { tab_ids: [1], until: 7 }],
      wrong: [
        { args: { tab_ids: [77], until: '2099-11-30T09:00' }, code: 'not-found' },
        { args: { tab_ids: [1], until: 'Monday' }, code: 'invalid-arguments' },
        { args: { tab_ids: [1], until: '1970-01-01T00:00Z' }, code: 'invalid-arguments' },
      ],
    },
    {
      tool: 'restore_session',
      scene: { ...scene, sessions: [{ ...thesis, id: 'later', wakes: 4_000_000_000_000 }] },
      valid: { session_id: 'later' },
      invalid: [],
    },
    { tool: 'list_sessions', scene, valid: { query: 'test', limit: 1 }, invalid: [{ limit: -1 }, { query: 1 }] },
    {
      tool: 'list_session_tabs',
      scene,
      valid: { session_id: 'thesis', limit: 2 },
      empty: { session_id: 'hollow' },
      invalid: [{}, { session_id: 7 }, { session_id: 'thesis', limit: -1 }],
      wrong: [{ args: { session_id: 'thesi' }, code: 'not-found' }],
    },
    {
      tool: 'rename_session',
      scene,
      valid: { session_id: 'thesis', name: 'Thesis, second draft' },
      invalid: [{}, { session_id: 'thesis' }, { session_id: 'thesis', name: ' ' }],
      wrong: [{ args: { session_id: 'Thesis', name: 'x' }, code: 'not-found' }],
    },
    {
      tool: 'restore_session',
      scene,
      valid: { session_id: 'thesis' },
      invalid: [{}, { session_id: 7 }, { session_id: 'thesis', window: 'other' }],
      wrong: [
        { args: { session_id: 'thesi' }, code: 'not-found' },
        { args: { session_id: 'bare' }, code: 'not-found' },
      ],
    },
    {
      tool: 'restore_session',
      scene,
      valid: { session_id: 'thesis', window: 'current' },
      invalid: [],
    },
    {
      tool: 'delete_sessions',
      scene,
      valid: { session_ids: ['thesis', 'bare'] },
      invalid: [{}, { session_ids: [] }, { session_ids: 'thesis' }],
      wrong: [{ args: { session_ids: ['Thesis'] }, code: 'not-found' }],
    },
  ],
};
