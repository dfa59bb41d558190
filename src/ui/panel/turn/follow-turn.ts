import type { Services } from '@/src/contract/services.ts';
import { failureOf } from '../state/failure-of.ts';
import type { PanelStore, Release } from '../state/panel-state.ts';
import { readVisible } from '../state/visible-messages.ts';
import { applyTurnEvent } from './apply-turn-event.ts';
import type { TurnRunner } from './turn-runner.ts';

/** Follows the turn of the open conversation, wherever it runs. */
export function createTurnFollower(
  services: Services,
  store: PanelStore,
  { holds, resume }: Pick<TurnRunner, 'holds' | 'resume'>,
) {
  let unwatch: Release = () => {};
  let waitingFor = new AbortController();
  let following = false;
  const fail = failureOf(store);
  const openId = () => store.getState().conversation.id;
  const shown = (id: string) => readVisible(id, services.conversations, store.getState().whole);

  /** Continues an abandoned turn. While another window runs it, waits until that one ends. */
  async function takeUp(id: string, signal: AbortSignal): Promise<void> {
    await resume();
    while (store.getState().holder === 'elsewhere' && !signal.aborted) {
      await services.whenFree(`turn:${id}`, signal);
      const now = await shown(id);
      if (signal.aborted) return;
      store.setState({ ...now, holder: 'nobody', refused: false });
      await resume();
    }
  }

  async function follow(id: string): Promise<void> {
    waitingFor.abort();
    waitingFor = new AbortController();
    const { signal } = waitingFor;
    following = true;
    try {
      await takeUp(id, signal);
    } catch (error) {
      if (!signal.aborted) fail(error);
    } finally {
      if (!signal.aborted) following = false;
    }
  }

  /** Follows a turn that another window began. */
  async function followForeign(id: string): Promise<void> {
    const now = await shown(id);
    if (openId() !== id || holds(id)) return;
    store.setState(now);
    await follow(id);
  }

  /** Merges the messages that were read with events of the running turn that arrived in the meantime. */
  async function catchUp(id: string): Promise<void> {
    const before = store.getState();
    const now = await shown(id);
    const { conversation, messages, turn } = store.getState();
    if (conversation.id !== id) return;
    if (!holds(id)) return showEnded(id);
    // Messages changed by events since the opening are newer than those read.
    const told = messages.filter((message) => !before.messages.includes(message));
    const read = now.messages.map((message) => told.find(({ id }) => id === message.id) ?? message);
    const ids = new Set(read.map(({ id }) => id));
    store.setState({
      ...now,
      messages: [...read, ...told.filter((message) => !ids.has(message.id))],
      turn: turn === before.turn ? now.turn : turn,
    });
  }

  /** Shows a turn that ended while it was being read. */
  async function showEnded(id: string): Promise<void> {
    const now = await shown(id);
    if (openId() !== id) return;
    if (holds(id)) await catchUp(id);
    else store.setState(now);
  }

  return {
    /** Call it when another conversation was opened. */
    onOpen() {
      const id = openId();
      waitingFor.abort();
      following = false;
      unwatch();
      unwatch = services.watchTurn(id, ({ message, turn }) => {
        if (holds(id)) return;
        applyTurnEvent(store, id, { type: 'message-change', message });
        applyTurnEvent(store, id, { type: 'turn-change', turn });
      });
      if (!holds(id)) return void follow(id);
      store.setState({ holder: 'here' });
      catchUp(id).catch(fail);
    },
    /** Call it when a turn of the open conversation was stored. */
    onTurn() {
      const id = openId();
      if (store.getState().holder === 'nobody' && !holds(id)) followForeign(id).catch(fail);
    },
    start(): Release {
      // An attempt to start a turn may find one that runs in another window.
      const end = store.subscribe(({ holder, conversation }) => {
        if (holder === 'elsewhere' && !following) void follow(conversation.id);
      });
      return () => {
        end();
        waitingFor.abort();
        unwatch();
      };
    },
  };
}
