import { type ComponentProps, type ReactNode, useId } from 'react';
import { Select } from '../../parts/fields/select.tsx';
import '../../parts/fields/text-field.css';
import './select-field.css';

type Props = Omit<ComponentProps<typeof Select>, 'quiet' | 'id'> & {
  /** Under the list, and read with it. */
  hint?: ReactNode;
};

/** A list with its name over it. */
export function SelectField({ label, hint, ...rest }: Props) {
  const id = useId();
  return (
    <div className="field select-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <Select id={id} label={label} aria-describedby={hint ? `${id}-note` : undefined} {...rest} />
      {hint && (
        <p id={`${id}-note`} className="field-note">
          {hint}
        </p>
      )}
    </div>
  );
}
