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

interface Props {
  reads: AnswerPart<CallPart>[];
  /** True to show the rows of the last list. */
  rows: boolean;
  /** True if the answer is complete, which then tells what was not found. */
  answered: boolean;
}

/** Calls that only read, as one quiet line that opens to a card for each. */
export function ReadCalls({ reads, rows, answered }: Props) {
  const id = useId();
  const session = usePanelState((state) => state.session);
  const [open, setOpen] = useState(false);
  const shown = rows ? reads.findLast(isWholeList) : undefined;
  const folds = reads.length > 1 || (answered && foundNothing(reads[0]!));
  return (
    <div className="reads" data-folds={folds}>
      {folds && (
        <ReadLine reads={reads} shown={shown} open={open} controls={id} onOpen={() => setOpen((now) => !now)} />
      )}
      <div id={id}>
        {reads.map((read) => (
          <CallCard
            key={read.part.call.id}
            part={read.part}
            old={isOld(read.message, session)}
            rows={read === shown || (open && !read.message.run?.quiet)}
            folded={folds && !open}
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

const foundNothing = ({ part: { result } }: AnswerPart<CallPart>): boolean =>
  (result?.data as { total?: number } | null)?.total === 0;

interface LineProps {
  reads: AnswerPart<CallPart>[];
  /** The read whose rows are shown below the line. */
  shown: AnswerPart<CallPart> | undefined;
  open: boolean;
  controls: string;
  onOpen(): void;
}

/** One line for all reads: the running one, then the one whose rows are shown, with the number of the others. */
function ReadLine({ reads, shown, open, controls, onOpen }: LineProps) {
  const say = useSay();
  const busy = reads.findLast(({ part }) => part.state !== 'done');
  const { size } = new Set(reads.map(({ part }) => say(callSentence(part))));
  const named = busy ?? shown ?? (size === 1 && !foundNothing(reads[0]!) ? reads[0] : undefined);
  const others = named ? size - 1 : size;
  const area = usePanelState(({ tools }) => (named ? tools.get(named.part.call.name)?.area : 'everything'));
  return (
    <button type="button" className="call-line" aria-expanded={open} aria-controls={controls} onClick={onOpen}>
      {busy ? <Spinner /> : <EffectIcon icon={areaIcon(area)} effect="read" />}
      <span className="call-sentence">
        {named && (
          <>
            <span className="reads-first">
              <Said text={callSentence(named.part)} />
            </span>{' '}
          </>
        )}
        {!busy && others > 0 && (
          <span className="reads-more">
            {named && '\u00a0· '}
            {say(named ? 'ui_more_steps' : 'ui_steps', { n: others })}
          </span>
        )}
      </span>
      <ChevronRight size={12} className="call-chevron" aria-hidden />
    </button>
  );
}
