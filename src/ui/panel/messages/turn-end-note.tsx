import { lazy, Suspense } from 'react';
import { COMMANDS } from '@/src/contract/provider.ts';
import { text } from '@/src/contract/text.ts';
import { useSlow } from '../../parts/use-slow.ts';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { type EndText, endText } from '../state/end-text.ts';
import { type Exchange, openEnd } from '../state/transcript.ts';
import { usePastTurn } from './past-turn-snapshot.ts';

const EndNote = lazy(() => import('./end-note.tsx'));

interface Props {
  exchange: Exchange;
  last: boolean;
}

/** Why a turn ended without an answer: the problem, the fix and one button. Errors stay visible. */
export function TurnEndNote(props: Props) {
  return (
    <Suspense>
      <NoteOf {...props} />
    </Suspense>
  );
}

function NoteOf({ exchange, last }: Props) {
  const panel = usePanel();
  const turn = usePanelState((state) => (last ? state.turn : null));
  const holder = usePanelState((state) => state.holder);
  const before = usePastTurn(exchange, last);
  const past = before?.end;
  const end = openEnd({ turn, holder });
  const came = exchange.rounds.length > 0;
  // The panel was closed after the message was stored and before the model was asked.
  const unanswered = useSlow(last && !came && turn?.id !== exchange.turn && holder === 'nobody');
  const asked = turn?.end ? turn.provider : before?.provider;
  const name = usePanelState(({ providers }) => providers.find(({ id }) => id === asked)?.name);
  const words = end && endText(end, came, name);
  if (words && end.reason === 'stopped' && turn?.provider === COMMANDS) {
    // A command is repeated and not continued, since its results may be outdated.
    return (
      <EndNote
        reason="stopped"
        words={{ ...words, button: text('ui_retry') }}
        onAct={() => void panel.regenerate(exchange.turn)}
      />
    );
  }
  if (words) {
    return (
      <EndNote
        reason={end.reason}
        words={words}
        {...(end.reason === 'error' ? { error: end.error, provider: turn?.provider } : {})}
        onAct={() => void panel[words.act]()}
      />
    );
  }
  const failure = past?.reason === 'error' ? { words: endText(past, came, name), error: past.error } : null;
  if (unanswered) {
    const words: EndText = { what: text('ui_end_unanswered'), button: text('ui_retry'), act: 'retry' };
    return <EndNote reason="unanswered" words={words} onAct={() => void panel.regenerate(exchange.turn)} />;
  }
  if (!failure?.words) return null;
  return (
    <EndNote
      reason="error"
      words={failure.words}
      error={failure.error}
      provider={before?.provider}
      off={holder !== 'nobody'}
      onAct={() => void panel.regenerate(exchange.turn)}
    />
  );
}
