import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { useSay } from '../parts/world.tsx';
import { Answer } from './answer.tsx';
import './conversation.css';
import { Empty } from './empty.tsx';
import { usePanelState } from './panel-context.tsx';
import { useStickToEnd } from './stick-to-end.ts';
import { exchangesOf } from './transcript.ts';
import { TurnEndNote } from './turn-end-note.tsx';
import { UserMessage } from './user-message.tsx';

/** Turns that are drawn at first; earlier ones wait behind a button. */
const drawn = 40;

export function Conversation({ hidden }: { hidden: boolean }) {
  const say = useSay();
  const messages = usePanelState((state) => state.messages);
  const loaded = usePanelState((state) => state.loaded);
  const id = usePanelState((state) => state.conversation.id);
  const [from, setFrom] = useState({ id, earlier: 0 });
  const exchanges = exchangesOf(messages);
  const hiddenTurns = Math.max(0, exchanges.length - drawn - (from.id === id ? from.earlier : 0));
  const last = exchanges.length - 1;
  const { frame, content } = useStickToEnd(`${id} ${exchanges[last]?.turn}`);
  return (
    <div className="conversation" ref={frame} hidden={hidden} tabIndex={-1}>
      <div className="log" ref={content} role="log" aria-live="off" aria-label={say('ui_conversation')}>
        {hiddenTurns > 0 && (
          <Button kind="quiet" onClick={() => setFrom((now) => ({ id, earlier: now.earlier + drawn }))}>
            {say('ui_show_earlier', { n: hiddenTurns })}
          </Button>
        )}
        {exchanges.slice(hiddenTurns).map((exchange, index) => {
          const isLast = hiddenTurns + index === last;
          return (
            <div className="exchange" key={exchange.turn} data-last={isLast}>
              {exchange.user.map((message) => (
                <UserMessage key={message.id} message={message} />
              ))}
              {exchange.rounds.length > 0 && <Answer rounds={exchange.rounds} last={isLast} />}
              {isLast && <TurnEndNote />}
            </div>
          );
        })}
      </div>
      {exchanges.length === 0 && loaded && <Empty />}
    </div>
  );
}
