import { readPanelOrder, readRule } from '@/src/commands/told-rules.ts';
import type { Archive } from '@/src/contract/archive.ts';
import type { Message, Turn } from '@/src/contract/conversation.ts';
import type { Overview } from '@/src/contract/messages.ts';
import type { Provider } from '@/src/contract/provider.ts';
import type { CommandPreview, ImportOutcome, ImportRun, Services } from '@/src/contract/services.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import type { ServerProblem, ToolServer } from '@/src/contract/tool-server.ts';
import { fakeArchive } from './archive.ts';
import { type FakeBackground, fakeBackground, tools } from './background.ts';
import { bracketProtocol } from './bracket-protocol.ts';
import { fakeChanges } from './changes.ts';
import { fakeRecords } from './records.ts';
import { scriptedProvider } from './scripted-provider.ts';
import { textFile } from './text-file.ts';

/** All that the panel has done outside of itself. */
interface Done {
  opened: { row: LiveRow; background: boolean }[];
  links: string[];
  options: (string | undefined)[];
  /** Number of times that the extension was restarted for an update. */
  updates: number;
  /** Number of times that the library was opened. */
  libraries: number;
  permissions: string[];
  /** Connections that were opened, in order. */
  connections: ProviderConfig[];
}

export interface FakeServices extends Services {
  records: ReturnType<typeof fakeRecords>;
  background: FakeBackground;
  done: Done;
  /** Names of the locks that are held; a test adds one to stand for another page. */
  locks: Map<string, Promise<unknown>>;
  /** A turn in another page, as `watchTurn` tells it. */
  fromElsewhere(conversation: string, state: { message: Message; turn: Turn }): void;
  /** Listeners for changes of tabs and bookmarks. */
  libraryWatchers: Set<() => void>;
}

export const nothingThere: Overview = {
  tabs: 0,
  windows: 1,
  duplicates: 0,
  duplicateWindows: 0,
  stale: 0,
  sites: 0,
  bookmarks: 0,
  currentTab: null,
};

export interface FakeServicesOptions {
  background?: Parameters<typeof fakeBackground>[0];
  /** The model, or the built-in commands. */
  provider?: Provider;
  /** Finds the command that the instant line shows for a sentence. */
  preview?: (sentence: string) => CommandPreview | null;
  overview?: Partial<Overview>;
  known?: string[];
  /** The pieces of the bookmark file that an export gives. */
  bookmarkFile?: string[];
  archive?: Partial<Archive>;
  imported?: (file: string, title: string, run: ImportRun) => Promise<ImportOutcome>;
  /** Finds the problem of a server that is connected; null if it has none. */
  connect?: (server: Omit<ToolServer, 'tools'>) => ServerProblem | null;
  /** Answer of the browser to a request for a permission. */
  grants?: boolean;
  now?: () => number;
}

let pages = 0;

/** Services of a page, in memory: the loop is real, the model and the background are scripted. */
export function fakeServices(options: FakeServicesOptions = {}): FakeServices {
  const { preview = () => null, overview, known = [], grants = true, provider = scriptedProvider() } = options;
  const changes = fakeChanges();
  const records = fakeRecords({ changes });
  const background = fakeBackground({
    overview: () => ({ ...nothingThere, ...overview }),
    statistics: () => ({ tools, used: [] }),
    journal: ({ limit, query }) => records.journal.page({ limit, ...(query ? { query } : {}) }),
    grants: () => records.grants.all(),
    journalEntry: ({ id }) => records.journal.get(id),
    openTickets: () => records.tickets.open(),
    ...options.background,
  });
  const done: Done = { opened: [], links: [], options: [], libraries: 0, permissions: [], connections: [], updates: 0 };
  const locks = new Map<string, Promise<unknown>>();
  const watchers = new Map<string, (state: { message: Message; turn: Turn }) => void>();
  const libraryWatchers = new Set<() => void>();
  pages += 1;
  const page = pages;
  let ids = 0;
  const request = async (permission: string) => {
    done.permissions.push(permission);
    return grants;
  };

  return {
    records,
    background,
    done,
    locks,
    fromElsewhere: (conversation, state) => watchers.get(conversation)?.(state),
    libraryWatchers,
    ask: background.ask,
    conversations: records.conversations,
    settings: records.settings,
    providers: records.providers,
    archive: { ...fakeArchive(records), ...options.archive },
    rounds: records.rounds,
    clients: records.clients,
    outsideCalls: records.outsideCalls,
    servers: records.servers,
    async connectServer(server) {
      const problem = options.connect?.(server) ?? null;
      if (!problem) await records.servers.put({ ...server, tools: [] });
      return problem;
    },
    newKey: async () => ({ key: `or_${'k'.repeat(43)}`, hash: `hash${++ids}` }),
    changes,
    kinds: [],
    presets: [],
    async open(config) {
      done.connections.push(config);
      return provider;
    },
    test: async () => [],
    tryAnswer: async () => null,
    findLocalServers: async () => [],
    async hideOrigin(origin, hidden) {
      const others = (await records.settings.get()).hiddenFrom.filter((one) => one !== origin);
      await records.settings.change({ hiddenFrom: hidden ? [...others, origin] : others });
    },
    protocol: async () => bracketProtocol,
    work: async (name) => Promise.reject(new Error(`${name} was not expected`)),
    commands: async () => ({
      preview: async (sentence) => preview(sentence),
      list: () => [
        {
          group: text('ui_activity'),
          commands: [{ intent: 'tabs.count', phrase: text('ui_chats') }],
        },
      ],
    }),
    async tryLock(name, held) {
      if (locks.has(name)) return null;
      const work = held();
      locks.set(name, work);
      try {
        return await work;
      } finally {
        locks.delete(name);
      }
    },
    async whenFree(name) {
      await locks.get(name);
    },
    // Panels in other windows stay open.
    whenPanelsGone: () => new Promise(() => {}),
    window: 7,
    session: async () => 'now',
    newId: () => `${page}-${++ids}`,
    now: options.now ?? Date.now,
    requestOrigin: request,
    requestPermission: request,
    openOptions: (page) => done.options.push(page),
    readRule: async (sentence) => readRule(sentence),
    readPanelOrder: async (sentence) => readPanelOrder(sentence),
    openLibrary() {
      done.libraries += 1;
    },
    async openRow(row, { background }) {
      done.opened.push({ row, background });
      return 'opened';
    },
    knows: async (url) => known.includes(url),
    pageInFront: async () => null,
    async openLink(url) {
      done.links.push(url);
    },
    favicons: { of: () => null, listen: () => () => {} },
    readFile: textFile,
    async *exportBookmarks() {
      yield* options.bookmarkFile ?? [];
    },
    importBookmarks: async (file, title, run) =>
      options.imported?.(await file.text(), title, run) ?? {
        folder: title,
        saved: 0,
        leftOut: 0,
        missing: 0,
        entries: [],
        problem: null,
      },
    shortcuts: async () => [{ name: '_execute_action', description: 'Open Outrigger', shortcut: 'Alt+Shift+U' }],
    watchLibrary(listener) {
      libraryWatchers.add(listener);
      return () => libraryWatchers.delete(listener);
    },
    watchTurn(conversation, listener) {
      watchers.set(conversation, listener);
      return () => watchers.delete(conversation);
    },
    tellTurn: () => {},
    hearWatchers: () => {},
    watchUpdate: () => () => {},
    update() {
      done.updates += 1;
    },
  };
}
