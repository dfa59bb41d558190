import { ChevronRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { JournalEntry } from '@/src/contract/run.ts';
import type { PlannedRow, UndoOutcome } from '@/src/contract/tool.ts';
import { undoableRows } from '../../chat/journal-groups.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { ForeignText, Said } from '../../parts/foreign-text.tsx';
import { EffectDot, Favicon } from '../../parts/tags.tsx';
import { useSay, useServices } from '../../parts/world.tsx';
import { useOptions } from '../options-context.tsx';
import { shownTool } from '../tools/tool-use.ts';
import './entry-card.css';
import { undoEntry, undoNotice } from './undoing.ts';

/** One thing that was done: its sentence, undo, and the rows it touched one step down. */
export function EntryCard({ entry }: { entry: JournalEntry }) {
  const say = useSay();
  const { ask } = useServices();
  const { attempt } = useOptions();
  const [open, setOpen] = useState(false);
  const [outcomes, setOutcomes] = useState<UndoOutcome[]>([]);
  const undoable = undoableRows(entry);

  const undo = (rows?: string[]) =>
    attempt(async () => {
      const back = await undoEntry(ask, entry.id, rows);
      setOutcomes(back);
      return undoNotice(back);
    });

  return (
    <li data-entry={entry.id}>
      <div className="entry-line">
        <button type="button" className="entry-toggle" aria-expanded={open} onClick={() => setOpen((now) => !now)}>
          <ChevronRight size={14} className="entry-chevron flips" aria-hidden />
          <EffectDot effect={entry.effect} />
          <span className="entry-sentence">
            <Said text={entry.view?.sentence ?? entry.headline} />
          </span>
        </button>
        {undoable.length > 0 ? (
          <Button kind="quiet" icon={Undo2} onClick={() => void undo()}>
            {say('ui_undo')}
          </Button>
        ) : (
          <span className="entry-note">{say(stateKey(entry))}</span>
        )}
      </div>
      {outcomes.some(({ state }) => state !== 'undone') && (
        <ul className="entry-reasons">
          {outcomes.map(
            (outcome) =>
              outcome.state !== 'undone' && (
                <li key={outcome.row}>
                  <Said text={outcome.reason} />
                </li>
              ),
          )}
        </ul>
      )}
      {open && (
        <div className="entry-rows">
          <p className="entry-facts">
            {say('options_entry_facts', { tool: shownTool(entry.tool), decision: entry.decision.kind })}
          </p>
          <ul>
            {entry.rows.map((row) => (
              <EntryRow
                key={row.id}
                entry={entry}
                row={row}
                onUndo={undoable.includes(row.id) ? () => void undo([row.id]) : null}
              />
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

function EntryRow({ entry, row, onUndo }: { entry: JournalEntry; row: PlannedRow; onUndo: (() => void) | null }) {
  const say = useSay();
  const title = row.title || row.url || row.id;
  const outcome = entry.outcomes.find((one) => one.row === row.id);
  return (
    <li className="entry-row">
      <Favicon url={row.url} />
      <ForeignText className="one-line">{title}</ForeignText>
      {outcome && outcome.state !== 'done' && (
        <span className="entry-note">
          <Said text={outcome.reason} />
        </span>
      )}
      {entry.undone.includes(row.id) && <span className="entry-note">{say('ui_row_undone')}</span>}
      {onUndo && <IconButton icon={Undo2} label={say('ui_undo_row', { title })} onClick={onUndo} />}
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
