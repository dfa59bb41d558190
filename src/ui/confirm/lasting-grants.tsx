import type { ReactNode } from 'react';
import { type GrantSpan, grantWords, type Preview, type PreviewSection } from '@/src/contract/run.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { shownPath } from '@/src/text/shown-path.ts';
import { Button } from '../parts/button.tsx';
import { pathIn, Said } from '../parts/foreign-text.tsx';
import './lasting-grants.css';

interface Props {
  preview: Preview;
  client?: string | undefined;
  /** True while clicks on the grant buttons are ignored. */
  off: boolean;
  /** True below a long list, where only the first line may be in view: the grants then come before the reason. */
  underMany: boolean;
  onAllow(grant: GrantSpan): void;
  /** Reason of the question, shown beside the grant that avoids it next time. */
  children: ReactNode;
}

const spans = { chat: 'ui_confirm_allow_chat', always: 'ui_confirm_allow_always' } as const;
const clientSpans = { chat: 'ui_confirm_allow_now', always: 'ui_confirm_allow_client' } as const;

/** Fallback label of a grant, for a stored question of an older version that lacks `covers`. */
const wordsOf = ({ tool, rows }: PreviewSection): Text => grantWords({ tool, place: null, most: rows.length });

type Param = NonNullable<Text['params']>[string];

/** A sentence with its folder paths as people read them. */
function withShownPaths(sentence: Text): Text {
  const path = pathIn(sentence);
  if (path !== undefined) return { ...sentence, params: { path: shownPath(path) } };
  const inItem = (item: string | Text) => (typeof item === 'string' ? item : withShownPaths(item));
  const inParam = (value: Param): Param =>
    typeof value === 'number' ? value : Array.isArray(value) ? value.map(inItem) : inItem(value);
  const params = Object.entries(sentence.params ?? {}).map(([name, value]) => [name, inParam(value)]);
  return { ...sentence, params: Object.fromEntries(params) };
}

/** Lasting grants as quiet buttons that say in full what they cover. */
export function LastingGrants({ preview, client, off, underMany, onAllow, children }: Props) {
  const covers = withShownPaths(
    preview.covers ?? { key: 'gate_covers_several', params: { items: preview.sections.map(wordsOf) } },
  );
  const words = (grant: GrantSpan) =>
    client === undefined ? text(spans[grant], { covers }) : text(clientSpans[grant], { covers, client });
  return (
    <div className="grants">
      {!underMany && children}
      <div className="grants-buttons">
        {preview.grants.map((grant) => (
          <Button
            key={grant}
            kind="quiet"
            data-choice={`allow-${grant}`}
            aria-disabled={off}
            onClick={() => onAllow(grant)}
          >
            <Said text={words(grant)} />
          </Button>
        ))}
      </div>
      {underMany && children}
    </div>
  );
}
