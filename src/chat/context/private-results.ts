import type { CallPart, Message } from '@/src/contract/conversation.ts';
import { privateWords } from '@/src/contract/private-words.ts';
import type { DataKind, Sight } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import { toolName } from '@/src/contract/tool-name.ts';
import { openCalls } from '../message/parts.ts';
import type { TurnRecord } from '../turn/turn-record.ts';
import type { ToolKinds } from './data-kinds.ts';

export const privateResult = (kinds: readonly DataKind[]): ToolResult => ({
  success: false,
  data: null,
  error: privateWords(kinds),
  suggestion: 'Go on without it, and say what you would need it for.',
  execution_time_ms: 0,
  retries: 0,
});

/** Those of the kinds that this provider may not see. */
export const hiddenOf = (kinds: readonly DataKind[], { allowed }: Sight): DataKind[] =>
  kinds.filter((kind) => !allowed.includes(kind));

/**
 * Ends the calls of a round that would give what the model may not see; they never run. Gives the round as it is then.
 */
export async function refusePrivate(
  record: TurnRecord,
  round: Message,
  sight: Sight,
  { kindsOf, heedsSight }: ToolKinds,
): Promise<Message> {
  for (const { call } of openCalls(round.parts)) {
    const kinds = kindsOf(call.name) ?? [];
    const hidden = hiddenOf(kinds, sight);
    const gives = heedsSight(call.name) && hidden.length < kinds.length;
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
