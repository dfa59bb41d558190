import { useI18n, useSay } from '../../parts/services-context.tsx';
import { useSlow } from '../../parts/use-slow.ts';
import { useOpenQuestion, usePanelState } from '../actions/panel-context.tsx';
import { usePause } from '../actions/use-pause.ts';
import { isBusy, isGrowing, statusOf } from '../state/turn-status.ts';
import './status-line.css';

/** Status line, the only live region of the panel. */
export function StatusLine() {
  const say = useSay();
  const i18n = useI18n();
  const notice = usePanelState((state) => state.notice);
  const turn = usePanelState((state) => state.turn);
  const liveTurn = usePanelState((state) => state.liveTurn);
  const holder = usePanelState((state) => state.holder);
  const aloud = usePanelState((state) => state.aloud);
  const refused = usePanelState((state) => state.refused);
  const providers = usePanelState((state) => state.providers);
  const asked = useOpenQuestion();
  const pause = usePause()?.kind ?? null;
  const reading = useSlow(usePanelState(({ outbox, conversation }) => outbox.has(conversation.id)));
  const busy = (reading || isBusy({ turn, holder })) && !asked;
  const growing = usePanelState(({ messages }) => isGrowing(messages.at(-1)));
  return (
    <div
      className="status-line"
      role="status"
      aria-live="polite"
      data-busy={busy}
      data-growing={growing}
      data-quiet={!busy && !notice && !refused}
    >
      {statusOf({ notice, turn, liveTurn, holder, refused, providers, asked, pause, reading }, say, i18n)}
      {aloud && <span className="unseen"> {aloud}</span>}
    </div>
  );
}
