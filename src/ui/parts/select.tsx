import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import './select.css';

type Props = Omit<ComponentProps<'select'>, 'aria-label'> & {
  /** The name; a visible label of its own stands outside. */
  label: string;
  /** Only its text shows until it is pointed at. */
  quiet?: boolean;
};

/** The browser's own list, which every keyboard and screen reader knows. */
export function Select({ label, quiet = false, children, ...rest }: Props) {
  return (
    <span className={quiet ? 'select select-quiet' : 'select'}>
      <select aria-label={label} {...rest}>
        {children}
      </select>
      <ChevronDown size={12} aria-hidden />
    </span>
  );
}
