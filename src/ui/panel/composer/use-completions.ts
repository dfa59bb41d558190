import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import type { UserAction } from '@/src/contract/action.ts';
import { useI18n, useSay } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { completionAt, withoutSign } from './completion-at-cursor.ts';
import type { Option } from './palette/option-list.tsx';

/** Debounce of the search, in milliseconds. */
const pause = 80;

const none: UserAction[] = [];
const nothingFound: { key: string; options: Option[] } = { key: '', options: [] };

/** Completions of `/` and `@` in the composer, and their keys. `active`: id of the option that Enter picks. */
export function useCompletions(input: RefObject<HTMLTextAreaElement | null>, draft: string) {
  const panel = usePanel();
  const say = useSay();
  const { language } = useI18n();
  const own = usePanelState(({ settings }) => settings?.actions) ?? none;
  const [found, setFound] = useState(nothingFound);
  const [at, setAt] = useState(0);
  const [closed, setClosed] = useState('');
  const writing = completionAt(draft, input.current?.selectionStart ?? draft.length);
  const key = writing && draft !== closed ? `${writing.sign}${writing.query}` : '';

  useEffect(() => {
    const asked = key && completionAt(key, key.length);
    if (!asked) return setFound(nothingFound);
    let late = false;
    const timer = setTimeout(async () => {
      const { completionsFor } = await import('./completion-list.ts');
      const options = await completionsFor(asked, { panel, say, own, language: language() });
      if (late) return;
      setFound({ key, options });
      setAt(0);
    }, pause);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [key, panel, say, own, language]);

  const options = key ? found.options : [];
  const chosen = options[at];

  function pick(option: Option) {
    if (writing) panel.write(withoutSign(draft, writing));
    setFound(nothingFound);
    void option.pick({ background: false });
    input.current?.focus();
  }

  /** True if the key was handled. */
  function onKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    if (!chosen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((at + step + options.length) % options.length);
    else if (event.key === 'Escape') setClosed(draft);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) pick(chosen);
    else return false;
    event.preventDefault();
    return true;
  }

  return { options, active: chosen?.id ?? null, writing, onKey, pick };
}
