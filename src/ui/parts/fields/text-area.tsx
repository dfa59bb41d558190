import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string;
  /** Hint below the field, part of its description. */
  hint?: ReactNode;
};

/** Text area that grows with its text. */
export function TextArea({ label, hint, ...rest }: Props) {
  return (
    <Field label={label} note={hint}>
      {(control) => <textarea className="input text-area" rows={3} {...control} {...rest} />}
    </Field>
  );
}
