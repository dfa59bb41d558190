import { ChevronRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import { type MessageKey, toolName } from '@/src/contract/text.ts';
import type { PlannedRow, UndoOutcome } from '@/src/contract/tool.ts';
import { counted } from '../confirm/ticks.ts';
import { Button } from '../parts/button.tsx';
import { EffectDot } from '../parts/effect.tsx';
import { ForeignText, Said, useTitle } from '../parts/foreign-text.tsx';
import { useSay } from '../parts/services-context.tsx';
import './entry-card.css';
import { EntryRows } from './entry-rows.tsx';
import { undoableRows } from './journal-groups.ts';

interface Props {
  entry: JournalEntry;
  /** Outcomes of the last attempt to undo the entry. */
  outcomes: readonly UndoOutcome[];
  undo(rows?: string[]): void;
}

/** Journal entry with its sentence, Undo and, collapsed, its rows. */
export function EntryCard({ entry, outcomes, undo }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const undoable = new Set(undoableRows(entry));
  const sentence = entry.view?.sentence ?? counted(entry.headline, entry.rows.length);
  const [first, ...others] = changedRows(entry);
  const title = useTitle()(first ?? { title: '' });
  const kept = outcomes.filter((outcome) => outcome.state !== 'undone');
  return (
    <li className="journal-card" data-entry={entry.id}>
      <div className="journal-line">
        <button type="button" className="journal-toggle" aria-expanded={open} onClick={() => setOpen((now) => !now)}>
          <EffectDot effect={entry.effect} />
          <Said as="span" className="journal-sentence" text={sentence} />
          <ChevronRight size={12} className="journal-chevron" aria-hidden />
        </button>
        {undoable.size > 0 ? (
          <Button kind="quiet" icon={Undo2} aria-label={say('ui_undo')} title={say('ui_undo')} onClick={() => undo()}>
            {say('ui_undo')}
          </Button>
        ) : (
          <span className="journal-note">{say(stateKey(entry))}</span>
        )}
      </div>
      {!open && first && !say(sentence).includes(title) && (
        <p className="journal-names fine-print">
          <ForeignText className="one-line">{title}</ForeignText>{' '}
          {others.length > 0 && <span>{say('ui_more', { n: others.length })}</span>}
        </p>
      )}
      {kept.length > 0 && (
        <ul className="journal-reasons fine-print">
          {kept.map((outcome) => (
            <Said as="li" key={outcome.row} text={outcome.reason} />
          ))}
        </ul>
      )}
      {open && (
        <div className="journal-rows">
          <p className="journal-facts fine-print">
            {say('ui_entry_facts', { tool: toolName(entry.tool), decision: entry.decision.kind })}
          </p>
          <EntryRows entry={entry} undo={undo} />
        </div>
      )}
    </li>
  );
}

/** The rows that were changed, or would be. */
function changedRows({ rows, outcomes }: JournalEntry): PlannedRow[] {
  const done = new Set(outcomes.flatMap(({ row, state }) => (state === 'done' ? [row] : [])));
  return done.size > 0 ? rows.filter(({ id }) => done.has(id)) : rows;
}

function stateKey({ state, undone, inverse }: JournalEntry): MessageKey {
  if (undone.length > 0) return 'ui_entry_undone';
  if (state === 'failed') return 'ui_entry_failed';
  if (state === 'stopped') return 'ui_entry_stopped';
  if (state === 'intended') return 'ui_entry_running';
  return inverse === 'none' ? 'ui_entry_final' : 'ui_entry_nothing';
}
