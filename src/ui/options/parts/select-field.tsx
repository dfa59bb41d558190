import { type ComponentProps, type ReactNode, useId } from 'react';
import { Select } from '../../parts/fields/select.tsx';
import '../../parts/fields/text-field.css';
import './select-field.css';

type Props = Omit<ComponentProps<typeof Select>, 'quiet' | 'id'> & {
  /** Hint below the field, part of its description. */
  hint?: ReactNode;
};

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
