import type { Tab } from '@/src/contract/ports.ts';
import { type Deed, deed, one, whenSome } from './deed.ts';
import type { Dice } from './dice.ts';

const groupTitles = ['Work', 'Play', 'Later'];
const some = (dice: Dice, tabs: Tab[], most: number) => dice.some(tabs, most).map(({ id }) => id);

export const tabDeeds: Deed[] = [
  deed({
    tool: 'close_tabs',
    draw: (dice, { tabs }) => whenSome(tabs, () => ({ tab_ids: dice.some(tabs, 14).map(({ id }) => id) })),
    becomes: (_, { url }) => one(`tab ${url}`, null),
  }),
  deed({
    tool: 'open_tabs',
    draw: (dice, { freshUrl }) => ({
      urls: Array.from({ length: 1 + dice.int(4) }, freshUrl),
      ...(dice.chance(0.3) ? { group_title: dice.pick(groupTitles) } : {}),
      ...(dice.chance(0.2) ? { window: 'new' } : {}),
    }),
    becomes: ({ group_title }, { url }) =>
      one(`tab ${url}`, { window: '*', group: group_title ? '*' : null, pinned: false, muted: false, asleep: '*' }),
  }),
  deed({
    tool: 'group_tabs',
    draw: (dice, { tabs }) =>
      whenSome(tabs, () => ({
        groups: [{ title: dice.pick(groupTitles), tab_ids: dice.some(tabs, 5).map(({ id }) => id) }],
      })),
    becomes: (_, { url }) => one(`tab ${url}`, { group: '*', pinned: false, window: '*' }),
  }),
  deed({
    tool: 'discard_tabs',
    bound: true,
    draw: (dice, { tabs }) => whenSome(tabs, () => ({ tab_ids: dice.some(tabs, 6).map(({ id }) => id) })),
    becomes: (_, { url }) => one(`tab ${url}`, { asleep: true }),
  }),
  deed({
    tool: 'switch_to_tab',
    bound: true,
    draw: (dice, { tabs }) => whenSome(tabs, () => ({ tab_id: dice.pick(tabs).id })),
    becomes: () => new Map(),
  }),
  deed({
    tool: 'pin_tabs',
    draw: (dice, { tabs }) => whenSome(tabs, () => ({ tab_ids: some(dice, tabs, 4), pinned: dice.chance(0.6) })),
    becomes: ({ pinned }, { url }) => one(`tab ${url}`, { pinned, ...(pinned ? { group: null } : {}) }),
  }),
  deed({
    tool: 'mute_tabs',
    draw: (dice, { tabs }) => whenSome(tabs, () => ({ tab_ids: some(dice, tabs, 4), muted: dice.chance(0.6) })),
    becomes: ({ muted }, { url }) => one(`tab ${url}`, { muted }),
  }),
  deed({
    tool: 'ungroup_tabs',
    draw: (dice, { tabs }) => {
      const grouped = tabs.filter(({ groupId }) => groupId !== null);
      return whenSome(grouped, () => ({ tab_ids: some(dice, grouped, 4) }));
    },
    becomes: (_, { url }) => one(`tab ${url}`, { group: null }),
  }),
  deed({
    tool: 'move_tabs',
    draw: (dice, { tabs }) =>
      whenSome(tabs, () => ({
        moves: [
          {
            tab_ids: some(dice, tabs, 5),
            ...(dice.chance(0.3)
              ? { new_window: true }
              : { window_id: dice.pick(tabs).windowId, ...(dice.chance(0.5) ? { index: dice.int(6) } : {}) }),
          },
        ],
      })),
    becomes: (_, { url }) => one(`tab ${url}`, { window: '*', group: '*', pinned: '*' }),
  }),
  deed({
    tool: 'reload_tabs',
    bound: true,
    draw: (dice, { tabs }) => whenSome(tabs, () => ({ tab_ids: some(dice, tabs, 4) })),
    // Undo only puts tabs back to sleep that were woken by reloading them.
    becomes: (_, { url }, { items }) =>
      items.get(`tab ${url}`)?.asleep ? one(`tab ${url}`, { asleep: false }) : new Map(),
  }),
];
