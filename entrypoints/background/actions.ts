import { browser } from 'wxt/browser';
import { leaveErrand } from '@/src/browser/errands.ts';
import { type MenuClick, type MenuItem, makeMenus, onMenu } from '@/src/browser/menus.ts';
import { onAddressBar } from '@/src/browser/omnibox.ts';
import { openPanelSomewhere } from '@/src/browser/panel.ts';
import type { BuiltInAction, Errand, MenuPlace, UserAction } from '@/src/contract/action.ts';
import { text } from '@/src/contract/text.ts';
import type { World } from './world.ts';

const builtIn: { action: BuiltInAction; name: string; places: MenuPlace[] }[] = [
  { action: 'summarize-page', name: 'action_summarize_page', places: ['page', 'tab'] },
  { action: 'tag-page', name: 'action_tag_page', places: ['page', 'tab'] },
  { action: 'ask-selection', name: 'action_ask_selection', places: ['selection'] },
];
const builtInNames = new Set<string>(builtIn.map(({ action }) => action));

/** The last focused window, known without asking: a panel opens only in the tick of the gesture. */
function followFocus(): () => number | null {
  let focused: number | null = null;
  browser.windows.onFocusChanged.addListener((id) => {
    if (id !== browser.windows.WINDOW_ID_NONE) focused = id;
  });
  void browser.windows.getLastFocused({ windowTypes: ['normal'] }).then(
    ({ id }) => {
      focused ??= id ?? null;
    },
    () => {},
  );
  return () => focused;
}

/**
 * Keys, menus and the address bar: each opens the panel of its window and leaves there what was asked for. What is done
 * then goes the same road as everything that is said in the panel.
 */
export function serveActions({ store, changes, say }: World): void {
  const focused = followFocus();

  function send(errand: Omit<Errand, 'id' | 'at'>): void {
    // First of all and without waiting: later it would be no gesture any more.
    void openPanelSomewhere(errand.window);
    void leaveErrand({ ...errand, id: crypto.randomUUID(), at: Date.now() }).then(() =>
      changes.tell({ table: 'errands' }),
    );
  }

  const fromMenu = ({ item, tab, selection, link }: MenuClick) =>
    send({
      window: tab?.windowId ?? focused(),
      what: { kind: 'action', action: item },
      tab,
      ...(selection ? { selection } : {}),
      ...(link ? { link } : {}),
    });

  browser.commands.onCommand.addListener((command, tab) => {
    if (!builtInNames.has(command) && !command.startsWith('action-')) return;
    send({
      window: tab?.windowId ?? focused(),
      what: { kind: 'action', action: command },
      tab: tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? '', title: tab.title ?? '' },
    });
  });
  onMenu(fromMenu);
  onAddressBar(say(text('action_address_bar')), (sentence) => {
    if (sentence) send({ window: focused(), what: { kind: 'ask', sentence }, tab: null });
  });

  const own = ({ id, name, menus }: UserAction): MenuItem => ({ id, title: name.replaceAll('%', '%%'), places: menus });
  const offer = async () => {
    const { actions } = await store.settings.get();
    await makeMenus([
      ...builtIn.map(({ action, name, places }) => ({ id: action, title: say(text(name)), places })),
      ...actions.filter(({ menus }) => menus.length > 0).map(own),
    ]);
  };
  browser.runtime.onInstalled.addListener(() => void offer());
  browser.runtime.onStartup.addListener(() => void offer());
  changes.listen(({ table }) => {
    if (table === 'settings') void offer();
  });
}
