import type { CallPart } from '@/src/contract/conversation.ts';
import { repairName } from '../../../parts/repair-name.ts';
import { Scroller } from '../../../parts/scroller.tsx';
import { useSay } from '../../../parts/services-context.tsx';
import './call-details.css';
import { ValueView } from './value-view.tsx';

/** Arguments and result of a call, with the raw JSON collapsed. */
export default function CallDetails({ part }: { part: CallPart }) {
  const say = useSay();
  const { call, result } = part;
  return (
    <div className="call-details">
      <p className="call-details-name">{say('ui_arguments')}</p>
      <ValueView value={call.arguments} />
      {result && (
        <>
          <p className="call-details-name">{say('ui_result')}</p>
          {result.success ? <ValueView value={result.data} /> : <p dir="auto">{result.error}</p>}
          {result.images?.map(({ mediaType, data }) => (
            <img key={data} className="call-picture" src={`data:${mediaType};base64,${data}`} alt={say('ui_picture')} />
          ))}
          {result.suggestion && <p dir="auto">{result.suggestion}</p>}
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
