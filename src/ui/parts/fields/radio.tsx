import type { ComponentProps, ReactNode } from 'react';
import './checkbox.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> & {
  onChange(): void;
  className?: string;
  children: ReactNode;
};

/** Radio button with its label. */
export function Radio({ onChange, className = 'checkbox-line', children, ...rest }: Props) {
  return (
    <label className={className}>
      <input {...rest} type="radio" className="checkbox radio" onChange={onChange} />
      {children}
    </label>
  );
}
