import { browser } from 'wxt/browser';
import { type MenuClick, type MenuItem, makeMenus, onMenu } from '@/src/browser/panel/menus.ts';
import { openLibrary } from '@/src/browser/panel/open-library.ts';
import { openPanelInTab, openPanelInWindow } from '@/src/browser/panel/open-panel.ts';
import { type MenuPlace, promptActions, type UserAction } from '@/src/contract/action.ts';
import { type MessageKey, text } from '@/src/contract/text.ts';
import type { Background } from './create-background.ts';

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
const openings = new Map(iconEntries.map(({ item, open }) => [item, open]));

const own = ({ id, name, menus }: UserAction): MenuItem => ({ id, title: name.replaceAll('%', '%%'), places: menus });

/** Makes the menus as the settings have them. */
export async function offerMenus({ store, say, language, speak }: Background): Promise<void> {
  await speak();
  const { actions } = await store.settings.get();
  await makeMenus([
    ...builtIn.map(({ action, name, places }) => ({
      id: action,
      title: say(text(name, { language: language() })),
      places,
    })),
    ...iconEntries.map(({ item, name }): MenuItem => ({ id: item, title: say(text(name)), places: ['action'] })),
    ...actions.filter(({ menus }) => menus.length > 0).map(own),
  ]);
}

/** `act` does an action in the click's own tick. */
export function serveMenus(background: Background, act: (click: MenuClick) => void): void {
  onMenu((click) => {
    const open = openings.get(click.item);
    if (open) void open(click);
    else act(click);
  });

  browser.runtime.onInstalled.addListener(() => void offerMenus(background));
  browser.runtime.onStartup.addListener(() => void offerMenus(background));
}
