import type { CallPart, Message, Turn, TurnFacts, TurnPhase } from '@/src/contract/conversation.ts';
import { inPhase } from '../message/turn-phase.ts';
import { createSaver } from './saver.ts';
import type { TurnPorts } from './turn-ports.ts';

/** Milliseconds by which the store may lag behind the stream. */
const behind = 300;

type RecordPorts = Pick<TurnPorts, 'conversations' | 'emit' | 'wait'>;

/** A turn with the messages of its conversation, in memory and in the store. Tells watchers of changes. */
export interface TurnRecord {
  turn(): Turn;
  /** All messages of the conversation, oldest first. */
  messages(): Message[];
  /** The assistant's rounds of this turn. */
  rounds(): Message[];
  /** Puts the turn into a state, without the fields of the state before. `changed`: further changes. */
  enter(phase: TurnPhase, changed?: Partial<TurnFacts>): Promise<void>;
  /** Shows the message now and stores it soon. */
  show(message: Message): void;
  /** Shows the message, and stores it before resolving. */
  keep(message: Message): Promise<void>;
  remove(ids: string[]): Promise<void>;
  /** Removes a round from the turn that a new answer will replace. It stays stored until the answer has begun. */
  supersede(id: string): void;
  /** Changes one call of a message, stores and shows it. */
  changeCall(message: string, call: string, change: (part: CallPart) => CallPart): Promise<void>;
}

export function createRecord(first: { turn: Turn; messages: Message[] }, ports: RecordPorts): TurnRecord {
  const { conversations, emit, wait } = ports;
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
    messages: () => messages,
    rounds: () => messages.filter((one) => one.turn === turn.id && one.role === 'assistant'),
    async enter(phase, changed) {
      turn = inPhase({ ...turn, ...changed }, phase);
      emit({ type: 'turn-change', turn });
      await conversations.putTurn(turn);
    },
    show(message) {
      hold(message);
      saver.soon(message);
    },
    keep,
    remove,
    supersede(id) {
      superseded = id;
      messages = messages.filter((one) => one.id !== id);
    },
    async changeCall(id, call, change) {
      const message = messages.find((one) => one.id === id);
      if (!message) return;
      const parts = message.parts.map((part) => (part.type === 'call' && part.call.id === call ? change(part) : part));
      await keep({ ...message, parts });
    },
  };
}
