import { ArrowDown } from 'lucide-react';
import { startTransition, useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useSay } from '../../parts/services-context.tsx';
import './message-log.css';
import { onDemand } from '../../parts/on-demand.ts';
import { usePanelState } from '../actions/panel-context.tsx';
import { FollowsEnd } from '../markdown/growing-context.ts';
import { exchangesOf, type Exchange as OneExchange } from '../state/transcript.ts';
import { EmptyPanel } from './empty-panel.tsx';
import { Exchange } from './exchange.tsx';
import { useStickToEnd } from './stick-to-end.ts';
import { useScrollPosition } from './use-scroll-position.ts';
import { useWaitingMessage, WaitingMessage } from './waiting-message.tsx';

/** Number of turns rendered at first, added per step, and added per page. */
const first = 5;
const step = 5;
const page = 40;
/** Milliseconds between steps of filling the first page. */
const soon = 30;

const VersionStep = onDemand(async () => (await import('./version-step.tsx')).default);

export function MessageLog({ hidden }: { hidden: boolean }) {
  const say = useSay();
  const messages = usePanelState((state) => state.messages);
  const loaded = usePanelState((state) => state.loaded);
  const id = usePanelState((state) => state.conversation.id);
  const exchanges = exchangesOf(messages);
  const drawn = useDrawn(id, exchanges.length);
  const last = exchanges.length - 1;
  const startedTurn = usePanelState((state) => state.startedTurn);
  const versions = usePanelState(({ others }) => others.length > 0);
  const steppedTo = usePanelState((state) => state.steppedVersion?.to);
  const place = usePanelState((state) => state.conversation.place?.turn);
  const hiddenTurns = useHidden(exchanges, drawn.turns, drawn.filled ? [steppedTo, place] : [steppedTo]);
  const waiting = useWaitingMessage();
  const { frame, content, follows, away, stay, toEnd } = useStickToEnd(`${id} ${startedTurn}`);
  useScrollPosition(id, { frame, stay }, loaded && (drawn.filled || hiddenTurns === 0));
  return (
    <>
      {versions && <VersionStep frame={frame} stay={stay} />}
      <div className="conversation" ref={frame} hidden={hidden} tabIndex={-1}>
        <div className="log" ref={content} role="log" aria-live="off" aria-label={say('ui_conversation')}>
          {hiddenTurns > 0 && drawn.filled && (
            <Button kind="quiet" onClick={drawn.more}>
              {say('ui_show_earlier', { n: hiddenTurns })}
            </Button>
          )}
          <FollowsEnd value={follows}>
            {exchanges.slice(hiddenTurns).map((exchange, index) => (
              <Exchange key={exchange.turn} exchange={exchange} last={hiddenTurns + index === last} />
            ))}
          </FollowsEnd>
          {waiting && <WaitingMessage waiting={waiting} />}
        </div>
        {exchanges.length === 0 && !waiting && loaded && <EmptyPanel />}
      </div>
      {away && !hidden && (
        <div className="jump">
          <Button icon={ArrowDown} onClick={toEnd}>
            {say('ui_jump_to_latest')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Number of hidden turns at the start. Turns once rendered, and `turns`, are never hidden. */
function useHidden(exchanges: readonly OneExchange[], drawn: number, turns: (string | undefined)[]): number {
  const [top, setTop] = useState<string>();
  const wanted = [top, ...turns].map((id) => exchanges.findIndex(({ turn }) => turn === id));
  const hidden = Math.min(Math.max(0, exchanges.length - drawn), ...wanted.filter((at) => at >= 0));
  const first = exchanges[hidden]?.turn;
  if (first !== top) setTop(first);
  return hidden;
}

/**
 * Number of turns to render of `count`, from the end: a few at first, then step by step up to a page, then more on
 * demand.
 */
function useDrawn(id: string, count: number): { turns: number; filled: boolean; more(): void } {
  const [drawn, setDrawn] = useState({ id, turns: first });
  const turns = drawn.id === id ? drawn.turns : first;
  const filled = turns >= Math.min(page, count);
  useEffect(() => {
    if (filled) return;
    const next = { id, turns: Math.min(turns + step, page) };
    const timer = setTimeout(() => startTransition(() => setDrawn(next)), soon);
    return () => clearTimeout(timer);
  }, [id, turns, filled]);
  return { turns, filled, more: () => setDrawn({ id, turns: turns + page }) };
}
