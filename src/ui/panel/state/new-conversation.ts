import type { Conversation } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import type { PanelState } from './panel-state.ts';

/** A conversation in which nothing was said; it is stored when something is typed. */
export function newConversation({ newId, now }: Pick<Services, 'newId' | 'now'>): Conversation {
  const at = now();
  return { id: newId(), title: '', named: false, at, updated: at, draft: '' };
}

/** What a panel shows of a conversation before it was read. */
export const emptyConversationState = (): Partial<PanelState> => ({
  messages: [],
  others: [],
  whole: true,
  turn: null,
  liveTurn: '',
  steppedVersion: null,
  holder: 'nobody',
  refused: false,
  pasted: [],
  attached: [],
  edits: {},
  selected: [],
  notice: null,
});
