import type { CallPart, Message } from '@/src/contract/conversation.ts';
import type { DataKind, ModelAccess } from '@/src/contract/settings.ts';
import { text, toolName } from '@/src/contract/text.ts';
import type { ToolFacts } from '../context/data-kinds.ts';
import { hiddenOf, privateResult } from '../context/model-access.ts';
import { openCalls } from '../message/parts.ts';
import type { TurnRecord } from './turn-record.ts';

/** Refuses the calls of a round whose results the model may not see. Gives the updated round. */
export async function refusePrivate(
  record: TurnRecord,
  round: Message,
  access: ModelAccess,
  { kindsOf, respectsAccess }: ToolFacts,
): Promise<Message> {
  for (const { call } of openCalls(round.parts)) {
    const kinds = kindsOf(call.name) ?? [];
    const hidden = hiddenOf(kinds, access);
    const gives = respectsAccess(call.name) && hidden.length < kinds.length;
    if (hidden.length > 0 && !gives) await record.changeCall(round.id, call.id, (part) => refused(part, hidden));
  }
  return record.messages().find(({ id }) => id === round.id) ?? round;
}

const refused = (part: CallPart, hidden: DataKind[]): CallPart => ({
  ...part,
  state: 'failed',
  result: privateResult(hidden),
  view: {
    sentence: text('chat_kept_private', { tool: toolName(part.call.name) }),
    rows: [],
    total: 0,
  },
});
