import { useEffect, useRef } from 'react';
import type { ReadingPlace } from '@/src/contract/conversation.ts';
import { useServices } from '../../parts/services-context.tsx';
import { usePanelState } from '../actions/panel-context.tsx';
import { type Sticking, turnsIn } from './stick-to-end.ts';

/** Debounce of saving the position, in milliseconds. */
const lag = 400;

/** Saves the scroll position of a chat and restores it once it is `drawn`. */
export function useScrollPosition(id: string, { frame, stay }: Pick<Sticking, 'frame' | 'stay'>, drawn: boolean): void {
  const { conversations } = useServices();
  const place = usePanelState((state) => state.conversation.place ?? null);
  const whole = usePanelState((state) => state.whole);
  const found = useRef('');

  useEffect(() => {
    const box = frame.current;
    if (!box || !drawn || found.current === id) return;
    const turn = place && turnsIn(box).find((one) => one.dataset.exchange === place.turn);
    // The turn may not be loaded yet; tries again later.
    if (place && !turn && !whole) return;
    found.current = id;
    if (!turn) return;
    stay();
    box.scrollTop = turn.offsetTop + place.offset;
  }, [id, drawn, whole, place, frame, stay]);

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let kept: ReadingPlace | null = null;
    const store = () => {
      // A hidden element has no scroll position.
      if (box.hidden) return;
      const now = placeIn(box);
      if (now?.turn === kept?.turn && now?.offset === kept?.offset) return;
      kept = now;
      conversations.change(id, { place: now }).catch(() => {});
    };
    const keep = () => {
      clearTimeout(timer);
      if (found.current === id) timer = setTimeout(store, lag);
    };
    box.addEventListener('scroll', keep, { passive: true });
    return () => {
      clearTimeout(timer);
      box.removeEventListener('scroll', keep);
    };
  }, [id, conversations, frame]);
}

/** Turn at the upper edge of the view; null if the view is at the end. */
function placeIn(box: HTMLElement): ReadingPlace | null {
  if (box.scrollHeight - box.scrollTop - box.clientHeight < 2) return null;
  const turn = turnsIn(box).find((one) => one.offsetTop + one.offsetHeight > box.scrollTop);
  return turn?.dataset.exchange ? { turn: turn.dataset.exchange, offset: box.scrollTop - turn.offsetTop } : null;
}
