import { createElement, type ReactNode } from 'react';

interface Props {
  /** Accessible name. */
  label: string;
  className: string;
  children: ReactNode;
}

/** Scrollable box that takes the focus, so that arrow keys scroll it. */
export function Scroller({ label, className, children }: Props) {
  return createElement('section', { className, 'aria-label': label, tabIndex: 0 }, children);
}
