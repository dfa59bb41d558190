import { lazy, type Ref, type RefObject, Suspense } from 'react';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { useOpenQuestion, usePanel } from '../actions/panel-context.tsx';
import type { Panel } from '../actions/panel-store.ts';
import type { OpenQuestion } from '../state/open-question.ts';
import { isTextEntry } from './use-panel-keys.ts';
import './question-slot.css';

const Confirmation = lazy(async () => ({ default: (await import('../../confirm/confirmation.tsx')).Confirmation }));
const ModelAccessSheet = lazy(() => import('./model-access-sheet.tsx'));

interface Props {
  /** Target of F6. */
  headline: RefObject<HTMLHeadingElement | null>;
}

/** Question of the turn, above the composer. */
export function QuestionSlot({ headline }: Props) {
  const panel = usePanel();
  const waiting = useOpenQuestion();
  if (!waiting) return null;
  return (
    <div className="question-slot">
      <Suspense>{questionOf(waiting, panel, headline)}</Suspense>
    </div>
  );
}

function questionOf(waiting: OpenQuestion, panel: Panel, headline: Props['headline']) {
  const onShown = () => isTyping() || headline.current?.focus();
  switch (waiting.kind) {
    case 'confirm':
      return (
        <Confirmation
          ticket={waiting.ticket}
          preview={waiting.preview}
          headline={headline}
          onShown={onShown}
          onAllow={(rows, grant) => void panel.allow(waiting.ticket, rows, grant)}
          onDeny={(reason) => void panel.deny(waiting.ticket, reason)}
        />
      );
    case 'permission':
      return <PermissionBar key={waiting.kind} waiting={waiting} headline={headline} />;
    case 'sees':
      return <ModelAccessSheet key={waiting.question} waiting={waiting} headline={headline} onShown={onShown} />;
    default:
      return waiting satisfies never;
  }
}

/** True while the user is typing, who keeps the focus. */
function isTyping(): boolean {
  const { activeElement } = document;
  return isTextEntry(activeElement) && (activeElement as HTMLInputElement | HTMLTextAreaElement).value !== '';
}

/** Explains a permission before the browser asks for it. */
function PermissionBar({
  waiting,
  headline,
}: {
  waiting: Extract<OpenQuestion, { kind: 'permission' }>;
  headline: Ref<HTMLHeadingElement>;
}) {
  const say = useSay();
  const panel = usePanel();
  return (
    <section className="permission-bar" aria-label={say('ui_permission')}>
      <h2 ref={headline} tabIndex={-1}>
        <Said text={waiting.reason} />
      </h2>
      <div>
        <Button kind="quiet" onClick={() => void panel.refuse(waiting)}>
          {say('ui_not_now')}
        </Button>
        <Button kind="fill" onClick={() => void panel.permit(waiting)}>
          {say('ui_allow')}
        </Button>
      </div>
    </section>
  );
}
