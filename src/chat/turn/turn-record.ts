import type { CallPart, Message, Turn, TurnFacts, TurnPhase } from '@/src/contract/conversation.ts';
import { inPhase } from '../message/turn-phase.ts';
import { createSaver } from './saver.ts';
import type { TurnPorts } from './turn-ports.ts';

/** Milliseconds by which the store may lag behind the stream. */
const behind = 300;

/** A turn with the messages of its conversation, in memory and in the store. Tells watchers of changes. */
export function createRecord(
  first: { turn: Turn; messages: Message[] },
  { conversations, emit, wait }: Pick<TurnPorts, 'conversations' | 'emit' | 'wait'>,
) {
  const saver = createSaver((message: Message) => conversations.putMessage(message), { wait, behind });
  let { turn, messages } = first;
  let superseded: string | null = null;

  const hold = (message: Message) => {
    const at = messages.findLastIndex((one) => one.id === message.id);
    messages = at < 0 ? [...messages, message] : messages.with(at, message);
    emit({ type: 'message-change', message });
    if (superseded === null || message.parts.length === 0) return;
    // If removing fails, the old round stays and is only one more to read.
    remove([superseded]).catch(() => {});
    superseded = null;
  };
  /** Shows the message, and stores it before resolving. */
  const keep = (message: Message) => {
    hold(message);
    return saver.now(message);
  };
  const remove = async (ids: string[]) => {
    messages = messages.filter((one) => !ids.includes(one.id));
    emit({ type: 'message-remove', ids });
    await conversations.removeMessages(ids);
  };

  return {
    turn: () => turn,
    /** All messages of the conversation, oldest first. */
    messages: () => messages,
    /** The assistant's rounds of this turn. */
    rounds: () => messages.filter((one) => one.turn === turn.id && one.role === 'assistant'),
    /** Puts the turn into a state, without the fields of the state before. `changed`: further changes. */
    async enter(phase: TurnPhase, changed?: Partial<TurnFacts>) {
      turn = inPhase({ ...turn, ...changed }, phase);
      emit({ type: 'turn-change', turn });
      await conversations.putTurn(turn);
    },
    /** Shows the message now and stores it soon. */
    show(message: Message) {
      hold(message);
      saver.soon(message);
    },
    keep,
    remove,
    /** Removes a round from the turn that a new answer will replace. It stays stored until the answer has begun. */
    supersede(id: string) {
      superseded = id;
      messages = messages.filter((one) => one.id !== id);
    },
    /** Changes one call of a message, stores and shows it. */
    async changeCall(id: string, call: string, change: (part: CallPart) => CallPart) {
      const message = messages.find((one) => one.id === id);
      if (!message) return;
      const parts = message.parts.map((part) => (part.type === 'call' && part.call.id === call ? change(part) : part));
      await keep({ ...message, parts });
    },
  };
}

export type TurnRecord = ReturnType<typeof createRecord>;
