import { createElement, type ReactNode } from 'react';
import { shortAddress } from '@/src/address/shown-address.ts';
import { ForeignText } from '../../../parts/foreign-text.tsx';
import { useI18n, useSay, useServices } from '../../../parts/services-context.tsx';
import { fieldName, fieldValue, holdsIds, isForeign, isReadable } from './field-name.ts';

/** Largest number of entries and characters shown; the raw JSON has all. */
const most = { entries: 20, letters: 1_000 };

/** ISO 8601 time. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
/** Fields that hold addresses. */
const isAddress = /^urls?$/;
/** Fields whose numbers are times, in epoch milliseconds. */
const isTime = /(?:^|_)at$/;

interface Props {
  value: unknown;
  /** Name of the tool that was given it or gave it. */
  tool: string;
  /** Name of the field that holds it. */
  field?: string;
}

/** Readable view of a JSON value: fields in the user's words, without ids. The JSON has all. */
export function ValueView({ value, tool, field = '' }: Props): ReactNode {
  const say = useSay();
  const plain = usePlain(field, tool);
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="value-none">{say('ui_empty_list')}</span>;
    if (holdsIds(field, tool)) return plain(value.length);
    if (value.every((entry) => typeof entry !== 'object' || entry === null))
      return <ForeignText>{say('ui_values', { values: value.map(plain) })}</ForeignText>;
    const entries = value
      .slice(0, most.entries)
      .map((entry) =>
        createElement(
          'li',
          null,
          <ValueView value={isRecord(entry) && !isForeign(tool) ? withoutEmptyFields(entry) : entry} tool={tool} />,
        ),
      );
    const rest = value.length - most.entries;
    return (
      <>
        {createElement('ol', { className: 'value-list' }, ...entries)}
        {rest > 0 && <span className="value-none">{say('ui_more', { n: rest })}</span>}
      </>
    );
  }
  if (!isRecord(value)) return <ForeignText>{plain(value)}</ForeignText>;
  const entries = readable(value, tool);
  if (entries.length === 0) return <span className="value-none">{say('ui_no_arguments')}</span>;
  return (
    <dl className="value-table">
      {entries.map(([name, entry]) => (
        <div key={name}>
          <dt>{say(fieldName(name, tool))}</dt>
          <dd>
            <ValueView value={entry} tool={tool} field={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Fields of a record that mean something to a person. */
export const readable = (value: object, tool: string): [string, unknown][] =>
  Object.entries(value).filter(([name]) => isReadable(name, tool));

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** An entry of a list without empty, false and null fields. */
const withoutEmptyFields = (entry: object): object =>
  Array.isArray(entry)
    ? entry
    : Object.fromEntries(
        Object.entries(entry).filter(
          ([, one]) => one !== null && one !== false && one !== '' && !(Array.isArray(one) && one.length === 0),
        ),
      );

/** Formats a simple value for people: dates, numbers and known words in the user's language. */
function usePlain(field: string, tool: string): (value: unknown) => string {
  const say = useSay();
  const i18n = useI18n();
  const { now } = useServices();
  const date = (at: number) => i18n.date(at, now());
  return (value) => {
    switch (typeof value) {
      case 'boolean':
        return say(value ? 'field_value_yes' : 'field_value_no');
      case 'number':
        return isTime.test(field) && value > 1e11 ? date(value) : i18n.number(value);
      case 'string': {
        const word = fieldValue(field, value, tool);
        if (word) return say(word);
        if (time.test(value)) return date(Date.parse(value));
        if (isAddress.test(field)) return shortAddress(value);
        return value.length > most.letters ? `${value.slice(0, most.letters)}…` : value;
      }
      default:
        return '–';
    }
  };
}
