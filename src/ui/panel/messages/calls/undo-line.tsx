import { Check, Undo2 } from 'lucide-react';
import type { CallView } from '@/src/contract/run.ts';
import { Button } from '../../../parts/button.tsx';
import { Said } from '../../../parts/foreign-text.tsx';
import { useSay } from '../../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../../actions/panel-context.tsx';
import { undoableOf } from '../../state/transcript.ts';

/** Undo button of a call; afterwards the restored rows, and the others with the reason. */
export function UndoLine({ undo }: { undo: NonNullable<CallView['undo']> }) {
  const say = useSay();
  const panel = usePanel();
  const offered = usePanelState((state) => undoableOf(state).includes(undo.entry));
  const busy = usePanelState((state) => state.holder !== 'nobody');
  const undone = usePanelState((state) => state.undone.get(undo.entry));
  const kept = undone?.outcomes.filter((outcome) => outcome.state !== 'undone') ?? [];
  if (!offered && !undone?.rows) return null;
  return (
    <div className="call-undo">
      {undone && undone.rows > 0 && (
        <>
          <Check size={14} className="tick" aria-hidden />
          <span>{say('ui_undone', { n: undone.rows, total: undone.total })}</span>
        </>
      )}
      {offered && (
        <Button kind="quiet" icon={Undo2} disabled={busy} onClick={() => void panel.undo(undo.entry)}>
          <Said text={undo.label} />
        </Button>
      )}
      {kept.length > 0 && (
        <ul>
          {kept.map((outcome) => (
            <li key={outcome.row}>
              <Said text={outcome.reason} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
