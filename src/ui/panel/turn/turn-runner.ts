import type { ChatEvent, TurnStart } from '@/src/chat/index.ts';
import { inPhase } from '@/src/chat/message/turn-phase.ts';
import type { Conversation, Message, Turn } from '@/src/contract/conversation.ts';
import { COMMANDS } from '@/src/contract/provider.ts';
import type { Services } from '@/src/contract/services.ts';
import type { ModelSettings, ProviderConfig } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { keyIn } from '../../setup/known-services.ts';
import { errorText } from '../state/error-text.ts';
import { builtIn, chosenConfig, removedConnection } from '../state/model-choice.ts';
import type { PanelStore } from '../state/panel-state.ts';
import { wordsOf } from '../state/transcript.ts';
import { readVisible } from '../state/visible-messages.ts';
import { applyTurnEvent } from './apply-turn-event.ts';
import { createTurnBroadcast } from './broadcast-turn.ts';
import { generateTitle } from './generate-title.ts';
import { createRenderThrottle } from './render-throttle.ts';

export type TurnRunner = ReturnType<typeof createTurnRunner>;

interface Run {
  start: TurnStart;
  conversation: string;
  config: ProviderConfig;
  /** Syntax of a continued turn; a new one uses the model's setting. */
  syntax?: string;
  /** True if the connection was removed: open calls are ended, and no request is sent. */
  removed?: boolean;
}

export function createTurnRunner(services: Services, store: PanelStore) {
  const running = new Map<string, AbortController>();
  /** Resumed turns that are just being closed, by conversation. */
  const resuming = new Map<string, Promise<unknown>>();
  const broadcast = createTurnBroadcast(services);
  const show = createRenderThrottle((conversation, event) => applyTurnEvent(store, conversation, event));

  /** Runs work under the turn's lock, `quietly` without showing it; false if another window has the lock. */
  async function hold(
    conversation: string,
    work: (signal: AbortSignal) => Promise<void>,
    quietly = false,
  ): Promise<boolean> {
    const held = await services.tryLock(`turn:${conversation}`, async () => {
      const stop = new AbortController();
      running.set(conversation, stop);
      if (!quietly) showHeld(conversation);
      try {
        await work(stop.signal);
      } catch (error) {
        store.setState({ trouble: errorText(error) });
      } finally {
        running.delete(conversation);
        setHolder(conversation, 'nobody');
      }
      return true;
    });
    if (held === null) setHolder(conversation, running.has(conversation) ? 'here' : 'elsewhere');
    return held ?? false;
  }

  function showHeld(conversation: string) {
    setHolder(conversation, 'here');
    store.setState({ notice: null });
  }

  function setHolder(conversation: string, holder: 'here' | 'elsewhere' | 'nobody') {
    if (store.getState().conversation.id !== conversation) return;
    store.setState(holder === 'elsewhere' ? { holder } : { holder, refused: false });
  }

  function hear(conversation: string, event: ChatEvent) {
    show(conversation, event);
    broadcast(conversation, event);
  }

  /** Starts loading everything a turn needs, while its message is being stored. */
  function prepare({ conversation, config, removed = false }: Omit<Run, 'start'>) {
    const chat = import('@/src/chat/index.ts');
    const model = services.providers.modelSettings(config.id, config.model);
    const ready = Promise.all([
      chat,
      services.protocol(),
      removed ? removedConnection : services.open(config),
      model,
      services.settings.get(),
      services.session(),
      services.conversations.get(conversation),
    ]);
    // A failure is thrown where the promise is awaited; this only avoids an unhandled rejection.
    ready.catch(() => {});
    return [ready, chat, model] as const;
  }

  async function run(going: Run, signal: AbortSignal, ready = prepare(going)[0]) {
    const { start, conversation, config, syntax } = going;
    const [{ runTurn, modelAccessOf, syntaxFor, withoutTools }, protocol, provider, model, settings, session, chat] =
      await ready;
    const { ask, work, conversations, rounds, changes, window, now, newId } = services;
    const end = await runTurn(start, {
      ask,
      work,
      conversations,
      rounds,
      changes,
      window,
      now,
      newId,
      provider,
      providerId: config.id,
      model: config.model,
      access: modelAccessOf(config, services.settings),
      syntax: syntax ?? syntaxFor(model, protocol.firstSyntax?.(config.model)),
      settings: withInstructions(model, chat),
      async learn(found) {
        const known = await services.providers.modelSettings(config.id, config.model);
        await services.providers.putModelSettings(config.id, config.model, { ...known, ...found });
      },
      caller: config.id === COMMANDS ? 'command' : 'model',
      maxToolRounds: settings.maxToolRounds,
      protocol,
      session,
      emit: (event) => hear(conversation, event),
      signal,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
    if (end.reason === 'answered') void generateTitle(services, conversation, { config, provider }).catch(() => {});
    const textual = withoutTools(end, model);
    if (!textual) return;
    await services.providers.putModelSettings(config.id, config.model, textual);
    await run({ start: { kind: 'retry', conversation }, conversation, config }, signal);
  }

  async function again(kind: 'retry' | 'continue') {
    const { id } = store.getState().conversation;
    await resuming.get(id);
    const { conversation, turn } = store.getState();
    if (!turn || conversation.id !== id || running.has(id)) return;
    const known = store.getState();
    const going = kind === 'continue' ? await fixed(turn) : { config: chosenConfig(known) };
    const start = { kind, conversation: conversation.id };
    await hold(conversation.id, async (signal) => {
      await storeShown(conversation.id);
      const answer = () => run({ start, conversation: conversation.id, ...going }, signal);
      if (kind === 'continue') return answer();
      const { retryPartialAnswer } = await import('./retry-partial-answer.ts');
      await retryPartialAnswer(services, store, conversation.id, answer);
    });
  }

  /** Connection, model and syntax of a turn that is continued. */
  const fixed = async (turn: Turn): Promise<Pick<Run, 'config' | 'syntax' | 'removed'>> => {
    const { provider: id, model, syntax } = turn;
    const own = [builtIn, ...(await services.providers.all())].find((config) => config.id === id);
    return { config: { ...(own ?? builtIn), id, model }, syntax, removed: !own };
  };

  async function takeUp(conversation: string, signal: AbortSignal) {
    const { cutMessages } = await import('@/src/chat/index.ts');
    await cutMessages(conversation, services.conversations);
    const shown = await readVisible(conversation, services.conversations, store.getState().whole);
    if (store.getState().conversation.id === conversation) store.setState(shown);
    const { turn } = shown;
    if (turn?.state !== 'waiting' && turn?.state !== 'running') return;
    showHeld(conversation);
    await run({ start: { kind: 'resume', conversation }, conversation, ...(await fixed(turn)) }, signal);
  }

  async function storeShown(conversation: string) {
    const { turn, messages } = store.getState();
    if (turn?.conversation !== conversation || turn.end?.reason !== 'not-stored') return;
    for (const message of messages) if (message.turn === turn.id) await services.conversations.putMessage(message);
    await services.conversations.putTurn(inPhase(turn, { state: 'answering' }));
  }

  return {
    /**
     * Stores and answers a message. False if not stored, if it contains a key, or while another window answers.
     * `onStored` is called before the message is shown.
     */
    async begin(message: Message, config: ProviderConfig, onStored?: () => void | Promise<void>) {
      const { conversation } = message;
      if (keyIn(wordsOf([message]), services)) {
        store.setState({ notice: text('setup_key_not_sent') });
        return false;
      }
      let isStored = false;
      const [ready, chat, model] = prepare({ conversation, config });
      await hold(conversation, async (signal) => {
        await storeShown(conversation);
        const { conversations } = services;
        // Read behind the write: a message of a conversation that is gone is not stored.
        const there = conversations.putMessage(message).then(() => conversations.get(conversation));
        const stored = Promise.all([there, conversations.cachedMessages(conversation)]);
        const lookedUp = chat.then(({ lookUpNewTurn }) => lookUpNewTurn(message, stored, model, services));
        Promise.all([stored, lookedUp]).catch(() => {});
        if (!(await there)) return;
        isStored = true;
        await onStored?.();
        if (store.getState().conversation.id === conversation) store.setState({ startedTurn: message.turn });
        applyTurnEvent(store, conversation, { type: 'message-change', message });
        await run(
          { start: { kind: 'new', userMessage: message, stored, lookedUp }, conversation, config },
          signal,
          ready,
        );
      });
      return isStored;
    },
    /** Answers again with the chosen model. */
    retry: () => again('retry'),
    /** Continues after a cut, a limit or a stop with the turn's own model. */
    goOn: () => again('continue'),
    /** Stores messages that the database had refused and ends the turn. */
    async storeNow() {
      const { conversation } = store.getState();
      await hold(conversation.id, async (signal) => {
        await storeShown(conversation.id);
        await takeUp(conversation.id, signal);
      });
    },
    /** Continues a waiting turn whose page is gone, or follows it if another window runs it. */
    async resume() {
      const { turn } = store.getState();
      if (!turn || turn.state === 'done' || turn.state === 'stopped') return;
      const { conversation } = turn;
      const held = hold(conversation, (signal) => takeUp(conversation, signal), true);
      resuming.set(conversation, held);
      await held.finally(() => resuming.delete(conversation));
    },
    /** Stops the turn of this conversation, by default the open one. */
    stop: (conversation = store.getState().conversation.id) => running.get(conversation)?.abort(),
    holds: (conversation: string) => running.has(conversation),
  };
}

/** Model settings with the instructions of this chat added to those of the model. */
const withInstructions = (model: ModelSettings, chat: Conversation | null): ModelSettings => ({
  ...model,
  systemPrompt: [model.systemPrompt, chat?.instructions].filter(Boolean).join('\n\n'),
});
