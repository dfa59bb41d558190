import { type RefObject, useEffect } from 'react';
import { isComposing } from '../../parts/is-composing.ts';
import { useServices } from '../../parts/services-context.tsx';
import { usePanel } from '../actions/panel-context.tsx';
import type { Panel } from '../actions/panel-store.ts';
import { openQuestion } from '../state/open-question.ts';
import { isBusy } from '../state/turn-status.ts';

interface Places {
  composer: RefObject<HTMLTextAreaElement | null>;
  headline: RefObject<HTMLHeadingElement | null>;
}

/** Shortcuts that work anywhere in the panel. */
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
        if (closeInnermost(panel, services.window)) event.preventDefault();
      } else if (event.target === headline.current && isWritten(event)) {
        // Typed characters go to the composer, from which the question took the focus.
        composer.current?.focus();
      } else if (begun && (isWritten(event) || event.key === ' ') && !isTextEntry(event.target)) {
        // `?` was the beginning of a message.
        panel.show('chat');
        panel.write(`?${event.key}`);
        composer.current?.focus();
        event.preventDefault();
      } else if (event.key === '?') {
        const first = event.target === composer.current && mayAskForKeys(panel);
        if (!first && isTextEntry(event.target)) return;
        panel.show('keys');
        begun = first;
        event.preventDefault();
      }
    }
    /** True while the shortcuts are shown because `?` was typed into an empty composer. */
    let begun = false;
    const unsubscribe = panel.store.subscribe(({ view }) => {
      begun &&= view === 'keys';
    });
    window.addEventListener('keydown', onKey);
    return () => {
      unsubscribe();
      window.removeEventListener('keydown', onKey);
    };
  }, [panel, services, composer, headline]);
}

/** True for an empty chat with an empty composer and nothing running. */
function mayAskForKeys(panel: Panel): boolean {
  const { loaded, messages, draft, turn, holder, outbox, conversation } = panel.store.getState();
  const busy = outbox.has(conversation.id) || isBusy({ turn, holder });
  return loaded && !busy && messages.length === 0 && draft === '';
}

/** Closes or stops the innermost open thing; false if there is none. Inner elements handle Escape first. */
function closeInnermost(panel: Panel, window: number | null): boolean {
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

/** True for keys that write a character. AltGr shows as Ctrl and Alt. */
function isWritten(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey } = event;
  const chord = (ctrlKey || altKey) && !event.getModifierState('AltGraph');
  return [...key].length === 1 && key !== ' ' && !chord && !metaKey;
}

/** True for elements that take text. */
export function isTextEntry(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}
