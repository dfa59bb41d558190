import { ChevronRight } from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import { withoutNumber } from '@/src/chat/message/other-session.ts';
import { toolClient } from '@/src/chat/turn/call-tool.ts';
import type { CallPart } from '@/src/contract/conversation.ts';
import { toolFailure } from '@/src/contract/text.ts';
import { SourceTag, Spinner } from '../../../parts/badges.tsx';
import { EffectIcon } from '../../../parts/effect.tsx';
import { Said } from '../../../parts/foreign-text.tsx';
import { useI18n, useSay, useServices } from '../../../parts/services-context.tsx';
import { areaIcon } from './area-icons.ts';
import './call-card.css';
import { onDemand } from '../../../parts/on-demand.ts';
import { usePanel, usePanelState } from '../../actions/panel-context.tsx';
import { callSentence } from '../../state/call-sentence.ts';
import { LiveRows } from './live-rows.tsx';
import { nextIn, restRows } from './rest-rows.ts';
import { UndoLine } from './undo-line.tsx';

interface Props {
  part: CallPart;
  old: boolean;
  /** True to show the rows of the result. */
  rows: boolean;
  /** True to show only the rows of the result, or nothing. */
  folded?: boolean;
}

const CallDetails = onDemand(async () => (await import('./call-details.tsx')).default);

/** Tool call in one line with its rows; expands to the details. `old`: of an earlier run of the browser. */
export const CallCard = memo(function CallCard({ part, old, rows: withRows, folded = false }: Props) {
  const say = useSay();
  const i18n = useI18n();
  const services = useServices();
  const id = useId();
  const tool = usePanelState((state) => state.tools.get(part.call.name));
  const panel = usePanel();
  const free = usePanelState((state) => state.holder === 'nobody');
  const [open, setOpen] = useState(false);
  const { state, view, result, progress } = part;
  const rows = useMemo(() => (old ? view?.rows.map(withoutNumber) : view?.rows) ?? [], [old, view]);
  const sentence = callSentence(part);
  const next = !old && tool?.effect === 'read' ? nextIn(result?.data) : undefined;
  const more = next === undefined ? undefined : () => restRows(toolClient(services), part.call, next, view?.of);
  const busy = state === 'writing' || state === 'running';
  const shown = withRows ? rows : [];
  return (
    <fieldset
      className="call"
      data-call={part.call.name}
      data-state={state === 'writing' ? 'running' : state}
      hidden={folded && shown.length === 0}
    >
      <legend className="unseen">
        <Said text={sentence} />
      </legend>
      <button
        type="button"
        className="call-line"
        hidden={folded}
        aria-expanded={open}
        aria-controls={`${id}-details`}
        onClick={() => setOpen((now) => !now)}
      >
        {busy ? <Spinner /> : <EffectIcon icon={areaIcon(tool?.area)} effect={tool?.effect ?? 'read'} />}
        <span className="call-sentence">
          <Said text={sentence} />
        </span>
        {state === 'done' && result && (
          <span className="call-time numbers">{i18n.seconds(result.execution_time_ms)}</span>
        )}
        <ChevronRight size={12} className="call-chevron" aria-hidden />
      </button>
      {progress && <progress className="call-progress" value={progress.done} max={progress.total} />}
      {state === 'writing' && part.raw && <pre className="call-source">{part.raw.slice(-400)}</pre>}
      {view?.after && view.after.length > 0 && (
        <p className="call-after">
          {say('ui_call_after')}{' '}
          {view.after.map((source) => (
            <SourceTag key={source} source={source} />
          ))}
        </p>
      )}
      {view?.said !== undefined && (
        <blockquote className="call-said" dir="auto">
          {view.said}
        </blockquote>
      )}
      {state === 'failed' && result?.error && (
        <p className="call-failure">
          <Said text={toolFailure(result)} />
        </p>
      )}
      {view && shown.length > 0 && <LiveRows rows={shown} total={view.total} name={say(sentence)} more={more} />}
      {view?.undo && <UndoLine undo={view.undo} />}
      <div id={`${id}-details`} hidden={!open || folded}>
        {open && (
          <CallDetails
            part={part}
            undo={free && view?.undo ? (entry, rows) => void panel.undo(entry, rows) : undefined}
          />
        )}
      </div>
    </fieldset>
  );
});
