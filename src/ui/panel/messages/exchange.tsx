import { memo } from 'react';
import type { Exchange as OneExchange } from '../state/transcript.ts';
import { Answer } from './answer.tsx';
import { PauseLine } from './pause-line.tsx';
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
