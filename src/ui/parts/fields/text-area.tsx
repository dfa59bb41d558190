import { type ComponentProps, type ReactNode, useId } from 'react';
import './text-field.css';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string;
  /** Under the field, and read with it. */
  hint?: ReactNode;
};

/** A field of several lines, which grows with its text. */
export function TextArea({ label, hint, ...rest }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="input text-area"
        rows={3}
        aria-describedby={hint ? `${id}-note` : undefined}
        {...rest}
      />
      {hint && (
        <p id={`${id}-note`} className="field-note">
          {hint}
        </p>
      )}
    </div>
  );
}
