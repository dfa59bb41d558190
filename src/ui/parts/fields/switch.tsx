import { type ReactNode, useId } from 'react';
import './switch.css';

interface Props {
  on: boolean;
  onChange(on: boolean): void;
  describedBy?: string;
  children: ReactNode;
}

/** Switch with its label. */
export function Switch({ on, onChange, describedBy, children }: Props) {
  const id = useId();
  return (
    <div className="switch-line">
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        aria-describedby={describedBy}
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}
