import { useI18n, useSay } from '../parts/world.tsx';
import { useOpenQuestion, usePanelState } from './panel-context.tsx';
import { usePause } from './pause.ts';
import { isBusy, statusOf } from './status.ts';
import './status-line.css';

/** What is going on, in one line; the only thing that is announced. */
export function StatusLine() {
  const say = useSay();
  const i18n = useI18n();
  const notice = usePanelState((state) => state.notice);
  const turn = usePanelState((state) => state.turn);
  const holder = usePanelState((state) => state.holder);
  const aloud = usePanelState((state) => state.aloud);
  const asked = useOpenQuestion();
  const pause = usePause()?.kind ?? null;
  const busy = isBusy({ turn, holder }) && !asked;
  return (
    <div className="status-line" role="status" aria-live="polite" data-busy={busy} data-quiet={!busy && !notice}>
      {statusOf({ notice, turn, holder, asked, pause }, say, i18n)}
      {aloud && <span className="unseen"> {aloud}</span>}
    </div>
  );
}
