import type { ChatEvent } from '@/src/chat/index.ts';
import type { Conversation, Message } from '@/src/contract/conversation.ts';
import { allOf, parted } from './shown.ts';
import type { PanelState, PanelStore } from './state.ts';

/** Takes what a turn tells into the panel, unless another conversation is open by now. */
export function hearTurn(store: PanelStore, conversation: string, event: ChatEvent): void {
  const state = store.getState();
  if (state.conversation.id !== conversation) return;
  switch (event.type) {
    case 'conversation-change':
      store.setState({ conversation: event.conversation, ...chosenIn(state, event.conversation) });
      break;
    case 'message-change':
      store.setState({ messages: withMessage(state.messages, event.message) });
      break;
    case 'message-remove':
      store.setState({ messages: state.messages.filter((message) => !event.ids.includes(message.id)) });
      break;
    case 'turn-change':
      store.setState({ turn: event.turn, heard: event.turn.id });
      break;
    case 'turn-end':
      break;
    default:
      event satisfies never;
  }
}

/** Other versions than those that are shown may have been chosen meanwhile. */
const chosenIn = (state: PanelState, { shown }: Conversation): Partial<PanelState> =>
  state.whole && state.others.length > 0 ? parted(allOf(state), shown) : {};

/** Replaces the message of the same id, or appends it. */
export function withMessage(messages: Message[], message: Message): Message[] {
  const at = messages.findIndex((one) => one.id === message.id);
  return at < 0 ? [...messages, message] : messages.with(at, message);
}
