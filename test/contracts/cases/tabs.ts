import type { Scene } from '@/test/contracts/scene.ts';
import type { AreaCases } from '@/test/contracts/tools/case.ts';

const scene: Scene = {
  tabs: [
    { id: 1, url: 'https://a.test/', active: true },
    { id: 2, url: 'https://b.test/', group: 'Trip', groupId: 8 },
    { id: 3, url: 'https://c.test/', group: 'Trip' },
    { id: 4, url: 'https://c.test/', muted: true },
    { id: 5, url: 'https://d.test/', windowId: 2 },
    { id: 6, url: 'https://e.test/', windowId: 2 },
  ],
  bookmarks: { bar: [{ id: 'b', title: 'F', url: 'https://f.test/' }] },
};

const wrongTab = (args: (id: number) => Record<string, unknown>) => [
  { args: args(77), code: 'not-found', near: 'nearest ids are' },
];
const ids = (tab_ids: unknown) => ({ tab_ids });
const badIds = [{}, ids([]), ids(['one']), ids([1.5]), ids(1)];

export const tabCases: AreaCases = {
  area: 'tabs',
  look: async ({ tabs, rules }) => ({ tabs: tabs.look(), rules: await rules.all() }),
  cases: [
    {
      tool: 'list_tabs',
      scene,
      valid: { query: 'test', limit: 2 },
      invalid: [
        { limit: -1 },
        { limit: 501 },
        { pinned: 'yes' },
        { group_by: 'colour' },
        { window_id: 'one' },
        { site: '' },
      ],
      wrong: [
        { args: { window_id: 77 }, code: 'not-found' },
        { args: { group_id: 77 }, code: 'not-found' },
      ],
    },
    {
      tool: 'create_rule',
      scene,
      asks: true,
      valid: { does: 'set-aside', every: 'friday', at: '17:00' },
      invalid: [{}, { does: 'open-session' }, { does: 'sleep', at: '25:00' }, { does: 'sleep', every: 'freitag' }],
      wrong: [
        { args: { does: 'sleep' }, code: 'invalid-arguments' },
        { args: { does: 'sleep', every: 'day', more_tabs_than: 5 }, code: 'invalid-arguments' },
      ],
    },
    { tool: 'get_current_tab', scene, valid: {}, invalid: [] },
    { tool: 'find_duplicate_tabs', scene, valid: { ignore: 'tracking' }, invalid: [{ ignore: 'all' }, { ignore: 1 }] },
    { tool: 'list_windows', scene, valid: { limit: 1 }, always: 1, invalid: [{ limit: -1 }] },
    {
      tool: 'list_recently_closed',
      scene: { ...scene, closed: [3, 5] },
      valid: { limit: 1 },
      invalid: [{ limit: 501 }],
    },
    {
      tool: 'reopen_closed_tabs',
      scene: { ...scene, closed: [3, 5] },
      valid: { count: 2 },
      invalid: [{ count: 0 }, { session_ids: [] }, { session_ids: [3] }],
      wrong: [{ args: { session_ids: ['s77'] }, code: 'not-found' }],
    },
    {
      tool: 'open_tabs',
      scene,
      valid: { urls: ['https://new.test/', 'https://a.test/'], bookmark_ids: ['b'], group_title: 'New' },
      invalid: [{ urls: 'https://a.test/' }, { urls: [''] }, { window: 'other' }, { group_title: ' ' }, { active: 1 }],
      wrong: [
        { args: {}, code: 'invalid-arguments' },
        { args: { urls: ['chrome://settings'] }, code: 'invalid-arguments' },
        { args: { bookmark_ids: ['none'] }, code: 'not-found' },
        { args: { bookmark_ids: ['bb'] }, code: 'not-found', near: 'Near: b (' },
      ],
    },
    {
      tool: 'switch_to_tab',
      scene,
      valid: { tab_id: 6 },
      invalid: [{}, { tab_id: 'one' }, { tab_id: 1.5 }],
      wrong: wrongTab((tab_id) => ({ tab_id })),
    },
    {
      tool: 'group_tabs',
      scene,
      valid: {
        groups: [
          { title: 'Trip', color: 'red', tab_ids: [4, 5] },
          { title: 'New', tab_ids: [2] },
        ],
      },
      invalid: [
        {},
        { groups: [] },
        { groups: [{ title: '', tab_ids: [1] }] },
        { groups: [{ title: 'A', tab_ids: [] }] },
        { groups: [{ title: 'A', color: 'beige', tab_ids: [1] }] },
      ],
      wrong: wrongTab((id) => ({ groups: [{ title: 'A', tab_ids: [id] }] })),
    },
    {
      tool: 'move_tabs',
      scene,
      valid: {
        moves: [
          { tab_ids: [3, 2], window_id: 2, index: 1 },
          { tab_ids: [1], new_window: true },
          { tab_ids: [4, 5], index: 0 },
        ],
      },
      invalid: [{}, { moves: [] }, { moves: [{ tab_ids: [] }] }, { moves: [{ tab_ids: [1], index: -1 }] }],
      wrong: [
        ...wrongTab((id) => ({ moves: [{ tab_ids: [id], index: 0 }] })),
        { args: { moves: [{ tab_ids: [1], window_id: 77 }] }, code: 'not-found' },
        { args: { moves: [{ tab_ids: [1] }] }, code: 'invalid-arguments' },
        { args: { moves: [{ tab_ids: [1], window_id: 1, new_window: true }] }, code: 'invalid-arguments' },
        { args: { moves: [1, 1].map((id) => ({ tab_ids: [id], index: 0 })) }, code: 'invalid-arguments' },
      ],
    },
    {
      tool: 'edit_tab_groups',
      scene: {
        tabs: [...(scene.tabs ?? []), { id: 7, url: 'https://g.test/', windowId: 2, group: 'Work', groupId: 9 }],
      },
      valid: {
        groups: [
          { group_id: 8, title: 'Journey', color: 'pink', collapsed: true },
          { group_id: 9, collapsed: true },
        ],
      },
      invalid: [
        {},
        { groups: [] },
        { groups: [{ title: 'A' }] },
        { groups: [{ group_id: 8, title: ' ' }] },
        { groups: [{ group_id: 8, color: 'beige' }] },
        { groups: [{ group_id: 8, collapsed: 'folded' }] },
      ],
      wrong: [
        { args: { groups: [{ group_id: 77, color: 'red' }] }, code: 'not-found' },
        { args: { groups: [{ group_id: 8 }] }, code: 'invalid-arguments' },
        { args: { groups: ['red', 'blue'].map((color) => ({ group_id: 8, color })) }, code: 'invalid-arguments' },
      ],
    },
    {
      tool: 'ungroup_tabs',
      scene,
      valid: ids([3, 2]),
      invalid: [ids([]), { group_ids: ['Trip'] }, { group_ids: [] }],
      wrong: [
        ...wrongTab((id) => ids([id])),
        { args: { group_ids: [77] }, code: 'not-found' },
        { args: {}, code: 'invalid-arguments' },
      ],
    },
    {
      tool: 'pin_tabs',
      scene,
      valid: ids([2, 4, 6]),
      invalid: [...badIds, { tab_ids: [1], pinned: 'no' }],
      wrong: wrongTab((id) => ids([id])),
    },
    {
      tool: 'mute_tabs',
      scene,
      valid: { tab_ids: [4], muted: false },
      invalid: [...badIds, { tab_ids: [1], muted: 1 }],
      wrong: wrongTab((id) => ids([id])),
    },
    {
      tool: 'reload_tabs',
      scene: {
        tabs: [
          { id: 1, url: 'https://a.test/' },
          { id: 2, url: 'https://b.test/', discarded: true },
        ],
      },
      valid: ids([2]),
      invalid: [...badIds, { tab_ids: [2], include: ['grouped'] }],
      wrong: wrongTab((id) => ids([id])),
    },
    {
      tool: 'discard_tabs',
      scene,
      valid: ids([2, 4, 6]),
      invalid: [...badIds, { tab_ids: [2], include: ['current'] }],
      wrong: wrongTab((id) => ids([id])),
    },
    { tool: 'close_tabs', scene, valid: ids([6, 3, 2, 4]), invalid: badIds, wrong: wrongTab((id) => ids([id])) },
  ],
};
