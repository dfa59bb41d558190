import type { ChatEvent } from '@/src/chat/index.ts';
import type { Message } from '@/src/contract/conversation.ts';
import type { PanelStore } from './state.ts';

/** Takes what a turn tells into the panel, unless another conversation is open by now. */
export function hearTurn(store: PanelStore, conversation: string, event: ChatEvent): void {
  const state = store.getState();
  if (state.conversation.id !== conversation) return;
  switch (event.type) {
    case 'conversation-change':
      store.setState({ conversation: { ...event.conversation, draft: state.draft } });
      break;
    case 'message-change':
      store.setState({ messages: withMessage(state.messages, event.message) });
      break;
    case 'message-remove':
      store.setState({ messages: state.messages.filter((message) => !event.ids.includes(message.id)) });
      break;
    case 'turn-change':
      store.setState({ turn: event.turn });
      break;
    case 'turn-end':
      break;
    default:
      event satisfies never;
  }
}

/** Replaces the message of the same id, or appends it. */
export function withMessage(messages: Message[], message: Message): Message[] {
  const at = messages.findIndex((one) => one.id === message.id);
  return at < 0 ? [...messages, message] : messages.with(at, message);
}
