import { type ReactNode, useId } from 'react';
import './checkbox.css';

export type Checked = boolean | 'some';

interface Props {
  checked: Checked;
  onChange(checked: boolean): void;
  /** Accessible name, if there is no visible text. */
  label?: string;
  children?: ReactNode;
  describedBy?: string;
  id?: string;
  disabled?: boolean;
}

/** Checkbox with three states; `some` becomes checked on a click. */
export function Checkbox({ checked, onChange, label, children, describedBy, disabled, id: given }: Props) {
  const own = useId();
  const id = given ?? own;
  const box = (
    <input
      id={id}
      type="checkbox"
      className="checkbox"
      checked={checked === true}
      ref={(input) => {
        if (input) input.indeterminate = checked === 'some';
      }}
      onChange={(event) => onChange(event.target.checked)}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
    />
  );
  if (!children) return box;
  return (
    <span className="checkbox-line">
      {box}
      <label htmlFor={id}>{children}</label>
    </span>
  );
}
