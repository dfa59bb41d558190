import { type RefObject, useEffect } from 'react';

/** Moves the focus to `home` when the focused element is removed, hidden or disabled. */
export function useRestoreFocus(home: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      if (!last || canHaveFocus(last) || (activeElement !== document.body && activeElement !== last)) return;
      home.current?.focus();
    });
    document.addEventListener('focusin', remember);
    const attributeFilter = ['disabled', 'hidden'];
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [home]);
}

const canHaveFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[hidden]') === null;
