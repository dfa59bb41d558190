import type { Preview } from '@/src/contract/run.ts';
import type { Text } from '@/src/contract/text.ts';
import { Button } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { isComposing } from '../parts/is-composing.ts';
import { useSay } from '../parts/services-context.tsx';
import './answers.css';

interface Props {
  preview: Preview;
  /** Label of the yes, with its count. */
  verb: Text;
  /** Reason for refusing as typed so far; null hides its field. */
  reason: string | null;
  onReason(reason: string): void;
  /** True while clicks on the yes button are ignored. */
  off: boolean;
  onAllow(): void;
  onDeny(reason?: string): void;
}

/** Refuse button, with a field for the reason if one is asked for, then the button that says yes with its count. */
export function Answers({ preview, verb, reason, onReason, off, onAllow, onDeny }: Props) {
  const say = useSay();
  const typed = reason !== null && reason.trim() !== '';
  const destroys = preview.sections.some((section) => section.effect === 'destroy');
  const deny = () => onDeny(typed ? reason.trim() : undefined);
  return (
    <div className="answers">
      {reason !== null && (
        <textarea
          rows={1}
          className="input answers-reason"
          aria-label={say('ui_confirm_reason')}
          placeholder={say('ui_confirm_reason_hint')}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) return;
            const enters = event.key === 'Enter' && !event.shiftKey;
            if (enters || (typed && event.key === 'Escape')) event.preventDefault();
            if (typed && (enters || event.key === 'Escape')) deny();
          }}
        />
      )}
      <div className="answers-main">
        <Button data-choice="deny" {...(typed && { kind: 'fill' as const })} onClick={deny}>
          {typed ? say('ui_send') : <Said text={preview.refuse} />}
        </Button>
        <Button
          kind={typed ? 'plain' : destroys ? 'danger' : 'fill'}
          data-choice="allow"
          aria-disabled={off}
          className="answers-allow"
          onClick={() => onAllow()}
        >
          <Said text={verb} />
        </Button>
      </div>
    </div>
  );
}
