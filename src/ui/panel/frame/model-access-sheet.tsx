import { type Ref, useEffect, useEffectEvent, useId, useState } from 'react';
import { hostOf } from '@/src/address/address.ts';
import type { ModelAccessWaiting } from '@/src/contract/conversation.ts';
import type { ModelAccess } from '@/src/contract/settings.ts';
import { text } from '@/src/contract/text.ts';
import { firstSight, SightFields } from '../../model-access/sight-fields.tsx';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import '../../parts/question.css';
import './model-access-sheet.css';

interface Props {
  waiting: ModelAccessWaiting;
  /** Target of F6, and of the focus unless the user is typing. */
  headline: Ref<HTMLHeadingElement>;
  onShown(): void;
}

/** Question before the first message to a remote model: the data it may see. */
export default function ModelAccessSheet({ waiting, headline, onShown }: Props) {
  const say = useSay();
  const panel = usePanel();
  const id = useId();
  const earlier = usePanelState((state) => state.settings?.sees[waiting.provider]);
  const [given, setGiven] = useState(() => startingFrom(earlier, waiting));
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    shown();
  }, []);
  return (
    <div
      className="question"
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
    >
      <div className="sees-body">
        <h2 id={`${id}-title`} className="question-title" ref={headline} tabIndex={-1}>
          {say('sees_title')}
        </h2>
        <p id={`${id}-lead`} className="question-words">
          <Said text={text('sees_lead', { name: waiting.name, host: hostOf(waiting.origin) ?? waiting.origin })} />
        </p>
        <SightFields value={given} onChange={setGiven} />
      </div>
      <div className="sees-answers">
        <Button onClick={() => void panel.notNow(waiting)}>{say('ui_not_now')}</Button>
        <Button kind="fill" onClick={() => void panel.letSee(waiting, given)}>
          {say('ui_allow')}
        </Button>
      </div>
    </div>
  );
}

/** Initial values of the form: the earlier answer, with kinds of data not asked about yet allowed. */
function startingFrom(earlier: ModelAccess | undefined, { kinds }: ModelAccessWaiting) {
  if (!earlier) return firstSight;
  const fresh = kinds.filter((kind) => !earlier.asked.includes(kind));
  return { addresses: earlier.addresses, allowed: [...earlier.allowed, ...fresh] };
}
