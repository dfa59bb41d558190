import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Message } from '@/src/contract/conversation.ts';
import type { Chip, NextSteps } from '@/src/contract/next-step.ts';
import { isComposing } from '../../parts/is-composing.ts';
import { useSay } from '../../parts/services-context.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';

/** Milliseconds after a digit before it counts as a choice: more may be typed. */
const pause = 600;

/** Lets a digit in an empty composer pick a numbered choice, unless more is typed ("10 tips for kayaking"). */
export function useNumberedChoice(draft: string, busy: boolean) {
  const panel = usePanel();
  const say = useSay();
  const choices = usePanelState(({ messages }) => choicesOf(messages));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const named = busy ? undefined : chipOf(choices, draft.trim());

  function take(chip: Chip) {
    // If something else has started, the digit stays in the composer.
    if (panel.busy()) return;
    const from = panel.store.getState().messages.at(-1)?.id;
    panel.write('');
    void panel.sendIntent(say(chip.label), chip.intent, from);
  }

  return {
    /** True if the draft is the digit of a choice in the last answer. */
    named: named !== undefined,
    /** Call it with each key event of the composer, before anything else. */
    onKey(event: KeyboardEvent) {
      clearTimeout(timer.current);
      const { key, ctrlKey, metaKey, altKey } = event;
      const chip = chipOf(choices, key);
      if (draft || !chip || busy || ctrlKey || metaKey || altKey || isComposing(event.nativeEvent)) return;
      timer.current = setTimeout(() => {
        const now = panel.store.getState();
        if (now.draft === key && choicesOf(now.messages) === choices) take(chip);
      }, pause);
    },
    take: () => named && take(named),
  };
}

function choicesOf(messages: readonly Message[]): NextSteps | null {
  const last = messages.at(-1)?.parts.at(-1);
  return last?.type === 'chips' && last.choice ? last : null;
}

const chipOf = (choices: NextSteps | null, digit: string): Chip | undefined =>
  /^[1-9]$/.test(digit) ? choices?.chips[Number(digit) - 1] : undefined;
