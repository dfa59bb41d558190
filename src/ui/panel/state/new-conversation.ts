import type { Conversation } from '@/src/contract/conversation.ts';
import type { Services } from '@/src/contract/services.ts';
import type { PanelState } from './panel-state.ts';

/** New conversation; stored once something is typed. */
export function newConversation({ newId, now }: Pick<Services, 'newId' | 'now'>): Conversation {
  const at = now();
  return { id: newId(), title: '', named: false, at, updated: at, draft: '' };
}

/** State of a conversation before it was read. */
export const emptyConversationState = () =>
  ({
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
  }) satisfies Partial<PanelState>;
