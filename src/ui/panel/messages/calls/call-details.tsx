import type { CallPart } from '@/src/contract/conversation.ts';
import { EntryRows } from '../../../activity/entry-rows.tsx';
import { useJournalEntry } from '../../../activity/use-journal-entry.ts';
import { repairName } from '../../../parts/repair-name.ts';
import { useSay } from '../../../parts/services-context.tsx';
import { Scroller } from './scroller.tsx';
import './call-details.css';
import { readable, ValueView } from './value-view.tsx';

interface Props {
  part: CallPart;
  /** Undoes rows of the journal entry; absent if that is not possible. */
  undo?: ((entry: string, rows: string[]) => void) | undefined;
}

/** Arguments and result of a call, with the raw JSON collapsed. */
export default function CallDetails({ part, undo }: Props) {
  const say = useSay();
  const { call, result } = part;
  const entry = useJournalEntry(call.id);
  return (
    <div className="call-details">
      {entry && entry.rows.length > 0 ? (
        <EntryRows entry={entry} {...(undo ? { undo: (rows: string[]) => undo(entry.id, rows) } : {})} />
      ) : (
        !saysNothing(call) && (
          <>
            <p className="call-details-name">{say('ui_arguments')}</p>
            <ValueView value={call.arguments} tool={call.name} />
          </>
        )
      )}
      {result && (
        <>
          {result.success && !entry && (
            <>
              <p className="call-details-name">{say('ui_result')}</p>
              <ValueView value={result.data} tool={call.name} />
            </>
          )}
          {result.images?.map(({ mediaType, data }) => (
            <img key={data} className="call-picture" src={`data:${mediaType};base64,${data}`} alt={say('ui_picture')} />
          ))}
          {result.retries > 0 && <p>{say('ui_retries', { n: result.retries })}</p>}
        </>
      )}
      {call.repairs.length > 0 && <p>{say('ui_repairs', { repairs: call.repairs.map(repairName) })}</p>}
      <details>
        <summary>{say('ui_raw')}</summary>
        <Scroller className="call-raw" label={say('ui_raw')}>
          <code>
            {JSON.stringify(
              { name: call.name, arguments: call.arguments, result: result ? { ...result, images: undefined } : null },
              null,
              2,
            )}
          </code>
        </Scroller>
      </details>
    </div>
  );
}

/** True if all arguments are technical, such as ids. */
const saysNothing = ({ name, arguments: asked }: CallPart['call']): boolean =>
  Object.keys(asked).length > 0 && readable(asked, name).length === 0;
