import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { isOld } from '@/src/chat/message/other-session.ts';
import type { CallPart } from '@/src/contract/conversation.ts';
import { Spinner } from '../../../parts/badges.tsx';
import { EffectIcon } from '../../../parts/effect.tsx';
import { Said } from '../../../parts/foreign-text.tsx';
import { useSay } from '../../../parts/services-context.tsx';
import { usePanelState } from '../../actions/panel-context.tsx';
import type { AnswerPart } from '../../state/answer-blocks.ts';
import { callSentence } from '../../state/call-sentence.ts';
import { areaIcon } from './area-icons.ts';
import { CallCard } from './call-card.tsx';
import { rowsAtOnce } from './live-rows.tsx';
import './read-calls.css';

/** Calls that only read, as one quiet line that opens to a card for each. `rows`: show those of the last list. */
export function ReadCalls({ reads, rows }: { reads: AnswerPart<CallPart>[]; rows: boolean }) {
  const id = useId();
  const session = usePanelState((state) => state.session);
  const [open, setOpen] = useState(false);
  const shown = rows ? reads.findLast((read) => isWholeList(read)) : undefined;
  const several = reads.length > 1;
  return (
    <div className="reads" data-several={several}>
      {several && <ReadLine reads={reads} open={open} controls={id} onOpen={() => setOpen((now) => !now)} />}
      <div id={id}>
        {reads.map((read) => (
          <CallCard
            key={read.part.call.id}
            part={read.part}
            old={isOld(read.message, session)}
            rows={read === shown || (open && !read.message.run?.quiet)}
            folded={several && !open}
          />
        ))}
      </div>
    </div>
  );
}

/** True for a read whose rows are the answer: no list to choose from, nor the beginning of a longer one. */
export function isWholeList({ part: { view }, message }: AnswerPart<CallPart>): boolean {
  if (!view || message.run?.quiet) return false;
  return view.rows.length > 0 && view.rows.length >= Math.min(view.total, rowsAtOnce);
}

interface LineProps {
  reads: AnswerPart<CallPart>[];
  open: boolean;
  controls: string;
  onOpen(): void;
}

/** One line for all reads, while they run and after: the first, and the number of the others. */
function ReadLine({ reads, open, controls, onOpen }: LineProps) {
  const say = useSay();
  const busy = reads.findLast(({ part }) => part.state !== 'done');
  const last = reads.at(-1)!.part;
  const area = usePanelState((state) => state.tools.get(last.call.name)?.area);
  const texts = (busy ? [busy] : reads).map(({ part }) => callSentence(part));
  const [first, ...others] = new Map(texts.map((text) => [say(text), text])).values();
  return (
    <button type="button" className="call-line" aria-expanded={open} aria-controls={controls} onClick={onOpen}>
      {busy ? <Spinner /> : <EffectIcon icon={areaIcon(area)} effect="read" />}
      <span className="call-sentence">
        <span className="reads-first">
          <Said text={first!} />
        </span>
        {others.length > 0 && (
          <>
            {' '}
            <span className="reads-more">
              {'\u00a0· '}
              {say('ui_more_steps', { n: others.length })}
            </span>
          </>
        )}
      </span>
      <ChevronRight size={12} className="call-chevron" aria-hidden />
    </button>
  );
}
