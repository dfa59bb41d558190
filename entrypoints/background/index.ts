import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { serveBackground } from '@/src/browser/messages.ts';
import { openWelcome, panelOnClick } from '@/src/browser/panel.ts';
import { forgetOld } from '@/src/journal/forget-old.ts';
import { emptyTrash } from '@/src/tools/bookmarks/empty-trash.ts';
import { serveActions } from './actions.ts';
import { handlersOf } from './handlers.ts';
import { keepOriginHidden } from './hidden-origin.ts';
import { keepIndex } from './keep-index.ts';
import { runShortcut } from './shortcuts.ts';
import { keepShowingWhatWaits } from './waiting.ts';
import { createWorld } from './world.ts';

/** Listeners are registered in this very tick: a worker that is woken for an event must already listen for it. */
export default defineBackground({
  type: 'module',
  main() {
    const world = createWorld();
    serveBackground(handlersOf(world));
    panelOnClick();
    serveActions(world);
    keepShowingWhatWaits(world);
    keepIndex(world);
    browser.commands.onCommand.addListener((command, tab) => void runShortcut(command, tab?.windowId ?? null, world));
    browser.runtime.onStartup.addListener(() => void emptyTrash(world.ports, Date.now()));
    browser.runtime.onStartup.addListener(() => void forgetOld(world.store, Date.now()));
    void world.registry.goOn();
    void keepOriginHidden(world);
    browser.runtime.onInstalled.addListener(({ reason }) => (reason === 'install' ? openWelcome() : undefined));
  },
});
