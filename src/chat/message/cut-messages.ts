import type { Part, Turn } from '@/src/contract/conversation.ts';
import type { ConversationRecords } from '@/src/contract/records.ts';
import { closeParts, openCalls } from './parts.ts';
import { inPhase } from './turn-phase.ts';

type CutRecords = Pick<ConversationRecords, 'messages' | 'putMessage' | 'removeMessages' | 'turn' | 'putTurn'>;

/**
 * Closes a turn whose page was closed while it streamed: what has come is kept as `cut`, and its calls do not run. Only
 * for the holder of `turn:<conversation>`. Gives the present turn.
 */
export async function cutMessages(conversation: string, records: CutRecords): Promise<Turn | null> {
  const turn = await records.turn(conversation);
  if (!turn || (turn.state !== 'streaming' && turn.state !== 'answering')) return turn;
  const put = async (ended: Turn) => {
    await records.putTurn(ended);
    return ended;
  };
  const messages = await records.messages(conversation);
  const last = messages.findLast((one) => one.turn === turn.id && one.role === 'assistant');
  if (last?.state === 'complete' && isAnswer(last.parts))
    return put(inPhase(turn, { state: 'done', end: { reason: 'answered' } }));
  const streamed = last?.state === 'streaming' || (last && openCalls(last.parts).length > 0) ? last : undefined;
  if (streamed?.parts.length === 0) await records.removeMessages([streamed.id]);
  else if (streamed) await records.putMessage({ ...streamed, state: 'cut', parts: closeParts(streamed.parts) });
  return put(inPhase(turn, { state: 'stopped', end: { reason: 'cut' } }));
}

/** True for a complete response without calls, after which only the end of the turn was not recorded. */
const isAnswer = (parts: Part[]) => parts.every((part) => part.type !== 'call' && part.type !== 'call-error');
