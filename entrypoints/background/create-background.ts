import { bookmarksPort } from '@/src/browser/bookmarks/browser-bookmarks.ts';
import { readingListPort } from '@/src/browser/bookmarks/browser-reading-list.ts';
import { lookUp, stayAwake, uiLanguage } from '@/src/browser/extension.ts';
import { messagesIn } from '@/src/browser/interface-language.ts';
import { broadcastChanges } from '@/src/browser/messages/broadcast-changes.ts';
import { pagesPort } from '@/src/browser/page/browser-pages.ts';
import { linksPort } from '@/src/browser/page/request-link.ts';
import { historyPort } from '@/src/browser/page/visit-history.ts';
import { sessionId } from '@/src/browser/run/browser-session.ts';
import { withLock } from '@/src/browser/run/locks.ts';
import { unlockedSecret } from '@/src/browser/run/session-secret.ts';
import { sessionValue } from '@/src/browser/run/session-value.ts';
import { permissionsPort } from '@/src/browser/servers/permissions.ts';
import { browserTabs } from '@/src/browser/tabs/browser-tabs.ts';
import type { Changes } from '@/src/contract/records.ts';
import type { Text } from '@/src/contract/text.ts';
import { createGate, type Gate } from '@/src/gate/gate.ts';
import { createI18n } from '@/src/i18n/index.ts';
import { createJournal } from '@/src/journal/journal.ts';
import { createRegistry, type Registry } from '@/src/registry/registry.ts';
import { openStore, type Store } from '@/src/store/index.ts';
import { createBookmarkIndex } from '@/src/tools/bookmark-index/bookmark-index.ts';
import { outsideTools, tools } from '@/src/tools/index.ts';
import { trashFolders } from '@/src/tools/library/trash-folder.ts';
import { folderList } from '@/src/tools/reading-list/rows/folder-list.ts';
import { saveBefore } from '@/src/tools/sessions/rows/saved-tabs.ts';
import { rememberReturned } from '@/src/tools/tab-ids/new-tab-ids.ts';
import type { ToolPorts } from '@/src/tools/tool-ports.ts';
import { keepServers } from './keep-servers.ts';
import { type Knowledge, knowledge, knownIn } from './knowledge.ts';

/** The parts that the background is made of. */
export interface Background {
  store: Store;
  changes: Changes;
  ports: ToolPorts;
  registry: Registry;
  gate: Gate;
  known: Knowledge;
  /** Resolves once the tools of the user's servers are registered. */
  serversReady(): Promise<void>;
  say(text: Text): string;
  /** The name of the interface's language, in that language. */
  language(): string;
  /** Applies the language from the settings. */
  speak(): Promise<void>;
}

/** Largest number of characters of a result for a model. For small contexts the chat cuts it further. */
const resultSize = 40_000;

const newId = (): string => crypto.randomUUID();
const clock = { now: () => Date.now() };
const session = () => sessionId(newId);

/** Resolves after this number of milliseconds; rejects with the signal's reason when it aborts. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

const after = (milliseconds = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds that a search waits for the stored index before it also asks the browser, which takes longer. */
const indexPatience = 700;

/** Creates all rooms and connects them. Reads neither the browser's data nor the database. */
export function createBackground(): Background {
  const changes = broadcastChanges();
  const store = openStore({ changes, unlocked: unlockedSecret });
  let i18n = createI18n(lookUp, uiLanguage());
  const say = (said: Text): string => i18n.say(said);
  const speak = async () => {
    const { language } = await store.settings.get();
    i18n = createI18n(await messagesIn(language), uiLanguage());
  };
  const journal = createJournal({ records: store.journal, lock: withLock, clock, session });
  const bookmarks = bookmarksPort();
  const index = createBookmarkIndex({
    ...store,
    bookmarks,
    records: store.index,
    compared: sessionValue('index-compared', false),
    trashFolders: async (folders, defaultFolder) => trashFolders(folders, defaultFolder, await store.trash.all()),
    clock,
    pause: after,
    patience: (building) => Promise.race([building, after(indexPatience)]),
  });
  const ports: ToolPorts = {
    tabs: browserTabs,
    bookmarks,
    index,
    pages: pagesPort(),
    history: historyPort(),
    permissions: permissionsPort(),
    tags: store.tags,
    trash: store.trash,
    sessions: store.sessions,
    rules: store.rules,
    links: linksPort,
    readingList: readingListPort() ?? folderList({ bookmarks, trash: store.trash, clock }),
    clock,
    actions: journal,
    returned: rememberReturned(sessionValue('renumbering', { tabs: [], windows: [], groups: [] })),
    described: async () => (await registry.describe({ text: '', budget: Number.MAX_SAFE_INTEGER })).tools,
    words: say,
  };
  const known = knowledge(store.conversations, store.pieces);
  const addresses = knownIn(store.sessions, ports.readingList);
  const gate = createGate({ ...store, ...known, known: addresses, lock: withLock, clock, newId, session });
  const registry: Registry = createRegistry({
    tools: [...tools, ...outsideTools].map((make) => make(ports)),
    gate,
    journal,
    statistics: store.statistics,
    findings: store.findings,
    permissions: ports.permissions,
    lock: withLock,
    clock,
    wait,
    session,
    stayAwake,
    openTabs: () => browserTabs.all(),
    saveSession: saveBefore(ports),
    words: say,
    resultSize,
    log: ({ tool, call, outcome, time, code = '' }) =>
      console.debug(`${tool} ${call}: ${outcome} ${code} after ${time} ms`),
  });
  const serversReady = keepServers(store, changes, registry);
  return { store, changes, ports, registry, gate, known, serversReady, say, language: () => i18n.language(), speak };
}
