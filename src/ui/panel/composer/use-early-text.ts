import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel } from '../actions/panel-context.tsx';
import { type EarlyText, rememberBoxName, takeEarlyText } from './early-composer.ts';

/** Moves text typed before the first render into the panel. `onEntered` is called if Enter had been pressed. */
export function useEarlyText(
  input: RefObject<HTMLTextAreaElement | null>,
  onEntered: (message: { words: string; other: boolean }) => void,
): void {
  const panel = usePanel();
  const take = useEffectEvent(({ words, pasted, entered }: EarlyText) => {
    for (const text of pasted) panel.paste(text);
    if (words) panel.write(words);
    if (words && entered) onEntered({ words, other: entered.other });
  });
  const name = useSay()('ui_message');
  useEffect(() => rememberBoxName(name), [name]);
  useLayoutEffect(() => (input.current ? takeEarlyText(input.current, take) : undefined), [input]);
}
