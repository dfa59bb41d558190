import { browser } from 'wxt/browser';
import { broadcastChanges } from '@/src/browser/changes.ts';
import { pageAddress } from '@/src/browser/extension.ts';
import { faviconOf } from '@/src/browser/favicon.ts';
import { meantTab } from '@/src/browser/front-tab.ts';
import { hideOriginFrom } from '@/src/browser/hidden-origin.ts';
import { knowsAddress } from '@/src/browser/known-address.ts';
import { watchLibrary } from '@/src/browser/library-events.ts';
import { broadcastTurns } from '@/src/browser/live.ts';
import { tryLock, whenFree } from '@/src/browser/locks.ts';
import { backgroundAsker } from '@/src/browser/messages.ts';
import { requestPermission } from '@/src/browser/permissions.ts';
import { whenPanelsGone } from '@/src/browser/presence.ts';
import { sessionId } from '@/src/browser/session.ts';
import { shortcuts } from '@/src/browser/shortcuts.ts';
import { unlockedSecret } from '@/src/browser/unlocked.ts';
import { updates } from '@/src/browser/updates.ts';
import { isOnThisMachine } from '@/src/chat/this-machine.ts';
import type { Changes } from '@/src/contract/records.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import type { AskBackground, Services } from '@/src/contract/services.ts';
import type { LiveRow, ToolCall } from '@/src/contract/tool.ts';
import type { I18n } from '@/src/i18n/index.ts';
import { openStore } from '@/src/store/index.ts';
import { bookmarkFiles } from './bookmark-file.ts';
import { modelAccess } from './model-access.ts';
import { models } from './models.ts';
import { wiping } from './wiping.ts';
import { doWork } from './work.ts';

/** The call that opens a row. */
function opening({ kind, id, url }: LiveRow, background: boolean): Pick<ToolCall, 'name' | 'arguments'> {
  if (background) return { name: 'open_tabs', arguments: { urls: [url], active: false } };
  if (kind === 'tab') return { name: 'switch_to_tab', arguments: { tab_id: Number(id) } };
  if (kind === 'closed') return { name: 'reopen_closed_tabs', arguments: { session_ids: [id] } };
  return { name: 'open_tabs', arguments: { urls: [url], active: true } };
}

/** The menus hold the user's own actions; a background that sleeps hears of no change, only of what it is asked. */
const wakingForMenus = (changes: Changes, ask: AskBackground): Changes => ({
  ...changes,
  tell(change) {
    changes.tell(change);
    if (change.table === 'settings') ask('offerMenus', {}).catch(() => {});
  },
});

/** What every page of ours works with. Whatever weighs is loaded when it is first asked for. */
export function createServices(i18n: I18n, window: number | null): Services {
  const ask = backgroundAsker();
  const changes = wakingForMenus(broadcastChanges(), ask);
  const store = openStore({ changes, unlocked: unlockedSecret });
  const newId = () => crypto.randomUUID();
  const protocol = async () => (await import('@/src/protocol/index.ts')).protocol;

  function run(call: Pick<ToolCall, 'name' | 'arguments'>, how: { peek?: true } = {}): Promise<RunAnswer> {
    const context = { caller: 'panel', conversation: null, turn: null, window, ...how } as const;
    return ask('run', { call: { id: `${newId()}:1`, repairs: [], ...call }, rest: [], context });
  }

  /** The row of a tab that shows this address, which had another number when it was listed. */
  async function tabAt(row: LiveRow): Promise<LiveRow | undefined> {
    const answer = await run({ name: 'list_tabs', arguments: { limit: 500 } }, { peek: true });
    return answer.kind === 'result' ? answer.view.rows.find(({ url }) => url === row.url) : undefined;
  }

  /** The user's own click, by the same road as everything else. A tab that is gone is opened anew. */
  async function openRow(row: LiveRow, { background }: { background: boolean }): Promise<void> {
    const known = row.kind === 'page' && row.from === 'tabs' && !background ? await tabAt(row) : undefined;
    const answer = await run(opening(known ?? row, background));
    if (answer.kind !== 'result' || answer.result.success) return;
    if (row.kind !== 'tab' || !row.url || background) throw new Error(answer.result.error ?? undefined);
    await openRow({ ...row, kind: 'page', from: 'tabs' }, { background });
  }

  const access = modelAccess(store.settings);
  const { commands, ...connections } = models({ i18n, ask, store, access, protocol, newId });
  return {
    ask,
    conversations: store.conversations,
    settings: store.settings,
    providers: store.providers,
    archive: { ...store.archive, wipe: wiping(store.archive) },
    rounds: store.rounds,
    changes,
    watchLibrary,
    session: () => sessionId(newId),
    ...connections,
    async hideOrigin(origin, hidden) {
      const others = (await store.settings.get()).hiddenFrom.filter((one) => one !== origin);
      const hiddenFrom = hidden ? [...others, origin] : others;
      // The rules first: what the switch shows is so, even where this page is closed in between.
      await hideOriginFrom(hiddenFrom.filter(isOnThisMachine));
      await store.settings.change({ hiddenFrom });
    },
    protocol,
    commands,
    work: doWork,
    tryLock,
    whenFree,
    whenPanelsGone,
    window,
    newId,
    now: () => Date.now(),
    requestOrigin: access.requestOrigin,
    requestPermission,
    openOptions: (page) => void browser.tabs.create({ url: pageAddress(`options.html${page ? `#${page}` : ''}`) }),
    openRow,
    pageInFront: async () => (await meantTab(window))?.url ?? null,
    knows: knowsAddress,
    openLink: async (url) => void (await browser.tabs.create({ url, active: true })),
    favicon: faviconOf,
    ...bookmarkFiles({ ask, newId, store }),
    shortcuts,
    ...broadcastTurns(),
    ...updates,
  };
}
