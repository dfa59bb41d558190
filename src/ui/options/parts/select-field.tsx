import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../parts/fields/field.tsx';
import { Select } from '../../parts/fields/select.tsx';
import './select-field.css';

type Props = Omit<ComponentProps<typeof Select>, 'id'> & {
  /** Hint below the field, part of its description. */
  hint?: ReactNode;
};

export function SelectField({ label, hint, ...rest }: Props) {
  return (
    <Field label={label} note={hint} className="select-field">
      {(control) => <Select label={label} {...control} {...rest} />}
    </Field>
  );
}
