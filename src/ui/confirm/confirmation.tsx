import { Fragment, type Ref, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import type { GrantSpan, Preview } from '@/src/contract/run.ts';
import type { Text } from '@/src/contract/text.ts';
import { Said } from '../parts/foreign-text.tsx';
import { SourceTag } from '../parts/tags.tsx';
import { useSay } from '../parts/world.tsx';
import { Answers } from './answers.tsx';
import '../parts/question.css';
import './confirmation.css';
import { PlanList } from './plan-list.tsx';
import { allTicked, counted, rowsOf, type Ticks } from './ticks.ts';

interface Props {
  ticket: string;
  preview: Preview;
  /** Where it stands among several, which changes when one of these goes away. */
  place?: string;
  /** Where F6 goes, and the focus of someone who is not typing. */
  headline?: Ref<HTMLHeadingElement>;
  /** A question stands there now; decides who gets the focus. */
  onShown?(): void;
  onAllow(rows: string[], grant?: GrantSpan): void;
  onDeny(reason?: string): void;
}

/**
 * A question about a plan, with the plan to edit. Not modal: the page and the composer stay usable. What was unticked
 * stays so while the question is the same, and a changed question starts anew.
 */
export function Confirmation(props: Props) {
  const { ticket, preview } = props;
  const question = useMemo(() => ticket + JSON.stringify(preview), [ticket, preview]);
  return <Question key={question} {...props} />;
}

function Question({ preview, place = '', headline, onShown, onAllow, onDeny }: Props) {
  const say = useSay();
  const id = useId();
  const shown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    shown();
  }, []);
  const [ticks, setTicks] = useState<Ticks>(() => allTicked(preview));

  const rows = rowsOf(preview);
  const ticked = rows.filter((row) => ticks.has(row.id));
  const withCount = (sentence: Text) => (rows.length > 0 ? counted(sentence, ticked.length) : sentence);
  const tools = [...new Set(preview.sections.map((section) => section.tool))].join(' ');
  // What others wrote has a say in it: that comes first. Else it is only why, beside how often to ask.
  const warns = preview.sources.length > 0 || preview.addresses.length > 0;
  const reason = (
    <p className="confirmation-reason" id={`${id}-reason`}>
      <Said text={preview.reason} />{' '}
      {preview.sources.map((source) => (
        <SourceTag key={source} source={source} />
      ))}
    </p>
  );
  return (
    <div
      className="question confirmation"
      role="alertdialog"
      aria-modal="false"
      data-confirm={tools}
      aria-labelledby={`${id}-headline`}
      aria-describedby={`${id}-notes ${id}-reason`}
    >
      <div className="confirmation-head">
        <h2 id={`${id}-headline`} className="question-title" ref={headline} tabIndex={-1}>
          <Said text={withCount(preview.headline)} />
        </h2>
        <div id={`${id}-notes`} className="confirmation-notes question-words">
          {warns && reason}
          {preview.notes.length > 0 && (
            <p>
              {preview.notes.map((note) => (
                <Fragment key={say(note)}>
                  <Said text={note} />{' '}
                </Fragment>
              ))}
            </p>
          )}
        </div>
        {preview.addresses.length > 0 && (
          <ul className="confirmation-addresses" aria-label={say('ui_confirm_addresses')}>
            {preview.addresses.map((address) => (
              <li key={address}>
                <bdi dir="ltr">{visible(address)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </div>
      {rows.length > 0 && <PlanList preview={preview} ticks={ticks} onTicks={setTicks} />}
      <Answers
        preview={preview}
        place={place}
        verb={withCount(preview.verb)}
        empty={rows.length > 0 && ticked.length === 0}
        onAllow={(grant) => onAllow([...new Set(ticked.map((row) => row.id))], grant)}
        onDeny={onDeny}
      >
        {!warns && reason}
      </Answers>
    </div>
  );
}

/** An address whole: what cannot be seen in it is shown as the URL parser would write it. */
function visible(address: string): string {
  return address.replace(/[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/gu, encodeURIComponent);
}
