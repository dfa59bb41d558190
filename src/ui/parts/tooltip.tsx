import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import './tooltip.css';

const delay = 500;
const gap = 6;

/**
 * Tooltip with the name of an icon button: props for the button, and an element to render after it. Not announced: the
 * button has its own label.
 */
export function useTooltip(text: string, control: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(after: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(setShown, after, true);
  }
  function hide() {
    clearTimeout(timer.current);
    setShown(false);
  }

  return {
    on: {
      onPointerEnter: () => show(delay),
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && show(delay),
      onBlur: hide,
    },
    // Rendered into the root, so that no container clips it.
    tip:
      shown &&
      createPortal(
        <span className="tooltip" aria-hidden ref={(tip) => place(tip, control.current)}>
          {text}
        </span>,
        document.body,
      ),
  };
}

/** Places it centred below the control, or above if there is no room. */
function place(tip: HTMLElement | null, control: HTMLElement | null): void {
  if (!tip || !control) return;
  const target = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const centred = target.left + target.width / 2 - width / 2;
  const below = target.bottom + gap;
  tip.style.left = `${Math.max(gap, Math.min(centred, window.innerWidth - width - gap))}px`;
  tip.style.top = `${below + height + gap > window.innerHeight ? target.top - height - gap : below}px`;
}
