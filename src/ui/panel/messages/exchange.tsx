import { memo } from 'react';
import { Spinner } from '../../parts/badges.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { usePause } from '../actions/use-pause.ts';
import type { Exchange as OneExchange } from '../state/transcript.ts';
import { Answer } from './answer.tsx';
import { TurnEndNote } from './turn-end-note.tsx';
import { UserMessage } from './user-message.tsx';

interface Props {
  exchange: OneExchange;
  /** Newest turn, whose chips are active. */
  last: boolean;
}

/** Messages of one turn. */
export const Exchange = memo(function Exchange({ exchange, last }: Props) {
  const { turn, user, rounds } = exchange;
  return (
    <div className="exchange" data-exchange={turn} data-last={last}>
      {user.map((message) => (
        <UserMessage key={message.id} message={message} />
      ))}
      {rounds.length > 0 && <Answer rounds={rounds} last={last} />}
      {last && <PauseLine />}
      <TurnEndNote exchange={exchange} last={last} />
    </div>
  );
}, same);

const sameItems = (before: unknown[], now: unknown[]): boolean =>
  before.length === now.length && now.every((one, at) => one === before[at]);

/** Skips turns whose messages did not change. */
function same(before: Props, now: Props): boolean {
  return (
    before.last === now.last &&
    sameItems(before.exchange.user, now.exchange.user) &&
    sameItems(before.exchange.rounds, now.exchange.rounds)
  );
}

/** Reason why the answer has not begun, with a clock that is not announced. */
function PauseLine() {
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
