import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { groupsOf, type JournalGroup, undoableRows } from '../../chat/journal-groups.ts';
import { Button } from '../../parts/button.tsx';
import { SearchField } from '../../parts/text-field.tsx';
import { useI18n, useSay, useServices } from '../../parts/world.tsx';
import '../cards.css';
import { download } from '../download.ts';
import { useOptions } from '../options-context.tsx';
import './activity-page.css';
import { EntryCard } from './entry-card.tsx';
import { journalLines } from './journal-pages.ts';
import { undoEntry, undoNotice } from './undoing.ts';
import { useJournal } from './use-journal.ts';

/** What was done, newest first and by turn, with the way back. */
export default function ActivityPage() {
  const say = useSay();
  const { ask } = useServices();
  const { attempt } = useOptions();
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const { pages, more } = useJournal(query);
  const items = pages?.items ?? [];

  const save = () =>
    attempt(async () => {
      download('outrigger-activity.jsonl', 'application/jsonl', await journalLines(ask, query));
      return null;
    });

  return (
    <>
      <p className="options-lead">{say('options_activity_lead')}</p>
      <div className="activity-tools">
        <SearchField
          label={say('ui_search_journal')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button icon={Download} disabled={items.length === 0} onClick={() => void save()}>
          {say('options_export_journal')}
        </Button>
      </div>
      {pages && items.length === 0 && (
        <p className="cards-none">{say(query ? 'ui_no_entry_found' : 'ui_no_entries')}</p>
      )}
      {groupsOf(items).map((group) => (
        <Group key={group.id} group={group} />
      ))}
      {pages?.next !== undefined && (
        <Button className="activity-more" onClick={more}>
          {say('ui_show_more')}
        </Button>
      )}
    </>
  );
}

/** What was done in one turn. */
function Group({ group }: { group: JournalGroup }) {
  const say = useSay();
  const { date } = useI18n();
  const { ask, now } = useServices();
  const { attempt } = useOptions();
  const undoable = group.entries.filter((entry) => undoableRows(entry).length > 0);
  const when = date(group.at, now());

  /** The last done first, as it has to be taken back. */
  const undoAll = () =>
    attempt(async () => {
      const outcomes: UndoOutcome[] = [];
      for (const entry of undoable) outcomes.push(...(await undoEntry(ask, entry.id)));
      return undoNotice(outcomes);
    });

  return (
    <section className="activity-group" aria-label={when}>
      <div className="activity-head">
        <h2 className="numbers">{when}</h2>
        {undoable.length > 1 && (
          <Button kind="quiet" icon={Undo2} onClick={() => void undoAll()}>
            {say('ui_undo_turn', { n: undoable.length })}
          </Button>
        )}
      </div>
      <ul className="cards">
        {group.entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
