import { Undo2 } from 'lucide-react';
import { shownSite } from '@/src/address/shown-address.ts';
import type { JournalEntry } from '@/src/contract/journal-entry.ts';
import type { PlannedRow } from '@/src/contract/tool.ts';
import { Favicon } from '../parts/badges.tsx';
import { Button, IconButton } from '../parts/button.tsx';
import { ForeignText, Said, useTitle } from '../parts/foreign-text.tsx';
import { useSay } from '../parts/services-context.tsx';
import { useMore } from '../parts/use-more.ts';
import './entry-rows.css';
import { undoableRows } from './journal-groups.ts';

interface Props {
  entry: JournalEntry;
  /** Undoes rows; absent if nothing can be undone at the moment. */
  undo?: ((rows: string[]) => void) | undefined;
}

/** Rows of a journal entry with title and host, each with Undo if it can be undone. */
export function EntryRows({ entry, undo }: Props) {
  const say = useSay();
  const undoable = new Set(undo ? undoableRows(entry) : []);
  const { shown, more } = useMore(entry.rows);
  return (
    <>
      <ul className="entry-rows">
        {shown.map((row) => (
          <EntryRow
            key={row.id}
            entry={entry}
            row={row}
            onUndo={undo && undoable.has(row.id) ? () => undo([row.id]) : null}
          />
        ))}
      </ul>
      {more && (
        <Button kind="quiet" onClick={more}>
          {say('ui_show_all', { n: entry.rows.length })}
        </Button>
      )}
    </>
  );
}

function EntryRow({ entry, row, onUndo }: { entry: JournalEntry; row: PlannedRow; onUndo: (() => void) | null }) {
  const say = useSay();
  const title = useTitle()(row);
  const site = row.url ? shownSite(row.url) : null;
  const outcome = entry.outcomes.find((one) => one.row === row.id);
  return (
    <li className="entry-row" title={row.url}>
      {row.url && <Favicon url={row.url} />}
      <span className="entry-row-text">
        <ForeignText className="one-line">{title}</ForeignText>
        {site && site !== title && <ForeignText className="entry-row-site one-line">{site}</ForeignText>}
      </span>
      {outcome && outcome.state !== 'done' && <Said as="span" className="journal-note" text={outcome.reason} />}
      {entry.undone.includes(row.id) && <span className="journal-note">{say('ui_row_undone')}</span>}
      {onUndo && <IconButton icon={Undo2} label={say('ui_undo_row', { title })} onClick={onUndo} />}
    </li>
  );
}
