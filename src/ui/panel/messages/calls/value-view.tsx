import { createElement, type ReactNode } from 'react';
import { useI18n, useSay, useServices } from '../../../parts/services-context.tsx';

/** Entries shown of a list; the JSON has all. */
const most = 20;

/** ISO 8601 time. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Names of fields that hold ids, which say nothing to a person. */
const rawId = /(?:^|_)(?:ids?|cursor)$/;

/** Readable view of a JSON value, without ids; the JSON has them. */
export function ValueView({ value }: { value: unknown }): ReactNode {
  const say = useSay();
  const { date } = useI18n();
  const { now } = useServices();
  function plain(one: unknown): string {
    if (one === null || one === undefined) return '–';
    return typeof one === 'string' && time.test(one) ? date(Date.parse(one), now()) : String(one);
  }
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
  const entries = Object.entries(value).filter(([name]) => !rawId.test(name));
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
