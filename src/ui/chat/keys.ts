import { type RefObject, useEffect } from 'react';
import { usePanel } from './panel-context.tsx';
import type { Panel } from './panel-store.ts';
import { isBusy } from './status.ts';

interface Places {
  composer: RefObject<HTMLTextAreaElement | null>;
  headline: RefObject<HTMLHeadingElement | null>;
}

/** Keys that work wherever the focus is in the panel. */
export function useKeys({ composer, headline }: Places): void {
  const panel = usePanel();
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === 'F6') {
        const inQuestion = headline.current?.closest('[data-confirm]')?.contains(document.activeElement);
        (inQuestion ? composer : headline).current?.focus();
        event.preventDefault();
      } else if (event.key === 'Escape') {
        if (closeInnermost(panel, event.target)) event.preventDefault();
      } else if (event.key === '?' && !isTextEntry(event.target)) {
        panel.show('keys');
        event.preventDefault();
      }
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [panel, composer, headline]);
}

/** Closes the innermost thing that is open. What opens something inside handles Escape before it gets here. */
function closeInnermost(panel: Panel, target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value) return false;
  const { view, turn, holder } = panel.store.getState();
  const waiting = turn?.state === 'waiting' ? turn.waiting : undefined;
  if (view !== 'chat') panel.show('chat');
  else if (waiting) void panel.deny(waiting.ticket);
  else if (holder === 'here' && isBusy({ turn, holder })) panel.stop();
  else return false;
  return true;
}

/** Where a key writes. */
export function isTextEntry(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}
