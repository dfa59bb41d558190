import { Search, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { isComposing } from '../is-composing.ts';
import { useSay } from '../services-context.tsx';
import { Field } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  /** Hint below the field, part of its description. */
  hint?: ReactNode;
  error?: string | undefined;
  end?: ReactNode;
};

export function TextField({ label, hint, error, end, className, ...rest }: Props) {
  return (
    <Field label={label} note={error ?? hint} wrong={Boolean(error)} className={className}>
      {(control) => (
        <span className="input-line">
          <input
            type="text"
            className="input"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            {...control}
            {...rest}
          />
          {end && <span className="input-end">{end}</span>}
        </span>
      )}
    </Field>
  );
}

type SearchProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: string;
  value: string;
  onValue(value: string): void;
};

/** Search field with its placeholder as name. Its button and Escape clear it: Firefox does neither by itself. */
export function SearchField({ label, value, onValue, onKeyDown, ...rest }: SearchProps) {
  const say = useSay();
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
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || !value || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          onValue('');
        }}
        {...rest}
      />
      {value && (
        <span className="input-end">
          <IconButton
            icon={X}
            label={say('ui_clear')}
            onClick={({ currentTarget }) => {
              currentTarget.closest('.search-field')?.querySelector('input')?.focus();
              onValue('');
            }}
          />
        </span>
      )}
    </span>
  );
}
