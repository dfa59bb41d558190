import { useLayoutEffect, useRef } from 'react';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { type Sticking, turnsIn } from './stick-to-end.ts';

/** Keeps scroll position and focus when another version is shown. */
export default function VersionStep({ frame, stay }: Pick<Sticking, 'frame' | 'stay'>) {
  const { store } = usePanel();
  const steppedVersion = usePanelState((state) => state.steppedVersion);
  const left = useRef<{ top: number; button: number } | null>(null);

  // The store calls this before React removes the old version, so that it can still be measured.
  useLayoutEffect(
    () =>
      store.subscribe((now, before) => {
        const turn = now.steppedVersion !== before.steppedVersion && turnIn(frame.current, now.steppedVersion?.from);
        if (!turn || !frame.current) return;
        const focused = switchOf(turn).findIndex((one) => one.matches(':focus'));
        left.current = { top: turn.offsetTop - frame.current.scrollTop, button: focused };
      }),
    [store, frame],
  );

  useLayoutEffect(() => {
    const turn = turnIn(frame.current, steppedVersion?.to);
    if (!turn || !frame.current || !left.current) return;
    const { top, button } = left.current;
    left.current = null;
    const box = frame.current;
    box.scrollTop = turn.offsetTop - top;
    if (box.scrollHeight - box.scrollTop - box.clientHeight > 1) stay();
    if (button < 0) return;
    const buttons = switchOf(turn);
    const wanted = buttons[button]?.disabled ? buttons.find(({ disabled }) => !disabled) : buttons[button];
    wanted?.focus({ preventScroll: true });
  }, [steppedVersion, frame, stay]);
  return null;
}

const turnIn = (box: HTMLElement | null, turn: string | undefined): HTMLElement | undefined =>
  box ? turnsIn(box).find((one) => one.dataset.exchange === turn) : undefined;

const switchOf = (turn: HTMLElement): HTMLButtonElement[] => [
  ...turn.querySelectorAll<HTMLButtonElement>('.version-switch button'),
];
