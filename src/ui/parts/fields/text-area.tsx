import { type ComponentProps, type ReactNode, useId } from 'react';
import './text-field.css';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string;
  /** Hint below the field, part of its description. */
  hint?: ReactNode;
};

/** Text area that grows with its text. */
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
