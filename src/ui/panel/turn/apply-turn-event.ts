import type { ChatEvent } from '@/src/chat/index.ts';
import { pathTo } from '@/src/chat/message/path.ts';
import type { Conversation, Message } from '@/src/contract/conversation.ts';
import type { PanelState, PanelStore } from '../state/panel-state.ts';
import { allOf, parted, splitBy } from '../state/visible-messages.ts';

/** Applies an event of a turn to the state, if its conversation is open. */
export function applyTurnEvent(store: PanelStore, conversation: string, event: ChatEvent): void {
  const state = store.getState();
  if (state.conversation.id !== conversation) return;
  switch (event.type) {
    case 'conversation-change':
      store.setState({ conversation: event.conversation, ...chosenIn(state, event.conversation) });
      break;
    case 'message-change':
      store.setState(withMessage(state, event.message));
      break;
    case 'message-remove':
      store.setState({ messages: state.messages.filter((message) => !event.ids.includes(message.id)) });
      break;
    case 'turn-change':
      store.setState({ turn: event.turn, liveTurn: event.turn.id });
      break;
    case 'turn-end':
      break;
    default:
      event satisfies never;
  }
}

/** Recomputes the shown path after a version was chosen. */
const chosenIn = (state: PanelState, { shown }: Conversation): Partial<PanelState> =>
  state.whole && state.others.length > 0 ? parted(allOf(state), shown) : {};

/** Replaces the message of this id, or appends it. A new version of a user message replaces everything after it. */
function withMessage({ messages, others }: PanelState, message: Message): Partial<PanelState> {
  const at = messages.findLastIndex((one) => one.id === message.id);
  if (at >= 0) return { messages: messages.with(at, message) };
  const { role, after } = message;
  if (role !== 'user' || after === undefined || after === messages.at(-1)?.turn)
    return { messages: [...messages, message] };
  const split = splitBy(messages, pathTo(messages, after));
  return { messages: [...split.messages, message], others: [...others, ...split.others] };
}
