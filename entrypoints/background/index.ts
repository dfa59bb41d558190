import { defineBackground } from 'wxt/utils/define-background';
import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { browser } from '@/src/browser/api/browser-api.ts';
import { serveBackground } from '@/src/browser/messages/serve-background.ts';
import { openWelcome, panelOnClick } from '@/src/browser/panel/open-panel.ts';
import { afterEvent } from '@/src/browser/run/after-event.ts';
import { clearBlockedPrivate } from '@/src/browser/servers/block-private.ts';
import { hideOriginFrom } from '@/src/browser/servers/hide-origin.ts';
import { serveActions } from './actions.ts';
import { keepBridge } from './bridge.ts';
import { type Background, createBackground } from './create-background.ts';
import { handlersOf } from './handlers.ts';
import { keepTidy } from './remove-old-records.ts';
import { keepRules } from './rules.ts';
import { runShortcut } from './shortcuts.ts';
import { keepShowingWhatWaits } from './show-questions.ts';

/** Applies the user's setting for hidden origins again, since the browser drops its rules when it closes. */
async function hideOrigins({ store }: Background): Promise<void> {
  const ours = (await store.settings.get()).hiddenFrom.filter(isOnThisMachine);
  if (ours.length > 0) await hideOriginFrom(ours);
}

/** Keeps the search index current; changes during an update of the extension are not reported. */
function keepIndex({ changes, ports: { index } }: Background): void {
  index.watch();
  changes.listen(({ table }) => {
    if (table === 'tags') index.forgetTags();
  });
  browser.runtime.onInstalled.addListener(() => void index.rebuild());
  browser.runtime.onStartup.addListener(() => void index.ready());
}

/**
 * Listeners are registered synchronously, for a worker started by an event. In Chromium the worker is one classic
 * script: the browser caches no compiled code of module workers.
 */
export default defineBackground({
  type: { firefox: 'module' },
  main() {
    const background = createBackground();
    const bridge = keepBridge(background, () => handlers);
    const runRules = keepRules(background);
    const handlers = handlersOf(background, bridge, runRules);
    serveBackground(handlers);
    panelOnClick();
    serveActions(background, () => handlers);
    void background.speak().catch(() => {});
    keepShowingWhatWaits(background);
    keepIndex(background);
    browser.commands.onCommand.addListener(
      (command, tab) => void runShortcut(command, tab?.windowId ?? null, background),
    );
    keepTidy(background);
    void clearBlockedPrivate();
    afterEvent(() => void background.serversReady().then(background.registry.goOn));
    void hideOrigins(background);
    browser.runtime.onInstalled.addListener(({ reason }) => (reason === 'install' ? openWelcome() : undefined));
  },
});
