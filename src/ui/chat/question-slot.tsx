import { lazy, type RefObject, Suspense, useEffect } from 'react';
import { Button } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { useSay } from '../parts/world.tsx';
import { isTextEntry } from './keys.ts';
import type { OpenQuestion } from './open-question.ts';
import { useOpenQuestion, usePanel } from './panel-context.tsx';
import './question-slot.css';

const Confirmation = lazy(async () => ({ default: (await import('../confirm/confirmation.tsx')).Confirmation }));

interface Props {
  headline: RefObject<HTMLHeadingElement | null>;
  composer: RefObject<HTMLTextAreaElement | null>;
}

/** Over the composer: what the turn waits for. */
export function QuestionSlot({ headline, composer }: Props) {
  const panel = usePanel();
  const waiting = useOpenQuestion();
  const ticket = waiting?.ticket;
  const kind = waiting?.kind;
  useEffect(() => {
    if (!ticket) return;
    return () => {
      if (document.activeElement === document.body) composer.current?.focus();
    };
  }, [ticket, composer]);
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
        <PermissionBar key={kind} waiting={waiting} />
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
function PermissionBar({ waiting }: { waiting: Extract<OpenQuestion, { kind: 'permission' }> }) {
  const say = useSay();
  const panel = usePanel();
  return (
    <section className="permission-bar" aria-label={say('ui_permission')}>
      <p>
        <Said text={waiting.reason} />
      </p>
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
