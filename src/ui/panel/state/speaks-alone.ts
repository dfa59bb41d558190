import type { Attachment } from '@/src/contract/conversation.ts';
import { chosenModel } from './model-choice.ts';
import type { PanelState } from './panel-state.ts';

const alone = new Set<Attachment['kind']>(['paste', 'file']);

/** True if the attachments can be sent without words: a paste or a file is there, and a model is chosen. */
export const speaksAlone = (state: Pick<PanelState, 'attached'> & Parameters<typeof chosenModel>[0]): boolean =>
  state.attached.some(({ kind }) => alone.has(kind)) && chosenModel(state) !== null;
