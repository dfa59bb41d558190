import type { ReactNode } from 'react';
import { type GrantSpan, grantWords, type Preview, type PreviewSection } from '@/src/contract/run.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { Button } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import './lasting-grants.css';

interface Props {
  preview: Preview;
  /** Name of the outside program that asks. */
  client?: string;
  /** A yes does not count at the moment. */
  off: boolean;
  onAllow(grant: GrantSpan): void;
  /** Reason of the question, beside the setting that turns it off. */
  children: ReactNode;
}

const spans = { chat: 'ui_confirm_allow_chat', always: 'ui_confirm_allow_always' } as const;
const clientSpans = { chat: 'ui_confirm_allow_now', always: 'ui_confirm_allow_client' } as const;

/** The grant button for a question of an earlier version, which does not say what a grant would cover. */
const wordsOf = ({ tool, rows }: PreviewSection): Text => grantWords({ tool, place: null, most: rows.length });

/** Lasting grants as quiet buttons that say in full what they cover. */
export function LastingGrants({ preview, client, off, onAllow, children }: Props) {
  const covers = preview.covers ?? { key: 'gate_covers_several', params: { items: preview.sections.map(wordsOf) } };
  return (
    <div className="grants">
      {children}
      <div className="grants-buttons">
        {preview.grants.map((grant) => (
          <Button
            key={grant}
            kind="quiet"
            data-choice={`allow-${grant}`}
            aria-disabled={off}
            onClick={() => onAllow(grant)}
          >
            <Said
              text={
                client === undefined ? text(spans[grant], { covers }) : text(clientSpans[grant], { covers, client })
              }
            />
          </Button>
        ))}
      </div>
    </div>
  );
}
