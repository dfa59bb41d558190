import { useEffect, useState } from 'react';
import type { Turn } from '@/src/contract/conversation.ts';
import { useServices } from '../../parts/services-context.tsx';
import { usePanelState } from '../actions/panel-context.tsx';
import { callsOf, type Exchange } from '../state/transcript.ts';

/**
 * Stored state of a past turn. Null until read, and for answered turns, which are not read, to keep long conversations
 * fast.
 */
export function usePastTurn(exchange: Exchange, last: boolean): Turn | null {
  const { conversations } = useServices();
  const conversation = usePanelState((state) => state.conversation.id);
  const live = usePanelState((state) => (last && state.turn?.id === exchange.turn ? state.turn : null));
  const [known, setKnown] = useState<Turn | null>(null);
  useEffect(() => {
    if (live) setKnown(live);
  }, [live]);
  const wanted = !last && !known?.end && !wasAnswered(exchange);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    conversations.turn(conversation, exchange.turn).then(
      (turn) => gone || setKnown(turn),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted, conversations, conversation, exchange.turn]);
  return last ? null : known;
}

/** True if the turn surely ended with an answer. */
function wasAnswered({ rounds }: Exchange): boolean {
  const round = rounds.at(-1);
  if (round?.state !== 'complete') return false;
  return callsOf([round]).length === 0 && round.parts.every((part) => part.type !== 'call-error');
}
