import { type RefObject, useEffect } from 'react';
import { isComposing } from '../../parts/is-composing.ts';
import { useServices } from '../../parts/services-context.tsx';
import { usePanel } from '../actions/panel-context.tsx';
import type { Panel } from '../actions/panel-store.ts';
import { openQuestion } from '../state/open-question.ts';

interface Places {
  composer: RefObject<HTMLTextAreaElement | null>;
  headline: RefObject<HTMLHeadingElement | null>;
}

/** Keys that work wherever the focus is in the panel. */
export function useKeys({ composer, headline }: Places): void {
  const panel = usePanel();
  const services = useServices();
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event)) return;
      if (event.key === 'F6') {
        const inQuestion = headline.current?.closest('.question-slot')?.contains(document.activeElement);
        (inQuestion ? composer.current : (headline.current ?? composer.current))?.focus();
        event.preventDefault();
      } else if (event.key === 'Escape') {
        if (closeInnermost(panel, event.target, services.window)) event.preventDefault();
      } else if (event.target === headline.current && isWritten(event)) {
        // The headline took the focus of someone who was about to type: what the key writes lands where that is now.
        composer.current?.focus();
      } else if (event.key === '?' && !isTextEntry(event.target)) {
        panel.show('keys');
        event.preventDefault();
      }
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [panel, services, composer, headline]);
}

/** Closes the innermost thing that is open. What opens something inside handles Escape before it gets here. */
function closeInnermost(panel: Panel, target: EventTarget | null, window: number | null): boolean {
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value) return false;
  const { view, turn, holder, outbox, conversation, ...asked } = panel.store.getState();
  const question = openQuestion({ turn, ...asked }, window);
  const streaming = holder === 'here' && turn?.state !== 'waiting';
  if (view !== 'chat') panel.show('chat');
  else if (streaming) panel.stop();
  else if (question) void panel.refuse(question);
  else if (outbox.has(conversation.id)) panel.stop();
  else return false;
  return true;
}

/** Whether a key writes a character, other than one that scrolls or presses. AltGr, which writes, shows as Ctrl and Alt. */
function isWritten(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey } = event;
  const chord = (ctrlKey || altKey) && !event.getModifierState('AltGraph');
  return [...key].length === 1 && key !== ' ' && !chord && !metaKey;
}

/** Where a key writes. */
export function isTextEntry(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}
