import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import './select.css';

type Props = Omit<ComponentProps<'select'>, 'aria-label'> & {
  /** Accessible name; the visible label is outside. */
  label: string;
  /** Text shown in place of the selected option; may be truncated. */
  shown?: string;
  /** Options after those among the children, as pairs of a value and its label. */
  choices?: readonly (readonly [value: string, label: string])[];
};

export function Select({ label, shown, choices, children, ...rest }: Props) {
  return (
    <span className={shown === undefined ? 'select' : 'select select-quiet'}>
      {shown !== undefined && (
        <span className="one-line" aria-hidden dir="auto">
          {shown}
        </span>
      )}
      <select aria-label={label} {...rest}>
        {children}
        {choices?.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={12} aria-hidden />
    </span>
  );
}
