import { useCallback, useId } from 'react';
import type { Preview, PreviewSection } from '@/src/contract/run.ts';
import type { Row } from '@/src/contract/tool.ts';
import { Button } from '../parts/button.tsx';
import { EffectDot } from '../parts/effect.tsx';
import { Checkbox } from '../parts/fields/checkbox.tsx';
import { SearchField } from '../parts/fields/text-field.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { useSay } from '../parts/services-context.tsx';
import { ConfirmationRow } from './confirmation-row.tsx';
import './plan-list.css';
import { checkedOf, filtered, rowsOf, type Ticks, tick, tickedOf } from './ticks.ts';

/** Smallest number of rows for which a filter and bulk ticking are shown. */
export const worthFiltering = 6;
const several = 2;

interface Props {
  preview: Preview;
  ticks: Ticks;
  onTicks(change: (ticks: Ticks) => Ticks): void;
  query: string;
  onQuery(query: string): void;
}

/** Rows of a plan by section. "All", "None" and the box of untitled rows apply to the filtered rows. */
export function PlanList({ preview, ticks, onTicks, query, onQuery }: Props) {
  const say = useSay();
  const sections = filtered(preview, query);
  const shown = sections.flatMap((section) => section.rows);
  const onTick = useCallback((row: Row, ticked: boolean) => onTicks((ticks) => tick(ticks, [row], ticked)), [onTicks]);
  const tickShown = (ticked: boolean) => onTicks((ticks) => tick(ticks, shown, ticked));
  const count = rowsOf(preview).length;
  const ticked = tickedOf(ticks, shown).length;
  return (
    <>
      {count >= several && (
        <div className="plan-tools">
          {preview.sections.every(({ title }) => !title) && (
            <Checkbox
              checked={checkedOf(ticks, shown)}
              onChange={tickShown}
              label={say('ui_confirm_ticked', { ticked, total: shown.length })}
            >
              <span className="numbers">{say('ui_confirm_of', { ticked, total: shown.length })}</span>
            </Checkbox>
          )}
          {count >= worthFiltering && <SearchField label={say('ui_confirm_filter')} value={query} onValue={onQuery} />}
          <Button kind="quiet" onClick={() => tickShown(true)}>
            {say('ui_confirm_all')}
          </Button>
          <Button kind="quiet" onClick={() => tickShown(false)}>
            {say('ui_confirm_none')}
          </Button>
        </div>
      )}
      <div className="plan-list">
        {sections.map((section) => (
          <Section key={section.id} section={section} ticks={ticks} onTicks={onTicks} onTick={onTick} />
        ))}
        {sections.length === 0 && <p className="plan-empty">{say('ui_confirm_no_match')}</p>}
      </div>
    </>
  );
}

function Section({
  section,
  ticks,
  onTicks,
  onTick,
}: {
  section: PreviewSection;
  ticks: Ticks;
  onTicks: Props['onTicks'];
  onTick(row: Row, ticked: boolean): void;
}) {
  const say = useSay();
  const heading = useId();
  const ticked = tickedOf(ticks, section.rows).length;
  const rows = section.rows.map((row) => (
    <ConfirmationRow key={row.id} row={row} ticked={ticks.has(row.id)} onTick={onTick} />
  ));
  if (!section.title) {
    return (
      <ul className="plan-section" aria-label={say('ui_confirm_rows')}>
        {rows}
      </ul>
    );
  }
  return (
    <section className="plan-section" aria-labelledby={heading}>
      <div className="plan-section-head">
        <Checkbox
          checked={checkedOf(ticks, section.rows)}
          onChange={(all) => onTicks((ticks) => tick(ticks, section.rows, all))}
        >
          <Said as="span" id={heading} text={section.title} />
        </Checkbox>
        <span className="plan-section-count numbers">
          {say('ui_confirm_of', { ticked, total: section.rows.length })}
        </span>
        <EffectDot effect={section.effect} />
      </div>
      <ul aria-labelledby={heading}>{rows}</ul>
    </section>
  );
}
