import type { Attachment } from '@/src/contract/conversation.ts';
import type { CommandPreview } from '@/src/contract/services.ts';
import { chosenModel } from './model-choice.ts';
import type { PanelState } from './panel-state.ts';

export type Recipient = 'command' | 'model';

/** Recipient on Enter; Ctrl+Enter is for the other. Without a model there is only the command. */
export function recipientOf(preview: CommandPreview | null, hasModel: boolean, other: boolean): Recipient {
  if (!hasModel) return 'command';
  return (preview?.exact ?? false) !== other ? 'command' : 'model';
}

const alone = new Set<Attachment['kind']>(['paste', 'file']);

/** True if the attachments can be sent without words: a paste or a file is there, and a model is chosen. */
export const speaksAlone = (state: Pick<PanelState, 'attached'> & Parameters<typeof chosenModel>[0]): boolean =>
  state.attached.some(({ kind }) => alone.has(kind)) && chosenModel(state) !== null;
