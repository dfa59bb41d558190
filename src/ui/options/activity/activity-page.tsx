import { Download } from 'lucide-react';
import { useState } from 'react';
import { text } from '@/src/contract/text.ts';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { ActivityList, type Wanted } from '../../activity/activity-list.tsx';
import { journalLines, jsonLines } from '../../activity/journal-pages.ts';
import { undoEntry } from '../../activity/undo-entry.ts';
import { useJournal } from '../../activity/use-journal.ts';
import { errorText } from '../../panel/state/error-text.ts';
import { Button } from '../../parts/button.tsx';
import { download } from '../../parts/download.ts';
import { Select } from '../../parts/fields/select.tsx';
import { SearchField } from '../../parts/fields/text-field.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { useOptions, useOptionsState } from '../state/options-context.tsx';
import { useRead } from '../state/use-read.ts';
import './activity-page.css';

/** Activity page: journal entries by turn or sitting, newest first, with Undo. */
export default function ActivityPage() {
  const say = useSay();
  const { ask, clients } = useServices();
  const { attempt, store } = useOptions();
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const client = useOptionsState((state) => state.activityOf);
  const journal = useJournal(query, (error) => store.setState({ trouble: errorText(error) }), client);
  const programs = useRead(() => clients.all(), 'clients') ?? [];

  const save = () =>
    attempt(async () => {
      download('outrigger-activity.jsonl', jsonLines, await journalLines(ask, { query, client }));
    });

  async function undo(wanted: Wanted[]) {
    const ended = new Map<string, UndoOutcome[]>();
    await attempt(async () => {
      for (const { entry, rows } of wanted) ended.set(entry, await undoEntry(ask, entry, rows));
      const all = [...ended.values()].flat();
      const n = all.filter(({ state }) => state === 'undone').length;
      return { text: text('ui_undone_notice', { n, left: all.length - n }) };
    });
    return ended;
  }

  return (
    <>
      <p className="options-lead">{say('options_activity_lead')}</p>
      <div className="buttons activity-tools">
        <SearchField label={say('ui_search_journal')} value={typed} onValue={setTyped} />
        {programs.length > 0 && (
          <Select
            label={say('ui_activity_of')}
            value={client ?? ''}
            onChange={(event) => store.setState({ activityOf: event.target.value || null })}
            choices={[['', say('ui_activity_of_all')], ...programs.map(({ id, name }) => [id, name] as const)]}
          />
        )}
        <Button icon={Download} disabled={journal.pages?.items.length === 0} onClick={() => void save()}>
          {say('ui_export_journal')}
        </Button>
      </div>
      <ActivityList journal={journal} searching={query !== '' || client !== null} undo={undo} heading="h2" />
    </>
  );
}
