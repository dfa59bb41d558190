import { createElement, type ReactNode } from 'react';
import { useSay } from '../parts/world.tsx';

/** Entries of a list that are shown; the JSON has all of them. */
const most = 20;

/** Any JSON value as a person reads it: names beside values, lists as lines. */
export function ValueView({ value }: { value: unknown }): ReactNode {
  const say = useSay();
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="value-none">{say('ui_empty_list')}</span>;
    if (value.every((entry) => typeof entry !== 'object' || entry === null))
      return <bdi>{say('ui_values', { values: value.map(plain) })}</bdi>;
    const entries = value.slice(0, most).map((entry) => createElement('li', null, <ValueView value={entry} />));
    const rest = value.length - most;
    return (
      <>
        {createElement('ol', { className: 'value-list' }, ...entries)}
        {rest > 0 && <span className="value-none">{say('ui_more', { n: rest })}</span>}
      </>
    );
  }
  if (typeof value !== 'object' || value === null) return <bdi>{plain(value)}</bdi>;
  const entries = Object.entries(value);
  if (entries.length === 0) return <span className="value-none">{say('ui_no_arguments')}</span>;
  return (
    <dl className="value-table">
      {entries.map(([name, entry]) => (
        <div key={name}>
          <dt lang="en">{name.replaceAll('_', ' ')}</dt>
          <dd>
            <ValueView value={entry} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const plain = (value: unknown): string => (value === null || value === undefined ? '–' : String(value));
