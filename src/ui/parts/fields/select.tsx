import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import './select.css';

type Props = Omit<ComponentProps<'select'>, 'aria-label'> & {
  /** The name; a visible label of its own stands outside. */
  label: string;
  /** Shows only this text, which may be cut where there is no room; the list lies over it. */
  shown?: string;
};

/** The browser's own list, which every keyboard and screen reader knows. */
export function Select({ label, shown, children, ...rest }: Props) {
  return (
    <span className={shown === undefined ? 'select' : 'select select-quiet'}>
      {shown !== undefined && (
        <span className="one-line" aria-hidden dir="auto">
          {shown}
        </span>
      )}
      <select aria-label={label} {...rest}>
        {children}
      </select>
      <ChevronDown size={12} aria-hidden />
    </span>
  );
}
