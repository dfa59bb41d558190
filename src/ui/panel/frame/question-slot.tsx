import type { RefObject } from 'react';
import { onDemand } from '../../parts/on-demand.ts';
import { useSay } from '../../parts/services-context.tsx';
import { useOpenQuestion, usePanel, useQuestionsBehind } from '../actions/panel-context.tsx';
import type { Panel } from '../actions/panel-store.ts';
import type { OpenQuestion } from '../state/open-question.ts';
import { isTextEntry } from './use-panel-keys.ts';
import './question-slot.css';

const Confirmation = onDemand(async () => (await import('../../confirm/confirmation.tsx')).Confirmation);
const PermissionQuestion = onDemand(
  async () => (await import('../../confirm/permission-question.tsx')).PermissionQuestion,
);
const ModelAccessSheet = onDemand(async () => (await import('./model-access-sheet.tsx')).default);

interface Props {
  /** Target of F6. */
  headline: RefObject<HTMLHeadingElement | null>;
}

/** Question of the turn, above the composer. */
export function QuestionSlot({ headline }: Props) {
  const panel = usePanel();
  const say = useSay();
  const waiting = useOpenQuestion();
  const behind = useQuestionsBehind();
  if (!waiting) return null;
  return (
    <div className="question-slot">
      {behind > 0 && <p className="questions-behind">{say('ui_questions_behind', { n: behind })}</p>}
      {questionOf(waiting, panel, headline)}
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
          {...(waiting.client === undefined ? {} : { client: waiting.client })}
          headline={headline}
          onShown={onShown}
          takesReason={waiting.takesReason ?? true}
          onAllow={(rows, grant) => void panel.allow(waiting.ticket, rows, grant)}
          onDeny={(reason) => void panel.deny(waiting.ticket, reason)}
        />
      );
    case 'permission':
      return (
        <PermissionQuestion
          key={waiting.kind}
          reason={waiting.reason}
          {...(waiting.client === undefined ? {} : { client: waiting.client })}
          headline={headline}
          onAllow={() => void panel.permit(waiting)}
          onRefuse={() => void panel.refuse(waiting)}
        />
      );
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
