import { lazy, type Ref, type RefObject, Suspense } from 'react';
import { Button } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { useSay } from '../parts/world.tsx';
import { isTextEntry } from './keys.ts';
import type { OpenQuestion } from './open-question.ts';
import { useOpenQuestion, usePanel } from './panel-context.tsx';
import './question-slot.css';

const Confirmation = lazy(async () => ({ default: (await import('../confirm/confirmation.tsx')).Confirmation }));

interface Props {
  /** Where F6 goes. */
  headline: RefObject<HTMLHeadingElement | null>;
}

/** Over the composer: what the turn waits for. */
export function QuestionSlot({ headline }: Props) {
  const panel = usePanel();
  const waiting = useOpenQuestion();
  const ticket = waiting?.ticket;
  const kind = waiting?.kind;
  if (!waiting || !ticket) return null;
  return (
    <div className="question-slot">
      {waiting.kind === 'confirm' ? (
        <Suspense>
          <Confirmation
            ticket={ticket}
            preview={waiting.preview}
            headline={headline}
            onShown={() => isTyping() || headline.current?.focus()}
            onAllow={(rows, grant) => void panel.allow(ticket, rows, grant)}
            onDeny={(reason) => void panel.deny(ticket, reason)}
          />
        </Suspense>
      ) : (
        <PermissionBar key={kind} waiting={waiting} headline={headline} />
      )}
    </div>
  );
}

/** Someone who is in the middle of a sentence keeps the focus. */
function isTyping(): boolean {
  const { activeElement } = document;
  return isTextEntry(activeElement) && (activeElement as HTMLInputElement | HTMLTextAreaElement).value !== '';
}

/** The browser asks by itself once the button is pressed; this says what for. */
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
        <Button kind="quiet" onClick={() => void panel.deny(waiting.ticket)}>
          {say('ui_not_now')}
        </Button>
        <Button kind="fill" onClick={() => void panel.permit(waiting)}>
          {say('ui_allow')}
        </Button>
      </div>
    </section>
  );
}
