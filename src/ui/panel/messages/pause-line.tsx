import { Spinner } from '../../parts/badges.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { usePause } from '../actions/use-pause.ts';
import './pause-line.css';

/** Reason why the answer has not begun, with a clock that is not announced. */
export function PauseLine() {
  const say = useSay();
  const pause = usePause();
  if (!pause) return null;
  const time = clockTime(pause.seconds);
  return (
    <p className="pause-line numbers" role="timer" data-pause={pause.kind}>
      <Spinner />
      {say(pause.kind === 'loading' ? 'ui_pause_loading' : 'ui_pause_told_to_wait', { time })}
    </p>
  );
}

const clockTime = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
