import { createElement, type ReactNode } from 'react';

interface Props {
  /** What is in it, for those who do not see it. */
  label: string;
  className: string;
  children: ReactNode;
}

/** A box that scrolls and holds nothing that takes the focus: the Tab key leads to it, and then the arrows scroll. */
export function Scroller({ label, className, children }: Props) {
  return createElement('section', { className, 'aria-label': label, tabIndex: 0 }, children);
}
