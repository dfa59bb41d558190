import { createStore } from 'zustand/vanilla';
import type { UserAction } from '@/src/contract/action.ts';
import type { Message } from '@/src/contract/conversation.ts';
import type { Change } from '@/src/contract/records.ts';
import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import { once } from '@/src/text/once.ts';
import { oneAtATime } from '../../parts/one-at-a-time.ts';
import { createDrafts } from '../drafts/draft-store.ts';
import { createFileAttachments } from '../drafts/file-attachments.ts';
import { failureOf } from '../state/failure-of.ts';
import { builtIn, configOf } from '../state/model-choice.ts';
import { emptyConversationState, newConversation } from '../state/new-conversation.ts';
import { createOpenTickets } from '../state/open-tickets.ts';
import type { PanelState, Release, View } from '../state/panel-state.ts';
import { createTurnFollower } from '../turn/follow-turn.ts';
import { createEarlierMessages } from '../turn/load-earlier-messages.ts';
import { createTurnRunner } from '../turn/turn-runner.ts';
import { createQuestionAnswers } from './answer-question.ts';
import type { AnswerVersions } from './answer-versions.ts';
import { conversationActions } from './conversation-actions.ts';
import { createMessageSender } from './send-message.ts';
import { createUndoActions } from './undo-action.ts';

/** State and actions of the panel, without its components. */
export type Panel = ReturnType<typeof createPanelStore>;

/** Creates a panel. Reads nothing before `start`. */
export function createPanelStore(services: Services, say: (key: string) => string = (key) => key) {
  const store = createStore<PanelState>(() => ({
    ...emptyConversationState(),
    loaded: false,
    conversation: newConversation(services),
    startedTurn: '',
    draft: '',
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
    aloud: '',
    trouble: null,
  }));
  const fail = failureOf(store);
  const { begin, holds, resume, ...turns } = createTurnRunner(services, store);
  const drafts = createDrafts(services, store);
  const following = createTurnFollower(services, store, { holds, resume });
  const { watch, ...answering } = createQuestionAnswers(services, store);
  const { refresh, ...undoing } = createUndoActions(services, store);
  const { readTickets, leaveTickets } = createOpenTickets(services, store);
  const earlier = createEarlierMessages(services, store);
  const { openLatest, keepUp, stopOpening, ...chats } = conversationActions(services, store, {
    ...drafts,
    onOpen: following.onOpen,
  });
  const { attachFiles, refusal } = createFileAttachments(services, store, drafts);
  const sending = createMessageSender(services, store, { begin, holds, resume, ...turns }, { ...drafts, refusal });
  // Heavy modules, loaded on first use.
  const attaching = once(() =>
    import('../drafts/attachment-sources.ts').then((one) => one.createAttachmentSources(services, store)),
  );
  const actionRunner = once(async () => {
    const [{ createActionRunner }, attach] = await Promise.all([import('./run-action.ts'), attaching()]);
    return createActionRunner(services, store, { ...attach, ...chats, ...drafts, ...sending, refusal }, say);
  });
  const versions = once(async () => {
    const { createAnswerVersions } = await import('./answer-versions.ts');
    return createAnswerVersions(services, store, {
      ...drafts,
      ...chats,
      ...sending,
      begin,
      readRest: earlier.readRest,
    });
  });
  const withVersions = (work: (versions: AnswerVersions) => Promise<void>) => versions().then(work).catch(fail);

  /** Runs a custom action on the draft, taken before the code is loaded: the user may continue typing meanwhile. */
  async function runWithInput(action: UserAction, input: string): Promise<void> {
    if (sending.busy()) return;
    const place = store.getState();
    const taken = { place, pending: drafts.takePending(place.conversation.id), draft: drafts.take() };
    const loaded = await actionRunner().catch(fail);
    if (loaded) await loaded.runWithInput(action, input, taken);
    else await taken.draft.giveBack(await taken.pending.attached);
  }

  /** Runs all requests of shortcuts, menus and the address bar for this window. */
  async function runPanelRequests(): Promise<void> {
    for (;;) {
      const panelRequest = await services.ask('takePanelRequest', { window: services.window });
      if (!panelRequest) return;
      await (await actionRunner()).carryOut(panelRequest);
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
      case 'panelRequests':
        if (store.getState().loaded) runPanelRequests().catch(fail);
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
      // Changes that are handled elsewhere or not shown.
      case 'messages':
      case 'grants':
      case 'tags':
      case 'sessions':
      case 'rounds':
      case 'clients':
      case 'servers':
      case 'outsideCalls':
        break;
      default:
        change satisfies never;
    }
  }

  /** Follows a change that another page made to a conversation. If it was deleted, its turn is stopped. */
  async function onConversation(id: string) {
    const isThere = await keepUp(id);
    if (!isThere && holds(id)) turns.stop(id);
  }

  async function readTools() {
    const { tools } = await services.ask('statistics', {});
    store.setState({ tools: new Map(tools.map((tool) => [tool.name, tool])) });
    await refresh();
  }

  return {
    ...turns,
    ...drafts,
    ...answering,
    ...undoing,
    ...chats,
    ...sending,
    store,
    fail,
    attaching,
    attachFiles,
    runWithInput,
    /** Selects a row for the next command, or deselects it. */
    select(row: LiveRow) {
      const same = (one: LiveRow) => one.kind === row.kind && one.id === row.id;
      store.setState(({ selected }) => ({
        selected: selected.some(same) ? selected.filter((one) => !same(one)) : [...selected, row],
      }));
    },
    unselectAll: () => store.setState({ selected: [] }),
    /** Opens a row and shows an error if that fails. */
    async openRow(row: LiveRow, how: { background: boolean }) {
      const came = await services.openRow(row, how).catch(fail);
      const title = row.title || row.url || row.id;
      if (came === 'open-already') store.setState({ notice: text('ui_open_already', { title }) });
    },
    async deny(ticket: string, reason?: string) {
      const { turn } = store.getState();
      const isCommands = turn?.provider === builtIn.id && turn.state === 'waiting';
      // Built-in commands cannot read a reason: it is sent as the next sentence if something can.
      const isNext = isCommands && reason !== undefined && (await (await actionRunner()).isRead(reason));
      const denied = await answering.deny(ticket, isNext ? undefined : reason);
      if (denied && reason && isNext) await (await actionRunner()).sayInstead(reason);
      return denied;
    },
    /** Runs an action on the current tab in the open conversation. */
    async runAction(action: string) {
      const place = store.getState();
      await (await actionRunner()).runAction(action, place);
    },
    stop(conversation = store.getState().conversation.id) {
      turns.stop(conversation);
      drafts.stopPending(conversation);
    },
    edit(message: Message, words: string) {
      drafts.rewrite(message, words);
      return withVersions((versions) => versions.edit(message, words));
    },
    regenerate: (turn: string) => withVersions((versions) => versions.regenerate(turn)),
    showVersion: (turn: string) => withVersions((versions) => versions.showVersion(turn)),
    branch: (turn: string) => withVersions((versions) => versions.branch(turn)),
    /** Reads stored state and follows changes until released. */
    start(): Release {
      const ends = [services.changes.listen(onChange), watch(), earlier.watch(), following.start()];
      Promise.all([drafts.restoreBackups().then(openLatest), readSettings(), readSession()])
        .then(runPanelRequests)
        .catch(fail);
      // A failure is ignored: only icons and undo states depend on the tools.
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
    show: (view: View) => store.setState({ view }),
    /** Chooses the model for the open chat and for new ones. `model`: by default that of the connection. */
    async choose(provider: string, model?: string) {
      const config = configOf(store.getState(), provider);
      const choice = { provider: config.id, model: model ?? config.model, at: services.now() };
      store.setState(({ settings, conversation }) => ({
        settings: settings && { ...settings, provider },
        conversation: { ...conversation, model: choice },
      }));
      const { id } = store.getState().conversation;
      await Promise.all([
        services.settings.change({ provider }),
        services.conversations.change(id, { model: choice }),
        choice.model === config.model ? null : services.providers.put({ ...config, model: choice.model }),
      ]).catch(fail);
    },
  };
}
