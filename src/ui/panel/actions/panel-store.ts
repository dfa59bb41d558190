import { createStore } from 'zustand/vanilla';
import type { UserAction } from '@/src/contract/action.ts';
import type { Change } from '@/src/contract/records.ts';
import type { Services } from '@/src/contract/services.ts';
import { oneAtATime } from '../../parts/one-at-a-time.ts';
import type { Attaching } from '../drafts/attachment-sources.ts';
import { createDrafts, type Drafts } from '../drafts/draft-store.ts';
import { createFiles, type Files } from '../drafts/file-attachments.ts';
import { troubleOf } from '../state/error-text.ts';
import { freshConversation } from '../state/new-conversation.ts';
import { createOpenTickets } from '../state/open-tickets.ts';
import type { PanelState, PanelStore, Release, View } from '../state/panel-state.ts';
import { createFollowing } from '../turn/follow-turn.ts';
import { createEarlier } from '../turn/load-earlier-messages.ts';
import { createTurns, type Turns } from '../turn/turn-runner.ts';
import { type Answering, createAnswering } from './answer-question.ts';
import type { Versions } from './answer-versions.ts';
import { type ChatList, createChatList } from './conversations.ts';
import { createSelecting, type Selecting } from './row-selection.ts';
import { createSending, type Sending } from './send-message.ts';
import { createUndoing, type Undoing } from './undo-action.ts';

/** The panel without its looks: what it knows, and what can be done. */
export interface Panel
  extends Omit<Turns, 'begin' | 'holds' | 'resume'>,
    Omit<Answering, 'watch'>,
    Omit<Undoing, 'refresh'>,
    Sending,
    Selecting,
    Drafts,
    Versions,
    Pick<Files, 'attachFiles'>,
    Omit<ChatList, 'openLatest' | 'keepUp' | 'stopOpening'> {
  store: PanelStore;
  attaching(): Promise<Attaching>;
  /** An action picked in this panel, over the tab in front; it stays in the conversation that is open. */
  runAction(action: string): Promise<void>;
  /** An action of the user's own over what they typed for it. Takes the draft's place, with all that goes along with it. */
  runWithInput(action: UserAction, input: string): Promise<void>;
  /** Reads what is stored and keeps up with it until released. */
  start(): Release;
  show(view: View): void;
  choose(provider: string): Promise<void>;
}

/** The same each time, made when it is first wanted; once more where that failed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** A panel over these services. Nothing is read before `start`. */
export function createPanelStore(services: Services, say: (key: string) => string = (key) => key): Panel {
  const store = createStore<PanelState>(() => ({
    loaded: false,
    conversation: freshConversation(services),
    messages: [],
    others: [],
    whole: true,
    turn: null,
    begun: '',
    heard: '',
    stepped: null,
    holder: 'nobody',
    refused: false,
    draft: '',
    pasted: [],
    attached: [],
    edits: {},
    selected: [],
    outbox: new Map(),
    reading: [],
    view: 'chat',
    session: null,
    settings: null,
    providers: [],
    tools: new Map(),
    undone: new Map(),
    removed: [],
    tickets: [],
    asking: [],
    notice: null,
    aloud: '',
    trouble: null,
  }));
  const fail = (error: unknown) => store.setState({ trouble: troubleOf(error) });
  const { begin, holds, resume, ...turns } = createTurns(services, store);
  const drafts = createDrafts(services, store, fail);
  const following = createFollowing(services, store, { holds, resume });
  const { watch, ...answering } = createAnswering(services, store);
  const { refresh, ...undoing } = createUndoing(services, store);
  const { readTickets, leaveTickets } = createOpenTickets(services, store);
  const earlier = createEarlier(services, store);
  const { openLatest, keepUp, stopOpening, ...chats } = createChatList(services, store, {
    ...drafts,
    onOpen: following.onOpen,
  });
  const { attachFiles, refusal } = createFiles(services, store, drafts);
  const sending = createSending(services, store, { begin, holds, resume, ...turns }, { ...drafts, refusal });
  // These weigh, and a panel that is opened comes to none of them by itself.
  const attaching = once(() =>
    import('../drafts/attachment-sources.ts').then((one) => one.createAttaching(services, store)),
  );
  const errands = once(async () => {
    const [{ createErrands }, attach] = await Promise.all([import('./run-action.ts'), attaching()]);
    return createErrands(services, store, { ...attach, ...chats, ...drafts, ...sending, refusal }, say);
  });
  const versions = once(() => import('./answer-versions.ts').then((one) => one.createVersions(services, store, needs)));

  /** What is typed is taken at once: the code for it may have to be loaded, and more be typed meanwhile. */
  async function runWithInput(action: UserAction, input: string): Promise<void> {
    if (sending.busy()) return;
    const place = store.getState();
    const taken = { place, pending: drafts.takePending(place.conversation.id), draft: drafts.take() };
    const loaded = await errands().catch(fail);
    if (loaded) await loaded.runWithInput(action, input, taken);
    else await taken.draft.giveBack(await taken.pending.attached);
  }

  /** Carries out what keys, menus and the address bar left for the panel of this window, until there is nothing left. */
  async function takeErrands(): Promise<void> {
    for (;;) {
      const errand = await services.ask('takeErrand', { window: services.window });
      if (!errand) return;
      await (await errands()).carryOut(errand);
    }
  }

  const readSettings = oneAtATime(async () => {
    const [settings, providers] = await Promise.all([services.settings.get(), services.providers.all()]);
    store.setState({ settings, providers });
  });
  const readSession = async () => store.setState({ session: await services.session() });

  function onChange(change: Change) {
    switch (change.table) {
      case 'settings':
      case 'providers':
        readSettings().catch(fail);
        break;
      case 'journal':
        refresh().catch(() => {});
        break;
      case 'errands':
        if (store.getState().loaded) takeErrands().catch(fail);
        break;
      case 'tickets':
        readTickets().catch(() => {});
        break;
      case 'conversations':
        onConversation(change.conversation).catch(fail);
        break;
      case 'turns':
        if (change.conversation === store.getState().conversation.id) following.onTurn();
        break;
      // Other parts of the panel keep up with these, or none shows them.
      case 'messages':
      case 'grants':
      case 'tags':
      case 'sessions':
      case 'rounds':
        break;
      default:
        change satisfies never;
    }
  }

  /** Another page changed it or took it away; its turn here then has nobody to answer any more. */
  async function onConversation(id: string) {
    await keepUp(id);
    if (holds(id) && !(await services.conversations.get(id))) turns.stop(id);
  }

  async function readTools() {
    const { tools } = await services.ask('statistics', {});
    store.setState({ tools: new Map(tools.map((tool) => [tool.name, tool])) });
    await refresh();
  }

  const needs = {
    begin,
    rewrite: drafts.rewrite,
    editsOf: drafts.editsOf,
    open: chats.open,
    decide: sending.decide,
    readRest: earlier.readRest,
  };
  const withVersions = (work: (versions: Versions) => Promise<void>) => versions().then(work).catch(fail);

  return {
    ...turns,
    ...drafts,
    ...answering,
    ...undoing,
    ...chats,
    ...createSelecting(store),
    attaching,
    async runAction(action) {
      const place = store.getState();
      await (await errands()).runAction(action, place);
    },
    runWithInput,
    attachFiles,
    ...sending,
    stop(conversation = store.getState().conversation.id) {
      turns.stop(conversation);
      drafts.stopPending(conversation);
    },
    edit(message, words) {
      drafts.rewrite(message, words);
      return withVersions((versions) => versions.edit(message, words));
    },
    regenerate: (turn) => withVersions((versions) => versions.regenerate(turn)),
    showVersion: (turn) => withVersions((versions) => versions.showVersion(turn)),
    branch: (turn) => withVersions((versions) => versions.branch(turn)),
    store,
    start() {
      const ends = [services.changes.listen(onChange), watch(), earlier.watch(), following.start()];
      Promise.all([drafts.restoreBackups().then(openLatest), readSettings(), readSession()])
        .then(takeErrands)
        .catch(fail);
      // Only icons and undo marks come from these; without them the panel is merely plainer.
      readTools().catch(() => {});
      readTickets().catch(() => {});
      return () => {
        drafts.cancelAllAttachments();
        stopOpening();
        void drafts.flush();
        leaveTickets();
        for (const end of ends) end();
      };
    },
    show: (view) => store.setState({ view }),
    async choose(provider) {
      store.setState(({ settings }) => ({ settings: settings && { ...settings, provider } }));
      await services.settings.change({ provider }).catch(fail);
    },
  };
}
