import { Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import './text-field.css';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** Hint below the field, part of its description. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Buttons inside the field, at its end. */
  end?: ReactNode;
};

export function TextField({ label, hint, error, end, className = '', ...rest }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="input-line">
        <input
          id={id}
          type="text"
          className="input"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          {...rest}
        />
        {end && <span className="input-end">{end}</span>}
      </span>
      {note && (
        <p id={`${id}-note`} className={error ? 'field-note field-error' : 'field-note'}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Search field with its placeholder as name. */
export function SearchField({ label, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <span className="search-field">
      <Search size={14} aria-hidden />
      <input
        type="search"
        className="input"
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        {...rest}
      />
    </span>
  );
}
