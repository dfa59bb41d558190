import { ChevronRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { JournalEntry } from '@/src/contract/run.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { counted } from '../confirm/ticks.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { ForeignText, Said } from '../parts/foreign-text.tsx';
import { EffectDot, Favicon } from '../parts/tags.tsx';
import { useSay } from '../parts/world.tsx';
import { undoableRows } from './journal-groups.ts';
import { usePanel, usePanelState } from './panel-context.tsx';

/** One thing that was done: its sentence, undo, and the rows it touched one step down. */
export function JournalCard({ entry }: { entry: JournalEntry }) {
  const say = useSay();
  const panel = usePanel();
  const [open, setOpen] = useState(false);
  const conflicts = usePanelState((state) => state.undone.get(entry.id)?.outcomes);
  const undoable = undoableRows(entry);
  const kept = conflicts?.filter((outcome) => outcome.state !== 'undone') ?? [];
  return (
    <li className="journal-card" data-entry={entry.id}>
      <div className="journal-line">
        <button type="button" className="journal-toggle" aria-expanded={open} onClick={() => setOpen((now) => !now)}>
          <EffectDot effect={entry.effect} />
          <span className="journal-sentence">
            <Said text={entry.view?.sentence ?? counted(entry.headline, entry.rows.length)} />
          </span>
          <ChevronRight size={12} className="call-chevron flips" aria-hidden />
        </button>
        {undoable.length > 0 ? (
          <Button kind="quiet" icon={Undo2} onClick={() => void panel.undo(entry.id)}>
            {say('ui_undo')}
          </Button>
        ) : (
          <span className="view-row-note">{say(stateKey(entry))}</span>
        )}
      </div>
      {kept.length > 0 && (
        <ul className="journal-note">
          {kept.map((outcome) => (
            <li key={outcome.row}>
              <Said text={outcome.reason} />
            </li>
          ))}
        </ul>
      )}
      {open && (
        <ul className="journal-rows">
          {entry.rows.map((row) => (
            <JournalRow key={row.id} entry={entry} row={row} undoable={undoable.includes(row.id)} />
          ))}
        </ul>
      )}
    </li>
  );
}

function JournalRow({ entry, row, undoable }: { entry: JournalEntry; row: PlannedRow; undoable: boolean }) {
  const say = useSay();
  const panel = usePanel();
  const title = row.title || row.url || row.id;
  const outcome = entry.outcomes.find((one) => one.row === row.id);
  return (
    <li className="journal-row">
      <Favicon url={row.url} />
      <ForeignText className="view-row-text one-line">{title}</ForeignText>
      {outcome && outcome.state !== 'done' && (
        <span className="view-row-note">
          <Said text={outcome.reason} />
        </span>
      )}
      {entry.undone.includes(row.id) && <span className="view-row-note">{say('ui_row_undone')}</span>}
      {undoable && (
        <IconButton
          icon={Undo2}
          label={say('ui_undo_row', { title })}
          onClick={() => void panel.undo(entry.id, [row.id])}
        />
      )}
    </li>
  );
}

/** Why there is nothing to undo. */
function stateKey({ state, undone, inverse }: JournalEntry): string {
  if (undone.length > 0) return 'ui_entry_undone';
  if (state === 'failed') return 'ui_entry_failed';
  if (state === 'stopped') return 'ui_entry_stopped';
  if (state === 'intended') return 'ui_entry_running';
  return inverse === 'none' ? 'ui_entry_final' : 'ui_entry_nothing';
}
