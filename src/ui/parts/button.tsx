import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import './button.css';
import { useTooltip } from './tooltip.tsx';

/** `plain` has an outline, `quiet` none; `fill` is the main action, `danger` a destructive one. */
export type ButtonKind = 'plain' | 'quiet' | 'fill' | 'danger';

type Props = ComponentProps<'button'> & { kind?: ButtonKind; icon?: LucideIcon | undefined };

export function Button({ kind = 'plain', icon: Icon, className = '', children, ...rest }: Props) {
  return (
    <button type="button" className={`button button-${kind} ${className}`} {...rest}>
      {Icon && <Icon size={14} aria-hidden />}
      <span className="one-line">{children}</span>
    </button>
  );
}

type IconProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'ref'> & {
  icon: LucideIcon;
  /** Label, also shown as a tooltip. */
  label: string;
  kind?: ButtonKind;
};

export function IconButton({ icon: Icon, label, kind = 'quiet', className = '', ...rest }: IconProps) {
  const control = useRef<HTMLButtonElement>(null);
  const { on, tip } = useTooltip(label, control);
  return (
    <>
      <button
        type="button"
        ref={control}
        className={`button icon-button button-${kind} ${className}`}
        aria-label={label}
        {...on}
        {...rest}
      >
        <Icon size={16} aria-hidden />
      </button>
      {tip}
    </>
  );
}
