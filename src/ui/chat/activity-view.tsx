import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { SearchField } from '../parts/text-field.tsx';
import { useI18n, useSay, useServices } from '../parts/world.tsx';
import './activity-view.css';
import { Grants } from './grants.tsx';
import { JournalCard } from './journal-card.tsx';
import { groupsOf, type JournalGroup, undoableRows } from './journal-groups.ts';
import { usePanel } from './panel-context.tsx';
import { useJournal } from './use-journal.ts';
import { View } from './view.tsx';

/** What was done, newest first, by turn; and what may be done without asking. */
export default function ActivityView() {
  const say = useSay();
  const [query, setQuery] = useState('');
  const { entries, more } = useJournal(query.trim());
  return (
    <View
      title={say('ui_activity')}
      tools={
        <SearchField
          label={say('ui_search_journal')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      }
    >
      {!query && <Grants />}
      {entries?.length === 0 && <p className="view-none">{say(query ? 'ui_no_entry_found' : 'ui_no_entries')}</p>}
      {groupsOf(entries ?? []).map((group) => (
        <Group key={group.id} group={group} />
      ))}
      {more && (
        <Button kind="quiet" onClick={more}>
          {say('ui_show_more')}
        </Button>
      )}
    </View>
  );
}

function Group({ group }: { group: JournalGroup }) {
  const say = useSay();
  const i18n = useI18n();
  const panel = usePanel();
  const { now } = useServices();
  const undoable = group.entries.filter((entry) => undoableRows(entry).length > 0);
  const when = i18n.date(group.at, now());

  /** The last done first, as it has to be taken back. */
  async function undoAll() {
    for (const entry of undoable) await panel.undo(entry.id);
  }

  return (
    <div className="journal-group">
      <div className="journal-group-head">
        <h3 className="view-group numbers">{when}</h3>
        {undoable.length > 1 && (
          <Button kind="quiet" onClick={() => void undoAll()}>
            {say('ui_undo_turn', { n: undoable.length })}
          </Button>
        )}
      </div>
      <ul className="journal-entries">
        {group.entries.map((entry) => (
          <JournalCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </div>
  );
}
