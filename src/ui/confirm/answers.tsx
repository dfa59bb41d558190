import { type ReactNode, useEffect, useState } from 'react';
import { type GrantSpan, grantWords, type Preview, type PreviewSection } from '@/src/contract/run.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { Button } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { isComposing } from '../parts/is-composing.ts';
import { useSay } from '../parts/services-context.tsx';
import './answers.css';

interface Props {
  preview: Preview;
  /** Name of the outside program that asks. */
  client?: string;
  /** Position among several questions. After it changes, a yes does not count for a moment. */
  place: string;
  /** Label of the yes, with its count. */
  verb: Text;
  /** Nothing is ticked. */
  empty: boolean;
  reason: string;
  onReason(reason: string): void;
  onAllow(grant?: GrantSpan): void;
  onDeny(reason?: string): void;
  /** Reason of the question, beside the setting that turns it off. */
  children: ReactNode;
}

const spans = { chat: 'ui_confirm_allow_chat', always: 'ui_confirm_allow_always' } as const;
const clientSpans = { chat: 'ui_confirm_allow_now', always: 'ui_confirm_allow_client' } as const;

/** The grant button for a question of an earlier version, which does not say what a grant would cover. */
const wordsOf = ({ tool, rows }: PreviewSection): Text => grantWords({ tool, place: null, most: rows.length });

/** Refusing first, the verb with its count second, lasting grants as quiet buttons under them. */
export function Answers({ preview, client, place, verb, empty, reason, onReason, onAllow, onDeny, children }: Props) {
  const say = useSay();
  const typed = reason.trim() !== '';
  const off = useInert(place) || empty || typed;
  const destroys = preview.sections.some((section) => section.effect === 'destroy');
  const covers = preview.covers ?? { key: 'gate_covers_several', params: { items: preview.sections.map(wordsOf) } };
  const deny = () => onDeny(reason.trim() || undefined);
  const allow = (grant?: GrantSpan) => {
    if (!off) onAllow(grant);
  };
  return (
    <div className="answers">
      <input
        type="text"
        className="input answers-reason"
        aria-label={say('ui_confirm_reason')}
        placeholder={say('ui_confirm_reason_hint')}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent) || !typed) return;
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          deny();
        }}
      />
      <div className="answers-main">
        <Button data-choice="deny" {...(typed && { kind: 'fill' as const })} onClick={deny}>
          {typed ? say('ui_send') : <Said text={preview.refuse} />}
        </Button>
        <Button
          kind={typed ? 'plain' : destroys ? 'danger' : 'fill'}
          data-choice="allow"
          aria-disabled={off}
          className="answers-allow"
          onClick={() => allow()}
        >
          <Said text={verb} />
        </Button>
      </div>
      {(children || preview.grants.length > 0) && (
        <div className="answers-more">
          {children}
          {preview.grants.length > 0 && (
            <div className="answers-grants">
              {preview.grants.map((grant) => (
                <Button
                  key={grant}
                  kind="quiet"
                  data-choice={`allow-${grant}`}
                  aria-disabled={off}
                  onClick={() => allow(grant)}
                >
                  <Said
                    text={
                      client === undefined
                        ? text(spans[grant], { covers })
                        : text(clientSpans[grant], { covers, client })
                    }
                  />
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** Milliseconds for which a yes does not count, so that a click meant for something else approves nothing. */
const inertFor = 500;

/** True for the first half second after a question appears or changes its place. */
function useInert(place: string): boolean {
  const [awake, setAwake] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(setAwake, inertFor, place);
    return () => clearTimeout(timer);
  }, [place]);
  return awake !== place;
}
