import { Download } from 'lucide-react';
import { useState } from 'react';
import type { UndoOutcome } from '@/src/contract/tool.ts';
import { ActivityList, type Wanted } from '../../activity/activity-list.tsx';
import { journalLines, jsonLines } from '../../activity/journal-pages.ts';
import { useJournal } from '../../activity/use-journal.ts';
import { IconButton } from '../../parts/button.tsx';
import { download } from '../../parts/download.ts';
import { SearchField } from '../../parts/fields/text-field.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import './activity-view.css';
import { usePanel } from '../actions/panel-context.tsx';
import { Grants } from './chat-grants.tsx';
import { View } from './side-view.tsx';

/** Activity view: journal entries by turn, newest first, and grants. */
export default function ActivityView() {
  const say = useSay();
  const { ask } = useServices();
  const panel = usePanel();
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const journal = useJournal(query, panel.fail);

  async function undo(wanted: Wanted[]) {
    const ended = new Map<string, UndoOutcome[]>();
    for (const { entry, rows } of wanted) ended.set(entry, await panel.undo(entry, rows));
    return ended;
  }

  const save = () =>
    journalLines(ask, { query }).then((lines) => download('outrigger-activity.jsonl', jsonLines, lines), panel.fail);

  return (
    <View
      title={say('ui_activity')}
      tools={
        <>
          <SearchField label={say('ui_search_journal')} value={typed} onValue={setTyped} />
          <IconButton icon={Download} label={say('ui_export_journal')} onClick={() => void save()} />
        </>
      }
    >
      {!query && <Grants />}
      <ActivityList journal={journal} searching={query !== ''} undo={undo} heading="h3" />
    </View>
  );
}
