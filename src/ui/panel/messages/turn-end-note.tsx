import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ModelError } from '@/src/contract/provider.ts';
import { COMMANDS } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { HideOriginSwitch, UnlockForm } from '../../setup/lazy-parts.ts';
import { type EndText, endText } from '../state/end-text.ts';
import '../../parts/note.css';
import { useSlow } from '../../parts/use-slow.ts';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { type Exchange, openEnd } from '../state/transcript.ts';
import { usePastTurn } from './past-turn-snapshot.ts';

interface Props {
  exchange: Exchange;
  last: boolean;
}

/** Why a turn ended without an answer: what happened, what to do and one button. Errors stay visible. */
export function TurnEndNote({ exchange, last }: Props) {
  const panel = usePanel();
  const turn = usePanelState((state) => (last ? state.turn : null));
  const holder = usePanelState((state) => state.holder);
  const past = usePastTurn(exchange, last)?.end;
  const end = openEnd({ turn, holder });
  const came = exchange.rounds.length > 0;
  // The panel closed between storing the message and asking.
  const unanswered = useSlow(last && !came && turn?.id !== exchange.turn && holder === 'nobody');
  const words = end && endText(end, came);
  if (words && end.reason === 'stopped' && turn?.provider === COMMANDS) {
    // A command is not continued: its results may be old.
    return (
      <Note
        reason="stopped"
        words={{ ...words, button: text('ui_retry') }}
        onAct={() => void panel.regenerate(exchange.turn)}
      />
    );
  }
  if (words) {
    return (
      <Note reason={end.reason} words={words} onAct={() => void panel[words.act]()}>
        {end.reason === 'error' && <Cure error={end.error} />}
      </Note>
    );
  }
  const failure = past?.reason === 'error' && endText(past, came);
  if (unanswered) {
    const words: EndText = { what: text('ui_end_unanswered'), button: text('ui_retry'), act: 'retry' };
    return <Note reason="unanswered" words={words} onAct={() => void panel.regenerate(exchange.turn)} />;
  }
  if (!failure) return null;
  return (
    <Note reason="error" words={failure} off={holder !== 'nobody'} onAct={() => void panel.regenerate(exchange.turn)} />
  );
}

interface NoteProps {
  reason: string;
  words: EndText;
  off?: boolean;
  onAct(): void;
  children?: ReactNode;
}

function Note({ reason, words: { what, cure, detail, button, failed }, off = false, onAct, children }: NoteProps) {
  const say = useSay();
  const act = (
    <Button disabled={off} onClick={onAct}>
      {say(button)}
    </Button>
  );
  return (
    <div className={failed ? 'note' : 'note note-plain'} data-end={reason}>
      {failed && <TriangleAlert size={14} aria-hidden />}
      <div className="note-text">
        <p className="note-what">
          <Said text={what} />
        </p>
        {cure && (
          <p>
            <Said text={cure} />
          </p>
        )}
        {detail && (
          <p className="note-detail">
            <bdi>{detail}</bdi>
          </p>
        )}
        {children}
        {failed && act}
      </div>
      {!failed && act}
    </div>
  );
}

/** Fix that can be applied here. */
function Cure({ error: { code, host = '' } }: { error: ModelError }) {
  const say = useSay();
  const panel = usePanel();
  const { requestOrigin, openOptions } = useServices();
  const asked = usePanelState(({ providers, turn }) => providers.find(({ id }) => id === turn?.provider));
  const origin = asked && URL.parse(asked.baseUrl)?.origin;
  if (code === 'wrong-key') return <Button onClick={() => openOptions('providers')}>{say('ui_check_key')}</Button>;
  if (code === 'keys-locked') return <UnlockForm onUnlocked={() => void panel.retry()} />;
  if (code === 'not-permitted' && origin) {
    const allow = async () => {
      if (await requestOrigin(origin)) await panel.retry();
    };
    return <Button onClick={() => void allow()}>{say('ui_allow_contact', { host })}</Button>;
  }
  if (code !== 'origin-not-allowed' || !origin) return null;
  return <HideOriginSwitch origin={origin} onSwitched={(hidden) => hidden && void panel.retry()} />;
}
