import { useEffect, useState } from 'react';
import type { Turn } from '@/src/contract/conversation.ts';
import { COMMANDS } from '@/src/contract/provider.ts';
import { text } from '@/src/contract/text.ts';
import { onDemand } from '../../parts/on-demand.ts';
import { useServices } from '../../parts/services-context.tsx';
import { useSlow } from '../../parts/use-slow.ts';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { endText } from '../state/end-text.ts';
import { callsOf, type Exchange, openEnd } from '../state/transcript.ts';

const EndNote = onDemand(async () => (await import('./end-note.tsx')).default);

/** Why a turn ended without an answer: the problem, the fix and one button. Errors stay visible. */
export function TurnEndNote({ exchange, last }: { exchange: Exchange; last: boolean }) {
  const panel = usePanel();
  const turn = usePanelState((state) => (last ? state.turn : null));
  const holder = usePanelState((state) => state.holder);
  const before = usePastTurn(exchange, last);
  const end = openEnd({ turn, holder });
  const came = exchange.rounds.length > 0;
  // The panel was closed after the message was stored and before the model was asked.
  const unanswered = useSlow(last && !came && turn?.id !== exchange.turn && holder === 'nobody');
  const asked = turn?.end ? turn.provider : before?.provider;
  const name = usePanelState(({ providers }) => providers.find(({ id }) => id === asked)?.name);
  const repeat = () => void panel.regenerate(exchange.turn);
  const words = end && endText(end, came, name);
  if (words) {
    // A command is repeated and not continued, since its results may be outdated.
    const repeats = end.reason === 'stopped' && turn?.provider === COMMANDS;
    return (
      <EndNote
        reason={end.reason}
        words={repeats ? { ...words, button: text('ui_retry') } : words}
        error={end.reason === 'error' ? end.error : undefined}
        provider={turn?.provider}
        onAct={repeats ? repeat : () => void panel[words.act]()}
      />
    );
  }
  if (unanswered) {
    const said = { what: text('ui_end_unanswered'), button: text('ui_retry') };
    return <EndNote reason="unanswered" words={said} onAct={repeat} />;
  }
  if (before?.end?.reason !== 'error') return null;
  const past = endText(before.end, came, name);
  return (
    past && (
      <EndNote
        reason="error"
        words={past}
        error={before.end.error}
        provider={before.provider}
        off={holder !== 'nobody'}
        onAct={repeat}
      />
    )
  );
}

/** Stored state of a past turn; null until read. Answered turns are not read, to keep long conversations fast. */
function usePastTurn(exchange: Exchange, last: boolean): Turn | null {
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
