import { type ReactNode, useId } from 'react';
import './text-field.css';

interface Props {
  label: string;
  /** Text below the control, part of its description. */
  note?: ReactNode;
  wrong?: boolean;
  className?: string | undefined;
  children(control: { id: string; 'aria-describedby': string | undefined }): ReactNode;
}

/** A control between its label and a note. */
export function Field({ label, note, wrong = false, className = '', children }: Props) {
  const id = useId();
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined })}
      {note && (
        <p id={`${id}-note`} className={wrong ? 'field-note field-error' : 'field-note'}>
          {note}
        </p>
      )}
    </div>
  );
}
