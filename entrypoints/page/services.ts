import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { browser } from '@/src/browser/api/browser-api.ts';
import { pageAddress } from '@/src/browser/extension.ts';
import { favicons } from '@/src/browser/favicons.ts';
import { broadcastChanges } from '@/src/browser/messages/broadcast-changes.ts';
import { broadcastTurns } from '@/src/browser/messages/broadcast-turns.ts';
import { backgroundAsker } from '@/src/browser/messages/message-channel.ts';
import { watchLibrary } from '@/src/browser/messages/watch-library.ts';
import { openOptions } from '@/src/browser/panel/open-options.ts';
import { whenPanelsGone } from '@/src/browser/panel/panel-presence.ts';
import { sessionId } from '@/src/browser/run/browser-session.ts';
import { tryLock, whenAllFree, whenFree } from '@/src/browser/run/locks.ts';
import { unlockedSecret } from '@/src/browser/run/session-secret.ts';
import { updates } from '@/src/browser/run/updates.ts';
import { hideOriginFrom } from '@/src/browser/servers/hide-origin.ts';
import { requestPermission } from '@/src/browser/servers/permissions.ts';
import { meantTab } from '@/src/browser/tabs/front-tab.ts';
import { knowsAddress } from '@/src/browser/tabs/known-addresses.ts';
import { toolClient } from '@/src/chat/turn/call-tool.ts';
import type { Archive } from '@/src/contract/archive.ts';
import type { Changes } from '@/src/contract/records.ts';
import type { AskBackground, Services } from '@/src/contract/services.ts';
import type { I18n } from '@/src/i18n/index.ts';
import { once } from '@/src/text/once.ts';
import { lateStore } from './late-store.ts';
import { loadProtocol } from './load-protocol.ts';
import { modelAccess } from './model-access.ts';
import { models } from './models.ts';
import { createRowOpener } from './open-row.ts';
import { pageWork } from './work.ts';

/** Tells the background when settings change: a sleeping worker hears no broadcast. */
const withMenuUpdates = (changes: Changes, ask: AskBackground): Changes => ({
  ...changes,
  tell(change) {
    changes.tell(change);
    if (change.table === 'settings') ask('offerMenus', {}).catch(() => {});
  },
});

/** Milliseconds to wait for running turns to stop. */
const patience = 5_000;

/** Makes a wipe that is repeated once running turns have stopped, since they may have written meanwhile. */
function wiping(archive: Archive): Archive['wipe'] {
  return async () => {
    await archive.wipe();
    await (await import('@/src/browser/tab-icons.ts')).forgetTabIcons();
    if (await whenAllFree('turn:', AbortSignal.timeout(patience))) await archive.wipe();
  };
}

/** Services of our pages. Heavy parts are loaded on first use. `ownWindow`: the page's window, once known. */
export function createServices(i18n: I18n, ownWindow: () => number | null): Services {
  const ask = backgroundAsker();
  const changes = withMenuUpdates(broadcastChanges(), ask);
  const store = lateStore(
    once(async () => {
      const { beginLate } = await import('./begin-late.ts');
      return beginLate(changes, ask);
    }),
  );
  const newId = () => crypto.randomUUID();

  const { work, servers } = pageWork({ store, ask });
  const callTool = toolClient({
    ask,
    work,
    changes,
    newId,
    get window() {
      return ownWindow();
    },
  });
  const rules = () => import('@/src/commands/told-rules.ts');
  const bookmarkFiles = async () => {
    const [{ createBookmarkFiles }, { openStore }] = await Promise.all([
      import('./bookmark-file.ts'),
      import('@/src/store/index.ts'),
    ]);
    return createBookmarkFiles({ ask, newId, callTool, store: openStore({ changes, unlocked: unlockedSecret }) });
  };
  const access = modelAccess(store.settings);
  const { commands, ...connections } = models({ i18n, ask, store, access, protocol: loadProtocol, newId });
  return {
    ask,
    ...store,
    archive: { ...store.archive, wipe: wiping(store.archive) },
    connectServer: async (...asked) => (await servers()).connect(...asked),
    newKey: async () => (await import('@/src/bridge/client-keys.ts')).newKey(),
    changes,
    watchLibrary,
    session: () => sessionId(newId),
    ...connections,
    async hideOrigin(origin, hidden) {
      const others = (await store.settings.get()).hiddenFrom.filter((one) => one !== origin);
      const hiddenFrom = hidden ? [...others, origin] : others;
      // Sets the rules before the settings: if this page is closed in between, the switch never shows a rule that is
      // not in force.
      await hideOriginFrom(hiddenFrom.filter(isOnThisMachine));
      await store.settings.change({ hiddenFrom });
    },
    protocol: loadProtocol,
    commands,
    work,
    tryLock,
    whenFree,
    whenPanelsGone,
    get window() {
      return ownWindow();
    },
    newId,
    now: () => Date.now(),
    requestOrigin: access.requestOrigin,
    requestPermission,
    openOptions: (page) => void openOptions(page),
    openLibrary: () => void browser.tabs.create({ url: pageAddress('library.html') }),
    readRule: async (sentence) => (await rules()).readRule(sentence),
    readPanelOrder: async (sentence) => (await rules()).readPanelOrder(sentence),
    openRow: createRowOpener(callTool),
    pageInFront: async () => (await meantTab(ownWindow()))?.url ?? null,
    knows: knowsAddress,
    openLink: async (url) => void (await browser.tabs.create({ url, active: true })),
    favicons: favicons(),
    readFile: async (...asked) => (await import('./read-attachment.ts')).readFile(...asked),
    async *exportBookmarks() {
      yield* (await bookmarkFiles()).exportBookmarks();
    },
    importBookmarks: async (...asked) => (await bookmarkFiles()).importBookmarks(...asked),
    shortcuts: async () => (await import('@/src/browser/panel/shortcuts.ts')).shortcuts(),
    ...broadcastTurns(),
    ...updates,
  };
}
