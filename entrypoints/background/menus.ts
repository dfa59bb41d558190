import { browser } from '@/src/browser/api/browser-api.ts';
import { type MenuClick, type MenuItem, makeMenus, onMenu } from '@/src/browser/panel/menus.ts';
import { openLibrary } from '@/src/browser/panel/open-library.ts';
import { openPanelInTab, openPanelInWindow } from '@/src/browser/panel/open-panel.ts';
import { type SnoozeTimes, snoozeTimes } from '@/src/commands/sessions/snooze-times.ts';
import { type MenuPlace, promptActions, type UserAction } from '@/src/contract/action.ts';
import { type MessageKey, text } from '@/src/contract/text.ts';
import type { Background } from './create-background.ts';
import { snoozeFromMenu } from './shortcuts.ts';

const promptPlaces = { page: ['page', 'tab'], selection: ['selection'] } satisfies Record<string, MenuPlace[]>;

const builtIn: { action: string; name: MessageKey; places: MenuPlace[] }[] = [
  ...Object.entries(promptActions).map(([action, { words, about }]) => ({
    action,
    name: words,
    places: promptPlaces[about],
  })),
  { action: 'tag-page', name: 'action_tag_page', places: ['page', 'tab'] },
  { action: 'ask-selection', name: 'action_ask_selection', places: ['selection'] },
];
export const builtInNames: ReadonlySet<string> = new Set(builtIn.map(({ action }) => action));

/** Entries in the menu of the toolbar icon: places in which the panel can open, and the library. */
const iconEntries: { item: string; name: MessageKey; open(click: MenuClick): unknown }[] = [
  {
    item: 'panel-in-tab',
    name: 'panel_in_tab',
    open: ({ tab }) => openPanelInTab(tab?.windowId ?? null),
  },
  { item: 'panel-in-window', name: 'panel_in_window', open: openPanelInWindow },
  { item: 'library', name: 'command_library', open: ({ tab }) => openLibrary(tab?.windowId ?? null) },
];
/** Times offered for snoozing in the menu of a tab. */
const snoozes: { item: string; name: MessageKey; at(times: SnoozeTimes): number | null }[] = [
  { item: 'snooze-evening', name: 'action_snooze_evening', at: ({ evening }) => evening },
  { item: 'snooze-tomorrow', name: 'action_snooze_tomorrow', at: ({ tomorrow }) => tomorrow },
  { item: 'snooze-monday', name: 'action_snooze_monday', at: ({ monday }) => monday },
];
const snoozePlaces: MenuPlace[] = ['page', 'tab'];

const openings = new Map(iconEntries.map(({ item, open }) => [item, open]));

const own = ({ id, name, menus }: UserAction): MenuItem => ({ id, title: name.replaceAll('%', '%%'), places: menus });

export async function offerMenus({ store, say, language, speak }: Background): Promise<void> {
  await speak();
  const { actions } = await store.settings.get();
  await makeMenus([
    ...builtIn.map(({ action, name, places }) => ({
      id: action,
      title: say(text(name, { language: language() })),
      places,
    })),
    { id: 'snooze', title: say(text('action_snooze')), places: snoozePlaces },
    ...snoozes.map(({ item, name }) => ({ id: item, title: say(text(name)), places: snoozePlaces, under: 'snooze' })),
    ...iconEntries.map(({ item, name }): MenuItem => ({ id: item, title: say(text(name)), places: ['action'] })),
    ...actions.filter(({ menus }) => menus.length > 0).map(own),
  ]);
}

/** Handles clicks in menus. `act` is called synchronously in the click. */
export function serveMenus(background: Background, act: (click: MenuClick) => void): void {
  onMenu((click) => {
    const open = openings.get(click.item);
    const snooze = snoozes.find(({ item }) => item === click.item);
    if (open) void open(click);
    else if (!snooze) act(click);
    else if (click.tab) {
      const now = Date.now();
      void snoozeFromMenu(click.tab, snooze.at(snoozeTimes(now)) ?? now + 3 * 3_600_000, background);
    }
  });

  browser.runtime.onInstalled.addListener(() => void offerMenus(background));
  browser.runtime.onStartup.addListener(() => void offerMenus(background));
}
